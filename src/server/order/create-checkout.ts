import * as z from 'zod/mini';
import type { CheckoutErrorCode, CheckoutRequest, CheckoutResponse } from '#src/contracts/checkout.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import type { PaymentMethod, PaymentProvider, PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

export interface CheckoutDependencies {
  readonly call: CallDatabase;
  readonly providers: Readonly<Record<PaymentMethod, PaymentProvider>>;
  /** The user behind a session token; undefined when it is not valid. */
  identify(token: string): Promise<string | undefined>;
  now(): Date;
  newId(): string;
  readonly siteUrl: string;
}

interface CheckoutCaller {
  readonly clientHash: string;
  readonly bearer: string | undefined;
}

const attached = z.object({ status: z.nullable(z.string()), cards_refused: z.boolean() });

function paymentRequest(request: CheckoutRequest, order: PlacedOrder, siteUrl: string): PaymentRequest {
  const { locale } = request;
  const { totals } = order.priced;
  return {
    orderId: order.id,
    orderNumber: order.number,
    currency: totals.currency,
    language: locale,
    email: request.customerEmail?.toLowerCase(),
    lines: order.lines.map((line, index) => ({
      name: line.product.name[locale],
      note: line.size,
      picture: line.picture === null ? undefined : siteUrl + pictureAddress(line.picture, 720, 'jpg'),
      unitPrice: totals.lines[index]?.unitPrice ?? 0,
      quantity: line.quantity,
    })),
    shipping: { label: order.delivery.option.name[locale], fee: totals.shipping },
    total: totals.total,
    expiresAt: order.expiresAt,
    successUrl: `${siteUrl}/${locale}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${siteUrl}/${locale}/checkout?cancelled=${order.accessToken}`,
    askAddressIn: order.delivery.address === undefined ? [order.delivery.country] : undefined,
    methods: order.facts.checkout.cardMethods,
  };
}

/** Starts the payment of a placed order. When that fails the stock is free again at once. */
async function startPayment(
  { call, siteUrl }: CheckoutDependencies,
  provider: PaymentProvider,
  request: CheckoutRequest,
  order: PlacedOrder,
): Promise<Result<CheckoutResponse, CheckoutErrorCode>> {
  try {
    const session = await provider.startSession(paymentRequest(request, order, siteUrl));
    const { cards_refused: areCardsRefused, status } = attached.parse(
      await call('attach_payment_session', { paid_order: order.id, session_id: session.sessionId, url: session.url }),
    );
    if (status !== 'cancelled') return success({ url: session.url, orderNumber: order.number });
    await provider.endSession(session.sessionId);
    // Someone who tries cards out is kept from doing it order by order; banks are not theirs to try.
    if (areCardsRefused) return failure('cards_refused');
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'payment_session', message: String(error) }));
    await call('cancel_checkout', { token: order.accessToken });
  }
  return failure('payment_unavailable');
}

/** `POST create-checkout` and `create-paysera-checkout`: the order, its reservation and the address of the payment page. */
export async function createCheckout(
  dependencies: CheckoutDependencies,
  request: CheckoutRequest,
  caller: CheckoutCaller,
  method: PaymentMethod,
): Promise<Result<CheckoutResponse, CheckoutErrorCode>> {
  const userId = caller.bearer === undefined ? undefined : await dependencies.identify(caller.bearer);
  if (request.userId !== undefined && request.userId !== userId) return failure('user_mismatch');
  const checkoutId = request.checkoutId ?? dependencies.newId();
  // Bank links are in euros alone (decisions.md, bank payments).
  if (method === 'bank' && chargedCurrency(request.currency) !== 'EUR') return failure('currency_not_supported');
  // Bank pages ask for no address, unlike the card's: money without a place to send the goods to is not taken.
  if (method === 'bank' && request.delivery === undefined) return failure('delivery_not_available');
  const shopper = { method, userId, clientHash: caller.clientHash };
  const placed = await placeOrder(dependencies.call, { ...request, checkoutId }, shopper, dependencies.now());
  if (!placed.ok) return placed;
  const order = placed.value;
  if (order.sessionUrl !== null) return success({ url: order.sessionUrl, orderNumber: order.number });
  return startPayment(dependencies, dependencies.providers[method], request, order);
}
