import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import type { CheckoutErrorCode } from '#src/contracts/checkout-answer.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import { type PaymentMethod, paymentMethods } from '#src/domain/payment/payment-provider.ts';
import { type CouponErrorCode, freeFromWith } from '#src/domain/pricing/coupon.ts';
import { goodsAfterReduction } from '#src/domain/pricing/totals.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import { needsSignature } from '#src/domain/shipping/signature.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { type CheckoutFacts, dispatchRules, readCheckoutFacts } from './checkout-facts.ts';
import { type ChosenDelivery, chooseDelivery } from './choose-delivery.ts';
import { type ChosenLine, chooseVariants } from './choose-variants.ts';
import { findLocker } from './find-locker.ts';
import { type PricedOrder, priceOrder, unitPriceOf } from './price-order.ts';
import { type CompanyBuyer, readCompany } from './read-company.ts';
import { readCoupon, type SettledCoupon, settleCoupon } from './settle-coupon.ts';

/** Amounts of money below this cannot be charged (decisions.md, amounts), minor units. */
export const smallestTotal = 50;

export interface Shopper {
  readonly method: PaymentMethod;
  readonly userId: string | undefined;
  readonly clientHash: string;
  /** Recognises the mailbox that was named, however it is spelled; undefined where none was. */
  readonly customerHash: string | undefined;
}

/** Refusals of a coupon by `place_order`. */
const couponRefusals = [
  'coupon_unknown',
  'coupon_not_yet_valid',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used_already',
  'coupon_minimum',
  'coupon_needs_email',
  'coupon_changed',
] as const satisfies readonly CouponErrorCode[];

const placement = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    created: z.boolean(),
    order_id: z.string(),
    order_number: z.string(),
    access_token: z.string(),
    total_amount: z.int(),
    expires_at: z.string(),
    session_url: z.nullable(z.string()),
  }),
  z.object({
    ok: z.literal(false),
    code: z.enum([
      ...(['checkout_already_used', 'rate_limited', 'invalid_products', 'price_changed', 'out_of_stock'] as const),
      ...couponRefusals,
    ]),
    lines: z.optional(z.array(z.record(z.string(), z.unknown()))),
    status: z.optional(z.string()),
    missing: z.optional(z.int()),
    minimum: z.optional(z.int()),
    waiting: z.optional(z.boolean()),
  }),
]);
type Refusal = Extract<z.infer<typeof placement>, { ok: false }>;

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** False where an earlier request of the same checkout made it. */
  readonly isNew: boolean;
  /** Where this order is paid already, when an earlier request made it. */
  readonly sessionUrl: string | null;
  readonly facts: CheckoutFacts;
  readonly lines: readonly ChosenLine[];
  readonly delivery: ChosenDelivery;
  readonly priced: PricedOrder;
  readonly couponCode: string | undefined;
}

/** The same content gives the same hash, whatever order its lines come in. */
function hashContent(request: CheckoutRequest, shopper: Shopper, lines: readonly ChosenLine[]): string {
  const pieces = lines.map((line) => `${line.variantId} ${line.quantity}`).sort();
  const { currency, locale, customerEmail, delivery, couponCode, company } = request;
  const { userId, method } = shopper;
  return createHash('sha256')
    .update(JSON.stringify([pieces, currency, locale, userId, customerEmail, delivery, method, couponCode, company]))
    .digest('hex');
}

function orderRow(
  request: CheckoutRequest,
  shopper: Shopper,
  order: Pick<PlacedOrder, 'facts' | 'lines' | 'delivery' | 'priced'> & {
    readonly checkoutId: string;
    readonly company: CompanyBuyer | undefined;
    readonly now: Date;
  },
): Readonly<Record<string, unknown>> {
  const { company, delivery, facts, lines, now } = order;
  const { euro, totals } = order.priced;
  const promise = promiseDelivery(now, dispatchRules(facts, delivery.country), delivery.option);
  return {
    checkout_id: order.checkoutId,
    content_hash: hashContent(request, shopper, lines),
    payment_method: totals.total === 0 ? 'none' : shopper.method,
    user_id: shopper.userId ?? null,
    customer_name: delivery.address?.name ?? null,
    customer_email: request.customerEmail?.toLowerCase() ?? null,
    customer_phone: delivery.address?.phone ?? null,
    client_hash: shopper.clientHash,
    language: request.locale,
    currency: totals.currency,
    rate_millionths: facts.rates[totals.currency],
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping,
    total_amount: totals.total,
    vat_amount: totals.vat,
    vat_country: delivery.vatCountry,
    vat_basis_points: delivery.vatBasisPoints,
    subtotal_eur: euro.subtotal,
    discount_eur: euro.discount,
    shipping_eur: euro.shipping,
    total_eur: euro.total,
    vat_eur: euro.vat,
    delivery_country: delivery.country,
    delivery_option: delivery.option.code,
    delivery_name: delivery.address?.name ?? null,
    delivery_phone: delivery.address?.phone ?? null,
    delivery_street: delivery.address?.street ?? null,
    delivery_postcode: delivery.address?.postcode || null,
    delivery_city: delivery.address?.city ?? null,
    delivery_note: delivery.address?.note || null,
    pickup_carrier: delivery.locker?.carrier ?? null,
    pickup_point_id: delivery.locker?.id ?? null,
    pickup_point_name: delivery.locker?.name ?? null,
    company_name: company?.name ?? null,
    company_code: company?.code ?? null,
    company_vat_code: company?.vatCode ?? null,
    company_street: company?.address?.street ?? null,
    company_postcode: company?.address?.postcode ?? null,
    company_city: company?.address?.city ?? null,
    company_country: company?.address?.country ?? null,
    promised_from: promise.from,
    promised_to: promise.to,
    signature_required: needsSignature(euro.total, facts.signatureAbove, delivery.locker !== undefined),
  };
}

