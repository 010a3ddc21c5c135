import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentProvider, PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { computeRefund, type RefundableOrder } from '#src/domain/payment/refund.ts';
import {
  couponColumns,
  expectPageToAgree,
  expectSumsToAgree,
  type OrderSums,
  type RandomOrder,
  randomOrder,
  requestFor,
} from '#tests/support/random-orders.ts';
import { createCheckout } from './create-checkout.ts';

const now = new Date('2026-11-23T10:00:00Z');
const names = { en: 'Dress', lt: 'Suknelė', ru: 'Платье' };

const rules = fc.record({
  standardFee: fc.integer({ min: 0, max: 2500 }),
  freeFrom: fc.integer({ min: 0, max: 20_000 }),
  express: fc.integer({ min: 0, max: 1500 }),
  vatBasisPoints: fc.integer({ min: 1700, max: 2700 }),
  dollars: fc.integer({ min: 900_000, max: 1_400_000 }),
  isVatOfDestination: fc.boolean(),
});
type Rules = typeof rules extends fc.Arbitrary<infer Value> ? Value : never;

/** What `read_checkout_facts` answers in this world. */
function factsOf(order: RandomOrder, { dollars, express, freeFrom, isVatOfDestination, ...zone }: Rules) {
  const option = (code: string, surcharge: number) => ({
    ...{ code, surcharge, name: names },
    minimumDays: 1,
    maximumDays: 3,
  });
  return {
    products: order.products.map(({ price, salePrice }, index) => ({
      ...{ id: `p${index}`, active: true, name: names, price, sale_price: salePrice, images: [] },
      variants: [{ id: `v${index}`, size: 'M', color: 'sage', free: 1000 }],
    })),
    zones: ['LT', 'LV', 'EE', 'PL', 'DE', 'FI'].map((country) => ({
      holidays: [],
      ...{ country, freeFrom, ...zone },
      options: [option('standard', 0), option('express', express)],
    })),
    rates: { EUR: 1_000_000, USD: dollars, LTL: 3_452_800 },
    estimate: { fee: 495, freeFrom: 10_000 },
    ...{ cutOff: '14:00', holidays: [], signatureAbove: 15_000, vatCountry: isVatOfDestination ? null : 'LT' },
    checkout: {
      ...{ cardMinutes: 31, bankMinutes: 60, openOrdersPerEmail: 3, openOrdersPerClient: 6, quantityPerLine: 20 },
      cardMethods: ['card'],
    },
  };
}

/** Orders it through the use case; what went to the database and to the provider, where the shop took it. */
async function ordered(
  order: RandomOrder,
  world: Rules,
): Promise<{ sums?: OrderSums; page?: PaymentRequest; code?: string }> {
  const facts = factsOf(order, world);
  let sums: OrderSums | undefined;
  let page: PaymentRequest | undefined;
  const call = async (name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
    if (name === 'read_checkout_facts') return facts;
    if (name === 'find_parcel_locker')
      return {
        ...{ carrier: 'omniva', id: 'x', country: order.country, name: 'Akropolis' },
        address: 'Ozo 25',
        city: 'Vilnius',
        postcode: '07150',
      };
    if (name === 'read_coupon') {
      const { covers } = order.coupon ?? { covers: [] };
      const covered = covers.length === 0 ? null : covers.map((place) => `p${place % order.products.length}`);
      const row = {
        ...{ id: randomUUID(), code: 'CODE', valid_from: '2026-01-01', valid_until: null },
        covers: covered,
        used_up: false,
      };
      return order.coupon && { ...row, ...couponColumns(order.coupon) };
    }
    if (name === 'attach_payment_session') return { status: 'pending', cards_refused: false };
    sums = parameters['payload'] as OrderSums;
    return {
      ...{ ok: true, created: true, order_id: 'o', order_number: 'GJ-1', access_token: 't', session_url: null },
      ...{ total_amount: sums.order['total_amount'], expires_at: now.toISOString() },
    };
  };
  const provider = {
    startSession: async (request: PaymentRequest) => {
      page = request;
      return { sessionId: 's', url: 'https://pay.example' };
    },
  } as unknown as PaymentProvider;
  const ids = order.products.map((_, index) => `p${index}`);
  const couponCode = order.coupon === undefined ? undefined : 'CODE';
  const request = requestFor(order, ids, { checkoutId: randomUUID(), email: 'ruta@example.com', couponCode });
  const seal = { seal: () => '', open: () => undefined };
  const answer = await createCheckout(
    {
      ...{ call, seal, providers: { card: provider, bank: provider }, identify: async () => undefined },
      ...{
        now: () => now,
        newId: randomUUID,
        hashCustomer: () => 'hash',
        allowCoupon: async () => true,
        siteUrl: 'https://gija.lt',
      },
    },
    request,
    { clientHash: 'client', bearer: undefined },
    order.currency === 'USD' ? 'card' : order.method,
  );
  if (!answer.ok) return { code: answer.failure.code };
  return { ...(sums && { sums }), ...(page && { page }) };
}

