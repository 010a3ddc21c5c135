import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderFacts, orderMargin, orderMarginShare } from './order-margin.ts';
import {
  endPrice,
  judgeReduction,
  lowestPriceFor,
  newPrices,
  type PricedProduct,
  type PriceRule,
  priceEndings,
  ruleKinds,
} from './price-rule.ts';
import { marginShare, type PricingTerms, unitMargin } from './unit-margin.ts';

const terms: PricingTerms = {
  ...{
    vat_basis_points: 2100,
    card_fee_basis_points: 150,
    card_fee_fixed: 25,
    bank_fee_basis_points: 0,
    bank_fee_fixed: 29,
  },
  ...{ parcel_cost_lithuania: 310, parcel_cost_abroad: 890, return_piece_cost: 250, repricing_markup_percent: 20 },
  ...{ orders_measured: 10, pieces_per_order_thousandths: 2000, delivery_borne_per_order: 100 },
};
const someTerms = fc.record({
  vat_basis_points: fc.integer({ min: 0, max: 2700 }),
  card_fee_basis_points: fc.integer({ min: 0, max: 500 }),
  card_fee_fixed: fc.integer({ min: 0, max: 100 }),
  bank_fee_basis_points: fc.integer({ min: 0, max: 500 }),
  bank_fee_fixed: fc.integer({ min: 0, max: 100 }),
  parcel_cost_lithuania: fc.integer({ min: 0, max: 2000 }),
  parcel_cost_abroad: fc.integer({ min: 0, max: 2000 }),
  return_piece_cost: fc.integer({ min: 0, max: 2000 }),
  repricing_markup_percent: fc.constant(20),
  orders_measured: fc.constant(1),
  pieces_per_order_thousandths: fc.integer({ min: 1000, max: 9000 }),
  delivery_borne_per_order: fc.integer({ min: -1500, max: 1500 }),
});
const someCost = fc.record({
  cost: fc.integer({ min: 1, max: 500_000 }),
  cost_includes_vat: fc.boolean(),
  return_basis_points: fc.integer({ min: 0, max: 10_000 }),
});
const price = fc.integer({ min: 1, max: 1_000_000 });
const coat = { cost: 4840, cost_includes_vat: true, return_basis_points: 1000 };

