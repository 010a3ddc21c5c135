import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CheckoutErrorCode, CheckoutRequest } from '#src/contracts/checkout.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import { type PaymentMethod, paymentMethods } from '#src/domain/payment/payment-provider.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { type CheckoutFacts, dispatchRules, readCheckoutFacts } from './checkout-facts.ts';
import { type ChosenDelivery, chooseDelivery } from './choose-delivery.ts';
import { type ChosenLine, chooseVariants } from './choose-variants.ts';
import { findLocker } from './find-locker.ts';
import { goodsWorth, type PricedOrder, priceOrder, unitPriceOf } from './price-order.ts';
import { type CompanyBuyer, readCompany } from './read-company.ts';

/** Amounts of money below this cannot be charged (decisions.md, amounts), minor units. */
const smallestTotal = 50;

export interface Shopper {
  readonly method: PaymentMethod;
  readonly userId: string | undefined;
  readonly clientHash: string;
}

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
    code: z.enum(['checkout_already_used', 'rate_limited', 'invalid_products', 'price_changed', 'out_of_stock']),
    lines: z.optional(z.array(z.record(z.string(), z.unknown()))),
    status: z.optional(z.string()),
  }),
]);

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  /** Where this order is paid already, when an earlier request made it. */
  readonly sessionUrl: string | null;
  readonly facts: CheckoutFacts;
  readonly lines: readonly ChosenLine[];
  readonly delivery: ChosenDelivery;
  readonly priced: PricedOrder;
}

/** The same content gives the same hash, whatever order its lines come in. */
function hashContent(request: CheckoutRequest, shopper: Shopper, lines: readonly ChosenLine[]): string {
  const pieces = lines.map((line) => `${line.variantId} ${line.quantity}`).sort();
  const { currency, locale, customerEmail, delivery, company } = request;
  return createHash('sha256')
    .update(
      JSON.stringify([pieces, currency, locale, shopper.userId, customerEmail, delivery, shopper.method, company]),
    )
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
  const promise = promiseDelivery(now, dispatchRules(facts), delivery.option);
  return {
    checkout_id: order.checkoutId,
    content_hash: hashContent(request, shopper, lines),
    payment_method: shopper.method,
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
    promised_from: promise.from,
    promised_to: promise.to,
    // A locker takes no signature: its code stands for one.
    signature_required: delivery.locker === undefined && euro.total > facts.signatureAbove,
  };
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
  const [facts, locker] = await Promise.all([
    readCheckoutFacts(call, [...new Set(request.items.map((item) => item.id))]),
    findLocker(call, request.delivery?.pickup),
  ]);
  const chosen = chooseVariants(request.items, facts.products, facts.checkout.quantityPerLine);
  if (!chosen.ok) return chosen;
  const lines = chosen.value;
  const settled = chooseDelivery(request.delivery, facts, goodsWorth(lines), locker);
  if (!settled.ok) return settled;
  const delivery = settled.value;
  const company = readCompany(request.company);
  if (!company.ok) return company;
  const priced = priceOrder(lines, delivery, chargedCurrency(request.currency), facts);
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
  if (total < smallestTotal) return failure('total_too_small', { total, currency });

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
        provider: paymentMethods[shopper.method],
        expires_in_seconds: 60 * (shopper.method === 'card' ? facts.checkout.cardMinutes : facts.checkout.bankMinutes),
        open_orders_per_email: facts.checkout.openOrdersPerEmail,
        open_orders_per_client: facts.checkout.openOrdersPerClient,
      },
    }),
  );
  if (!placed.ok) {
    const { code, lines: changed = [], status } = placed;
    if (code === 'invalid_products') return failure(code, { ids: changed.map((line) => line['product_id']) });
    return failure(code, changed.length > 0 ? { lines: changed } : status === undefined ? undefined : { status });
  }
  // An order that this checkout made at another price stays as it was agreed; this request agreed to something else.
  if (placed.total_amount !== total) return failure('checkout_already_used', { status: 'pending' });
  return success({
    id: placed.order_id,
    number: placed.order_number,
    accessToken: placed.access_token,
    expiresAt: new Date(placed.expires_at),
    sessionUrl: placed.session_url,
    facts,
    lines,
    delivery,
    priced,
  });
}
