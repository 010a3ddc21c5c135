import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals } from '../pricing/totals.ts';
import { computeRefund, type Refund, type RefundableOrder, type RefundWish } from './refund.ts';

const both = (charged: number, euro = charged) => ({ charged, euro });
const nothing = both(0);

/** 3 shirts of 10.00 less 1.00, a dress of 80.00, express delivery of 9.95 of which 5.00 are the surcharge. */
const order: RefundableOrder = {
  currency: 'EUR',
  rateMillionths: 1_000_000,
  lines: [
    { id: 1, quantity: 3, total: both(2900), refundedQuantity: 0 },
    { id: 2, quantity: 1, total: both(8000), refundedQuantity: 0 },
  ],
  paid: both(11_895),
  shipping: both(995),
  surchargeEuro: 500,
  refunded: nothing,
  refundedShipping: nothing,
  refundedOther: nothing,
};
const everything = [
  { line: 1, quantity: 3 },
  { line: 2, quantity: 1 },
];

/** The order as it stands once this refund is owed. */
function owing(before: RefundableOrder, refund: Refund): RefundableOrder {
  const add = (one: typeof nothing, other: typeof nothing) => both(one.charged + other.charged, one.euro + other.euro);
  return {
    ...before,
    lines: before.lines.map((line) => ({
      ...line,
      refundedQuantity: line.refundedQuantity + (refund.lines.find((part) => part.line === line.id)?.quantity ?? 0),
    })),
    refunded: add(before.refunded, refund.amount),
    refundedShipping: add(before.refundedShipping, refund.shipping),
    refundedOther: add(before.refundedOther, refund.other),
  };
}

describe('a refund', () => {
  it('of pieces gives what they are worth after their part of the discount, without delivery', () => {
    const refund = computeRefund(order, { reason: 'return', pieces: [{ line: 1, quantity: 2 }] });
    expect(refund?.amount).toEqual(both(1933));
    expect(refund?.shipping).toEqual(nothing);
  });

  it('on withdrawal from everything gives the standard delivery back, not the express surcharge', () => {
    const refund = computeRefund(order, { reason: 'withdrawal', pieces: everything });
    expect(refund).toMatchObject({ shipping: both(495), amount: both(11_395) });
  });

  it('on withdrawal line by line gives the standard delivery with the last', () => {
    const [first, second] = everything;
    if (first === undefined || second === undefined) throw new Error('no lines');
    const dress = computeRefund(order, { reason: 'withdrawal', pieces: [second] });
    expect(dress).toMatchObject({ shipping: nothing, amount: both(8000) });
    const shirts = dress && computeRefund(owing(order, dress), { reason: 'withdrawal', pieces: [first] });
    expect(shirts).toMatchObject({ shipping: both(495), amount: both(3395) });
  });

  it('of a cancelled order gives everything, express included', () => {
    expect(computeRefund(order, { reason: 'cancellation', pieces: everything })?.amount).toEqual(order.paid);
  });

  it('keeps the cost of the return label back as an amount of its own, at most what the pieces are worth', () => {
    const wish: RefundWish = { reason: 'return', pieces: [{ line: 1, quantity: 1 }], keptBackEuro: 495 };
    expect(computeRefund(order, wish)).toMatchObject({ keptBack: both(495), amount: both(471) });
    expect(computeRefund(order, { ...wish, keptBackEuro: 99_999 })).toBeUndefined();
  });

  it('counts goodwill that was given before when everything goes back', () => {
    const goodwill = computeRefund(order, { reason: 'goodwill', pieces: [], goodwill: 1000 });
    expect(goodwill?.amount).toEqual(both(1000));
    const rest = goodwill && computeRefund(owing(order, goodwill), { reason: 'cancellation', pieces: everything });
    expect(rest).toMatchObject({ other: both(-1000), amount: both(10_895) });
  });

  it.each<[string, RefundWish]>([
    ['more pieces than there are', { reason: 'return', pieces: [{ line: 1, quantity: 4 }] }],
    ['no piece', { reason: 'return', pieces: [{ line: 1, quantity: 0 }] }],
    ['half a piece', { reason: 'return', pieces: [{ line: 1, quantity: 0.5 }] }],
    ['a line that is not there', { reason: 'return', pieces: [{ line: 9, quantity: 1 }] }],
    ['a line twice', { reason: 'return', pieces: [1, 1].map((line) => ({ line, quantity: 1 })) }],
    ['nothing', { reason: 'withdrawal', pieces: [] }],
    ['more goodwill than was paid', { reason: 'goodwill', pieces: [], goodwill: 11_896 }],
  ])('is not made of %s', (_, wish) => {
    expect(computeRefund(order, wish)).toBeUndefined();
  });
});