describe('what is left of a piece', () => {
  it('is its price less VAT, cost, fee, delivery and returns', () => {
    // 121.00 € with 21 % VAT; the card takes 1.82 + 0.13; a tenth comes back: of 100.00 − 40.00 + 2.50.
    const parts = { vat: 2100, cost: 4000, fee: 182 + 13, delivery: 50, returns: 625, margin: 5130 };
    expect(unitMargin(12_100, coat, terms)).toEqual(parts);
    expect(marginShare(parts.margin, 10_000)).toBe(5130);
    expect(unitMargin(12_100, { ...coat, cost: 4000, cost_includes_vat: false }, terms)).toEqual(parts);
    expect(marginShare(5, 0)).toBeUndefined();
  });

  it('sums to the price with all other parts, in whole cents', () => {
    fc.assert(
      fc.property(price, someCost, someTerms, (paid, cost, known) => {
        const parts = unitMargin(paid, cost, known);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(paid);
        for (const part of Object.values(parts)) expect(Number.isSafeInteger(part)).toBe(true);
        expect(Math.min(parts.vat, parts.fee)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what is left of an order', () => {
  const order: OrderFacts = {
    ...{ payment_method: 'card', is_home: true, paid: 24_200, refunded: 12_100, vat: 2100 },
    ...{ goods: 4000, parcels: 1, returned: 1 },
  };
  it('is what was paid and kept, less what was sent and what came back', () => {
    const margin = orderMargin(order, terms);
    expect(margin).toMatchObject({ vat: 2100, goods: 4000, fee: 363 + 25, delivery: 310, returns: 250, margin: 5052 });
    expect(orderMarginShare(margin)).toBe(5052);
    expect(orderMargin({ ...order, payment_method: 'bank', is_home: false }, terms)).toMatchObject({
      fee: 29,
      delivery: 890,
    });
    expect(orderMargin({ ...order, payment_method: 'none', paid: 0, refunded: 0, vat: 0 }, terms)).toMatchObject({
      fee: 0,
      vat: 0,
    });
  });

  it('sums to what was paid with all other parts', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 });
    const facts = fc.record({
      payment_method: fc.constantFrom('card', 'bank', 'none'),
      is_home: fc.boolean(),
      ...{ paid: money, refunded: money, vat: money, goods: money },
      ...{ parcels: fc.nat(9), returned: fc.nat(9) },
    });
    fc.assert(
      fc.property(facts, someTerms, (known, some) => {
        const { paid, ...parts } = orderMargin(known, some);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(paid);
      }),
    );
  });
});

describe('a rule for prices', () => {
  const product: PricedProduct = {
    ...{ price: 10_000, sale_price: null, cost: 5000, cost_includes_vat: true, return_basis_points: 1000 },
    ...{ lowest_30: 9000, lowest_price: null },
  };
  const rule: PriceRule = { kind: 'markup', basis_points: 2000, ending: 'none', floor_basis_points: null };

  it.each([
    ['adds to the cost with VAT', {}, {}, { price: 6000, sale_price: null }],
    ['rounds half up', { cost: 1233 }, { basis_points: 5000 }, { price: 1850, sale_price: null }],
    ['knows a cost without VAT', { cost: 5000, cost_includes_vat: false }, {}, { price: 7260, sale_price: null }],
    ['clears a reduction that is no longer lower', { sale_price: 6000 }, {}, { price: 6000, sale_price: null }],
    ['keeps a reduction that is lower', { sale_price: 5999 }, {}, { price: 6000, sale_price: 5999 }],
    ['cannot without a cost', { cost: null, cost_includes_vat: null }, {}, { left: 'no_cost' }],
    ['raises', {}, { kind: 'percent', basis_points: 550 }, { price: 10_550, sale_price: null }],
    ['lowers', {}, { kind: 'percent', basis_points: -1000 }, { price: 9000, sale_price: null }],
    ['gives nothing away', {}, { kind: 'percent', basis_points: -10_000 }, { left: 'too_low' }],
    ['needs a price', { price: 0 }, { kind: 'percent' }, { left: 'no_price' }],
    ['has a highest price', { price: 9_000_000 }, { kind: 'percent' }, { left: 'too_high' }],
    ['reduces', {}, { kind: 'reduce' }, { price: 10_000, sale_price: 8000 }],
    ['reduces to an ending', {}, { kind: 'reduce', ending: '99' }, { price: 10_000, sale_price: 7999 }],
    ['ends in 90', {}, { kind: 'keep', ending: '90' }, { price: 9990, sale_price: null }],
    ['clears', { sale_price: 8000 }, { kind: 'clear' }, { price: 10_000, sale_price: null }],
    [
      'makes no reduction that the floor leaves no room for',
      {},
      { kind: 'reduce', floor_basis_points: 6000 },
      { left: 'floor' },
    ],
    ['has no price for a floor that none leaves', {}, { kind: 'keep', floor_basis_points: 9900 }, { left: 'floor' }],
  ] as const)('%s', (_, of, terms_, expected) => {
    expect(newPrices({ ...product, ...of }, { ...rule, ...terms_ }, terms)).toEqual(expected);
  });

  it('ends prices where they are nearest, the higher of two', () => {
    expect([0, 49, 148, 149, 199, 250].map((cents) => endPrice(cents, '99'))).toEqual([99, 99, 99, 199, 199, 299]);
    expect([100, 190, 191].map((cents) => endPrice(cents, '90', 'up'))).toEqual([190, 190, 290]);
  });

  it('finds the lowest price that leaves a floor', () => {
    fc.assert(
      fc.property(someCost, fc.integer({ min: 0, max: 4000 }), (cost, floor) => {
        const found = lowestPriceFor(floor, { ...cost, return_basis_points: cost.return_basis_points % 3000 }, terms);
        if (found === undefined) throw new Error('no price');
        const shareAt = (at: number) => {
          const parts = unitMargin(at, { ...cost, return_basis_points: cost.return_basis_points % 3000 }, terms);
          return marginShare(parts.margin, at - parts.vat) ?? -1;
        };
        expect(shareAt(found)).toBeGreaterThanOrEqual(floor);
        expect(shareAt(found - 1)).toBeLessThan(floor);
      }),
    );
  });

  it('gives whole cents, a reduction that is lower, and never less than the floor', () => {
    const rules = fc.record({
      kind: fc.constantFrom(...ruleKinds),
      basis_points: fc.integer({ min: -9000, max: 9000 }),
      ending: fc.constantFrom(...priceEndings),
      floor_basis_points: fc.option(fc.integer({ min: 0, max: 4000 })),
    });
    const products = fc.record({
      ...{ price, cost: fc.integer({ min: 1, max: 300_000 }), cost_includes_vat: fc.boolean() },
      sale_price: fc.option(price),
      return_basis_points: fc.nat(3000),
      ...{ lowest_30: fc.constant(null), lowest_price: fc.constant(null) },
    });
    fc.assert(
      fc.property(rules, products, (made, some) => {
        const after = newPrices(
          some,
          { ...made, basis_points: made.kind === 'reduce' ? Math.abs(made.basis_points) : made.basis_points },
          terms,
        );
        if ('left' in after) return;
        expect(Number.isSafeInteger(after.price)).toBe(true);
        expect(after.sale_price ?? 1).toBeGreaterThan(0);
        expect(after.sale_price ?? -1).toBeLessThan(after.price);
        if (made.floor_basis_points !== null) {
          const inForce = after.sale_price ?? after.price;
          const { margin, vat } = unitMargin(inForce, some, terms);
          // A price between two that are enough may miss by a cent's rounding, never by more.
          expect(marginShare(margin + 1, inForce - vat) ?? 0).toBeGreaterThanOrEqual(made.floor_basis_points);
        }
      }),
    );
  });

  it('holds reductions against the lowest price of thirty days', () => {
    const judge = (of: Partial<PricedProduct>, sale: number | null) =>
      judgeReduction({ ...product, ...of }, { price: 10_000, sale_price: sale });
    expect(judge({}, null)).toBe('none');
    expect([8999, 9000].map((sale) => judge({}, sale))).toEqual(['lower', 'not_lower']);
    expect(judge({ sale_price: 8000, lowest_price: 10_000, lowest_30: 8000 }, 9500)).toBe('lower');
    expect(judge({ lowest_30: null }, 1)).toBe('lower');
  });
});
