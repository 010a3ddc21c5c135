import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedCurrencies } from '../money/currency.ts';
import { computeTotals, goodsAfterReduction, includedVat, type Reduction } from './totals.ts';

const rates = { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 };
const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  isExcluded: fc.boolean(),
});
const reduction: fc.Arbitrary<Reduction | undefined> = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }) }),
  ),
  { nil: undefined },
);
const inputs = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  reduction,
  shipping: fc.integer({ min: 0, max: 5_000 }),
  currency: fc.constantFrom(...chargedCurrencies),
  rates: fc.constant(rates),
  vatBasisPoints: fc.constantFrom(0, 1900, 2100, 2300, 2400, 2550),
});
const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

describe('computeTotals', () => {
  it('adds up an order in euro', () => {
    const totals = computeTotals({
      lines: [
        { unitPrice: 8900, quantity: 1 },
        { unitPrice: 1995, quantity: 2 },
      ],
      shipping: 495,
      currency: 'EUR',
      rates,
      vatBasisPoints: 2100,
    });
    expect(totals).toMatchObject({ subtotal: 12_890, discount: 0, shipping: 495, total: 13_385, vat: 2323 });
  });

  it('converts each unit price first and multiplies then', () => {
    const totals = computeTotals({
      lines: [{ unitPrice: 1995, quantity: 3 }],
      shipping: 495,
      currency: 'USD',
      rates,
      vatBasisPoints: 2100,
    });
    // 19.95 € are $21.546, charged as $21.55 a piece; 3 × $21.546 would be $64.64.
    expect(totals).toMatchObject({ subtotal: 6465, shipping: 535, total: 7000 });
  });

  it('takes no more off than the goods are worth', () => {
    const lines = [{ unitPrice: 1000, quantity: 1 }];
    const totals = computeTotals({
      lines,
      reduction: { amount: 5000 },
      shipping: 495,
      currency: 'EUR',
      rates,
      vatBasisPoints: 2100,
    });
    expect(totals).toMatchObject({ discount: 1000, total: 495 });
  });

  it('always agrees with itself to the cent and is never negative', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const totals = computeTotals(input);
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping);
        expect(sum(totals.lines.map((part) => part.total)) + totals.shipping).toBe(totals.total);
        expect(sum(totals.lines.map((part) => part.discount))).toBe(totals.discount);
        for (const [index, part] of totals.lines.entries()) {
          expect(part.gross).toBe(part.unitPrice * (input.lines[index]?.quantity ?? 0));
          expect(part.total).toBe(part.gross - part.discount);
          expect(part.total).toBeGreaterThanOrEqual(0);
          expect(part.discount).toBeGreaterThanOrEqual(0);
          if (input.lines[index]?.isExcluded) expect(part.discount).toBe(0);
        }
        expect(totals.vat).toBeGreaterThanOrEqual(0);
        expect(totals.vat).toBeLessThanOrEqual(totals.total);
      }),
    );
  });

  it('takes a discount off the lines that it may reduce, in proportion to their worth', () => {
    const totals = computeTotals({
      lines: [
        { unitPrice: 1000, quantity: 1 },
        { unitPrice: 9999, quantity: 3, isExcluded: true },
        { unitPrice: 1000, quantity: 2 },
      ],
      reduction: { amount: 1000 },
      shipping: 0,
      currency: 'EUR',
      rates,
      vatBasisPoints: 2100,
    });
    expect(totals.lines.map((part) => part.discount)).toEqual([333, 0, 667]);
  });

  it('takes a share half up, of what is charged', () => {
    const order = { lines: [{ unitPrice: 1995, quantity: 3 }], shipping: 0, rates, vatBasisPoints: 2100 } as const;
    expect(computeTotals({ ...order, reduction: { percent: 15 }, currency: 'EUR' }).discount).toBe(898);
    expect(computeTotals({ ...order, reduction: { percent: 10 }, currency: 'USD' }).discount).toBe(647);
  });

  it('leaves no cent of goods that are free, in any currency', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, isShare) => {
        const lines = input.lines.map(({ unitPrice, quantity }) => ({ unitPrice, quantity }));
        const worth = sum(lines.map((part) => part.unitPrice * part.quantity));
        const free: Reduction = isShare ? { percent: 100 } : { amount: worth };
        expect(computeTotals({ ...input, lines, reduction: free, shipping: 0 }).total).toBe(0);
      }),
    );
  });

  it('holds the threshold of free delivery against the goods that it charges in euro', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { subtotal, discount } = computeTotals({ ...input, currency: 'EUR' });
        expect(goodsAfterReduction(input.lines, input.reduction)).toBe(subtotal - discount);
      }),
    );
  });

  it('charges the euro prices as they are', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { subtotal } = computeTotals({ ...input, currency: 'EUR' });
        expect(subtotal).toBe(sum(input.lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
      }),
    );
  });
});

describe('includedVat', () => {
  it.each([
    [12_100, 2100, 2100],
    [100, 2100, 17],
    [12_550, 2550, 2550],
    [9999, 0, 0],
  ])('%i at %i hundredths of a percent include %i', (gross, rate, expected) => {
    expect(includedVat(gross, rate)).toBe(expected);
  });
});