/** The coupon as `place_order` verifies and redeems it; null where there is none. */
function couponRow(
  { coupon, effect }: SettledCoupon,
  shopper: Shopper,
  order: Pick<PlacedOrder, 'facts' | 'delivery' | 'priced'>,
) {
  if (coupon === undefined) return null;
  const { euro } = order.priced;
  const zone = order.facts.zones.find(({ country }) => country === order.delivery.country);
  const isFeeSaved = effect.isDeliveryFree && zone !== undefined && euro.subtotal - euro.discount < zone.freeFrom;
  return {
    id: coupon.id,
    kind: coupon.kind,
    value: coupon.value,
    customer_hash: shopper.customerHash ?? null,
    amount_eur: euro.discount + (isFeeSaved ? zone.standardFee : 0),
  };
}

function refuse({ code, lines = [], status, ...rest }: Refusal) {
  // What the database limits are open orders; requests are limited before.
  if (code === 'rate_limited') return failure('too_many_open_orders');
  if (code === 'invalid_products') return failure(code, { ids: lines.map((line) => line['product_id']) });
  if (lines.length > 0) return failure(code, { lines });
  const { missing, minimum, waiting } = rest;
  const details = Object.entries({ status, missing, minimum, waiting }).filter(([, value]) => value !== undefined);
  return failure(code, details.length > 0 ? Object.fromEntries(details) : undefined);
}

/** What an order of nothing lacks, since no provider's page asks for it; undefined when it is whole. */
function missingField({ customerEmail, delivery }: CheckoutRequest): string | undefined {
  if (customerEmail === undefined) return 'customerEmail';
  return delivery === undefined ? 'delivery' : undefined;
}

/**
 * Makes the order with its reservation, or finds the one that this checkout made before. Two round trips: the rows, and the
 * one transaction that verifies them under lock. Nothing that the browser says about money is used, except to refuse when it
 * showed another total than the one to be charged.
 */
export async function placeOrder(
  call: CallDatabase,
  request: CheckoutRequest & { readonly checkoutId: string },
  shopper: Shopper,
  now: Date,
): Promise<Result<PlacedOrder, CheckoutErrorCode>> {
  const { couponCode } = request;
  const productIds = [...new Set(request.items.map((item) => item.id))];
  const [facts, coupon, locker] = await Promise.all([
    readCheckoutFacts(call, productIds),
    couponCode === undefined ? undefined : readCoupon(call, couponCode, productIds),
    findLocker(call, request.delivery?.pickup),
  ]);
  const chosen = chooseVariants(request.items, facts.products, facts.checkout.quantityPerLine);
  if (!chosen.ok) return chosen;
  const lines = chosen.value;
  const used = settleCoupon(couponCode, coupon, lines, now);
  if (!used.ok) return used;
  const { effect } = used.value;
  const zones = facts.zones.map((zone) => freeFromWith(zone, effect));
  const goods = goodsAfterReduction(effect.lines, effect.reduction);
  const settled = chooseDelivery(request.delivery, { ...facts, zones }, goods, locker);
  if (!settled.ok) return settled;
  const delivery = settled.value;
  const company = readCompany(request.company);
  if (!company.ok) return company;
  const priced = priceOrder(lines, delivery, chargedCurrency(request.currency), facts, effect);
  const { total, currency } = priced.totals;
  if (request.expectedTotal !== undefined && request.expectedTotal !== total) {
    const now = lines.map((line) => ({
      product_id: line.product.id,
      size: line.size,
      color: line.color,
      price: unitPriceOf(line),
    }));
    return failure('price_changed', { total, currency, expected: request.expectedTotal, lines: now });
  }
  if (total > 0 && total < smallestTotal) return failure('total_too_small', { total, currency });
  const field = total === 0 ? missingField(request) : undefined;
  if (field !== undefined) return failure('invalid_request', { field });

  const { checkoutId } = request;
  const placed = placement.parse(
    await call('place_order', {
      payload: {
        order: orderRow(request, shopper, {
          facts,
          lines,
          delivery,
          priced,
          checkoutId,
          company: company.value,
          now,
        }),
        lines: priced.lines,
        coupon: couponRow(used.value, shopper, { facts, delivery, priced }),
        provider: total === 0 ? 'none' : paymentMethods[shopper.method],
        expires_in_seconds: 60 * (shopper.method === 'card' ? facts.checkout.cardMinutes : facts.checkout.bankMinutes),
        open_orders_per_email: facts.checkout.openOrdersPerEmail,
        open_orders_per_client: facts.checkout.openOrdersPerClient,
      },
    }),
  );
  if (!placed.ok) return refuse(placed);
  // An order that this checkout made at another price stays as it was agreed; this request agreed to something else.
  if (placed.total_amount !== total) return failure('checkout_already_used', { status: 'pending' });
  return success({
    id: placed.order_id,
    number: placed.order_number,
    accessToken: placed.access_token,
    expiresAt: new Date(placed.expires_at),
    isNew: placed.created,
    sessionUrl: placed.session_url,
    facts,
    lines,
    delivery,
    priced,
    couponCode: used.value.coupon?.code,
  });
}
