import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundableOrder } from '../payment/refund.ts';
import { returnCost, returnSums } from './return-cost.ts';
import { returnReasons } from './return-reason.ts';

const label = { labelFreeFrom: 5000, labelInLithuania: 495, labelAbroad: 995 };

describe('the cost of a return label', () => {
  it.each([
    ['return', 'LT', 4999, 495],
    ['return', 'LT', 5000, 0],
    ['withdrawal', 'LT', 1200, 495],
    ['return', 'LV', 4999, 995],
    ['return', 'FI', 50_000, 995],
    ['complaint', 'FI', 1200, 0],
    ['exchange', 'LT', 1200, 0],
  ] as const)('of a %s from %s, goods of %i, is %i', (reason, country, goodsEuro, cost) => {
    expect(returnCost({ reason, country, goodsEuro }, label)).toBe(cost);
  });

  const anyLabel = fc.record({
    labelFreeFrom: fc.nat(20_000),
    labelInLithuania: fc.nat(2000),
    labelAbroad: fc.nat(2000),
  });
  const country = fc.constantFrom('LT', 'LV', 'EE', 'PL', 'DE', 'FI');

  it('is nothing for a complaint, whatever the settings, and for Lithuanian orders of the threshold and over', () => {
    fc.assert(
      fc.property(anyLabel, country, fc.nat(50_000), (facts, where, goodsEuro) => {
        expect(returnCost({ reason: 'complaint', country: where, goodsEuro }, facts)).toBe(0);
        const dear = facts.labelFreeFrom + goodsEuro;
        expect(returnCost({ reason: 'return', country: 'LT', goodsEuro: dear }, facts)).toBe(0);
      }),
    );
  });

  it('is one of the settings or nothing', () => {
    fc.assert(
      fc.property(
        anyLabel,
        country,
        fc.nat(50_000),
        fc.constantFrom(...returnReasons),
        (facts, where, goodsEuro, reason) => {
          const cost = returnCost({ reason, country: where, goodsEuro }, facts);
          expect([0, where === 'LT' ? facts.labelInLithuania : facts.labelAbroad]).toContain(cost);
        },
      ),
    );
  });
});

const cents = fc.integer({ min: 0, max: 60_000 });
const orders = fc
  .record({
    isDollar: fc.boolean(),
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), total: cents, refunded: fc.nat(5) }), {
      minLength: 1,
      maxLength: 4,
    }),
    shipping: fc.nat(1500),
  })
  .map(({ isDollar, lines, shipping }): RefundableOrder => {
    const rateMillionths = isDollar ? 1_080_000 : 1_000_000;
    const both = (charged: number) => ({ charged, euro: Math.round((charged * 1_000_000) / rateMillionths) });
    const rows = lines.map(({ quantity, refunded, total }, index) => {
      const refundedQuantity = Math.min(refunded, quantity);
      return { id: index + 1, quantity, total: both(total), refundedQuantity };
    });
    const sum = (side: 'charged' | 'euro', of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + Math.floor((row.total[side] * of(row)) / row.quantity), 0);
    const gone = (side: 'charged' | 'euro') => sum(side, (row) => row.refundedQuantity);
    const all = (side: 'charged' | 'euro') => sum(side, (row) => row.quantity) + both(shipping)[side];
    return {
      currency: isDollar ? 'USD' : 'EUR',
      rateMillionths,
      lines: rows,
      paid: { charged: all('charged'), euro: all('euro') },
      shipping: both(shipping),
      surchargeEuro: 0,
      refunded: { charged: gone('charged'), euro: gone('euro') },
      refundedShipping: { charged: 0, euro: 0 },
      refundedOther: { charged: 0, euro: 0 },
    };
  });

describe('the sums of a return', () => {
  it('keep never more back than the pieces were worth, and add up to the cent', () => {
    fc.assert(
      fc.property(orders, fc.nat(2000), (order, keptBackEuro) => {
        const pieces = order.lines
          .map(({ id, quantity, refundedQuantity }) => ({ line: id, quantity: quantity - refundedQuantity }))
          .filter(({ quantity }) => quantity > 0);
        const sums = returnSums(order, pieces, keptBackEuro);
        if (sums === undefined) throw new Error('the pieces are there');
        for (const side of ['charged', 'euro'] as const) {
          expect(sums.keptBack[side]).toBeLessThanOrEqual(sums.goods[side]);
          expect(sums.amount[side]).toBe(sums.goods[side] - sums.keptBack[side]);
          expect(sums.amount[side]).toBeGreaterThanOrEqual(0);
          expect(sums.amount[side]).toBeLessThanOrEqual(order.paid[side] - order.refunded[side]);
        }
        expect(sums.keptBack.euro).toBeLessThanOrEqual(Math.max(keptBackEuro, sums.goods.euro));
      }),
    );
  });

  it('give everything back where the label is free', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const line = order.lines.find(({ quantity, refundedQuantity }) => refundedQuantity < quantity);
        if (line === undefined) return;
        const sums = returnSums(order, [{ line: line.id, quantity: 1 }], 0);
        expect(sums?.amount).toEqual(sums?.goods);
      }),
    );
  });

  it('are none where more is wanted than there is', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const [line] = order.lines;
        if (line === undefined) return;
        const quantity = line.quantity - line.refundedQuantity + 1;
        expect(returnSums(order, [{ line: line.id, quantity }], 495)).toBeUndefined();
      }),
    );
  });
});