/** Orders as the shop prices them, in both currencies. */
const orders = fc
  .record({
    lines: fc.array(
      fc.record({ unitPrice: fc.integer({ min: 1, max: 40_000 }), quantity: fc.integer({ min: 1, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    discount: fc.integer({ min: 0, max: 30_000 }),
    shipping: fc.constantFrom(0, 495, 995, 1495),
    surchargeEuro: fc.constantFrom(0, 500, 1000),
    currency: fc.constantFrom('EUR' as const, 'USD' as const),
    rate: fc.integer({ min: 900_000, max: 1_400_000 }),
  })
  .map(({ currency, rate, surchargeEuro, ...rest }): RefundableOrder => {
    const rates = { EUR: 1_000_000, USD: rate, LTL: 3_450_000 };
    const charged = computeTotals({ ...rest, currency, rates, vatBasisPoints: 2100 });
    const euro = computeTotals({ ...rest, currency: 'EUR', rates, vatBasisPoints: 2100 });
    return {
      currency,
      rateMillionths: rates[currency],
      lines: charged.lines.map((line, index) => ({
        id: index + 1,
        quantity: rest.lines[index]?.quantity ?? 0,
        total: both(line.total, euro.lines[index]?.total),
        refundedQuantity: 0,
      })),
      paid: both(charged.total, euro.total),
      shipping: both(charged.shipping, euro.shipping),
      surchargeEuro,
      refunded: nothing,
      refundedShipping: nothing,
      refundedOther: nothing,
    };
  });

const steps = fc.array(
  fc.record({
    reason: fc.constantFrom('return' as const, 'withdrawal' as const, 'goodwill' as const),
    take: fc.array(fc.nat(3), { maxLength: 6 }),
    goodwill: fc.nat(2000),
    keptBackEuro: fc.constantFrom(0, 0, 495),
  }),
  { maxLength: 6 },
);
interface Step {
  readonly reason: 'return' | 'withdrawal' | 'goodwill';
  readonly take: readonly number[];
  readonly goodwill: number;
  readonly keptBackEuro: number;
}

function wishOf(state: RefundableOrder, step: Step): RefundWish {
  const pieces = state.lines.flatMap((line, index) => {
    const quantity = Math.min(step.take[index] ?? 0, line.quantity - line.refundedQuantity);
    return quantity > 0 ? [{ line: line.id, quantity }] : [];
  });
  return step.reason === 'goodwill'
    ? { reason: step.reason, pieces: [], goodwill: step.goodwill }
    : { reason: step.reason, pieces, keptBackEuro: step.keptBackEuro };
}

describe('refunds over random orders', () => {
  it('piece by piece and then the rest add up to what was paid, in the order’s currency and in euro', () => {
    fc.assert(
      fc.property(orders, steps, (paid, taken) => {
        let state = paid;
        for (const step of taken) {
          const wish = { ...wishOf(state, { ...step, reason: 'return' }), keptBackEuro: 0 };
          const refund = computeRefund(state, wish);
          if (refund !== undefined) state = owing(state, refund);
        }
        const pieces = state.lines.flatMap((line) =>
          line.quantity > line.refundedQuantity
            ? [{ line: line.id, quantity: line.quantity - line.refundedQuantity }]
            : [],
        );
        fc.pre(pieces.length > 0);
        const rest = computeRefund(state, { reason: 'cancellation', pieces });
        if (rest === undefined) expect(state.refunded.charged).toBe(paid.paid.charged);
        else expect(owing(state, rest).refunded).toEqual(paid.paid);
      }),
    );
  });

  it('never add up to more than was paid, and their parts always to their amount', () => {
    fc.assert(
      fc.property(orders, steps, (paid, taken) => {
        let state = paid;
        for (const step of taken) {
          const refund = computeRefund(state, wishOf(state, step));
          if (refund === undefined) continue;
          for (const side of ['charged', 'euro'] as const) {
            const goods = refund.lines.reduce((total, line) => total + line.amount[side], 0);
            expect(refund.amount[side]).toBe(
              goods + refund.shipping[side] + refund.other[side] - refund.keptBack[side],
            );
            expect(refund.amount[side]).toBeGreaterThanOrEqual(0);
          }
          state = owing(state, refund);
          for (const side of ['charged', 'euro'] as const)
            expect(state.refunded[side]).toBeLessThanOrEqual(paid.paid[side]);
        }
      }),
    );
  });
});