/** The order once it is paid, for refunds. */
function paid({ order, lines }: OrderSums): RefundableOrder {
  const both = (name: string, row: Readonly<Record<string, unknown>> = order, euro = `${name}_eur`) => ({
    charged: Number(row[name]),
    euro: Number(row[euro]),
  });
  const none = { charged: 0, euro: 0 };
  return {
    currency: order['currency'] === 'USD' ? 'USD' : 'EUR',
    rateMillionths: Number(order['rate_millionths']),
    lines: lines.map((line, id) => ({
      id,
      quantity: Number(line['quantity']),
      total: both('total', line),
      refundedQuantity: 0,
    })),
    paid: both('total_amount', order, 'total_eur'),
    shipping: both('shipping'),
    ...{ surchargeEuro: 0, refunded: none, refundedShipping: none, refundedOther: none },
  };
}

/** Takes the order back piece by piece, in the order that `picks` says, then cancels what is left; the sum of all refunds. */
function takeBack(whole: RefundableOrder, picks: readonly number[]): { charged: number; euro: number } {
  let rest = whole;
  const take = (reason: 'return' | 'cancellation', pieces: { line: number; quantity: number }[]) => {
    const refund = computeRefund(rest, { reason, pieces });
    if (refund === undefined) return;
    const { amount, lines, shipping } = refund;
    for (const part of [amount, shipping, ...lines.map((line) => line.amount)])
      expect(Math.min(part.charged, part.euro)).toBeGreaterThanOrEqual(0);
    const plus = (one: { charged: number; euro: number }, more: typeof one) => ({
      charged: one.charged + more.charged,
      euro: one.euro + more.euro,
    });
    const quantityOf = (id: number) => lines.find((part) => part.line === id)?.quantity ?? 0;
    rest = {
      ...rest,
      lines: rest.lines.map((line) => ({ ...line, refundedQuantity: line.refundedQuantity + quantityOf(line.id) })),
      refunded: plus(rest.refunded, amount),
      refundedShipping: plus(rest.refundedShipping, shipping),
    };
    expect(rest.refunded.charged).toBeLessThanOrEqual(whole.paid.charged);
    expect(rest.refunded.euro).toBeLessThanOrEqual(whole.paid.euro);
  };
  // One piece always stays for the cancellation, with which the delivery goes back.
  const pieces = whole.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  for (const pick of picks.slice(0, pieces.length - 1)) {
    const [line] = pieces.splice(pick % pieces.length, 1);
    if (line !== undefined) take('return', [{ line, quantity: 1 }]);
  }
  const left = rest.lines.filter((line) => line.refundedQuantity < line.quantity);
  take(
    'cancellation',
    left.map((line) => ({ line: line.id, quantity: line.quantity - line.refundedQuantity })),
  );
  return rest.refunded;
}

/** Refusals that such orders may meet. */
const refusals = ['coupon_nothing_fits', 'coupon_minimum', 'total_too_small'];

it('whatever is ordered, its sums agree to the cent: lines, discount, delivery, VAT, payment page, refunds, in both currencies', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(randomOrder, rules, fc.array(fc.nat(), { maxLength: 12 }), async (order, world, picks) => {
      const { code, page, sums } = await ordered(order, world);
      if (sums === undefined) {
        expect(refusals).toContain(code);
        return;
      }
      taken += 1;
      expectSumsToAgree(sums);
      expect(sums.order['currency']).toBe(order.currency === 'USD' ? 'USD' : 'EUR');
      if (page !== undefined) expectPageToAgree(page, sums);
      else expect(sums.order['total_amount']).toBe(0);
      const whole = paid(sums);
      if (whole.paid.charged > 0) expect(takeBack(whole, picks).charged).toBe(whole.paid.charged);
    }),
    { numRuns: 800 },
  );
  expect(taken).toBeGreaterThan(500);
}, 60_000);
