import * as z from 'zod/mini';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import type { CheckoutErrorCode, CheckoutResponse } from '#src/contracts/checkout-answer.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import type { PaymentMethod, PaymentProvider, PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { hashToken } from '#src/server/mail/link-tokens.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';
import { leaveEarlierOrders } from './replace-order.ts';
import { offerAddressPage } from './requested-checkout.ts';
import type { RequestSeal } from './sealed-request.ts';

export interface CheckoutDependencies {
  readonly call: CallDatabase;
  readonly providers: Readonly<Record<PaymentMethod, PaymentProvider>>;
  /** The user behind a session token; undefined when it is not valid. */
  identify(token: string): Promise<string | undefined>;
  now(): Date;
  newId(): string;
  /** A keyed hash of the mailbox behind an address. */
  hashCustomer(email: string): string;
  /** Counts one try of a coupon's code; false when this address has had too many. */
  allowCoupon(clientHash: string): Promise<boolean>;
  readonly siteUrl: string;
  readonly seal: RequestSeal;
}

interface CheckoutCaller {
  readonly clientHash: string;
  readonly bearer: string | undefined;
}

const attached = z.object({ status: z.nullable(z.string()), cards_refused: z.boolean() });

const successUrl = (siteUrl: string, { locale }: CheckoutRequest, sessionId: string) =>
  `${siteUrl}/${locale}/checkout-success?session_id=${sessionId}`;

/** A line as the provider shows and charges it. Where it is reduced the pieces become one, since their parts may not be whole cents. */
function paymentLine(request: CheckoutRequest, order: PlacedOrder, index: number, siteUrl: string) {
  const line = order.lines[index];
  const sums = order.priced.totals.lines[index];
  if (line === undefined || sums === undefined) throw new Error('an order without its line');
  const shown = {
    name: line.product.name[request.locale],
    note: line.size,
    picture: line.picture === null ? undefined : siteUrl + pictureAddress(line.picture, 720, 'jpg'),
  };
  if (sums.discount === 0) return { ...shown, unitPrice: sums.unitPrice, quantity: line.quantity };
  const note = [line.size, line.quantity > 1 ? `× ${line.quantity}` : '', order.couponCode ?? ''];
  return { ...shown, note: note.filter((part) => part !== '').join(', '), unitPrice: sums.total, quantity: 1 };
}

function paymentRequest(request: CheckoutRequest, order: PlacedOrder, siteUrl: string): PaymentRequest {
  const { locale } = request;
  const { totals } = order.priced;
  const again = request.requestToken === undefined ? '' : `request=${request.requestToken}&`;
  return {
    orderId: order.id,
    orderNumber: order.number,
    currency: totals.currency,
    language: locale,
    email: request.customerEmail?.toLowerCase(),
    lines: order.lines.map((_, index) => paymentLine(request, order, index, siteUrl)),
    shipping: { label: order.delivery.option.name[locale], fee: totals.shipping },
    total: totals.total,
    expiresAt: order.expiresAt,
    successUrl: successUrl(siteUrl, request, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${siteUrl}/${locale}/checkout?${again}cancelled=${order.accessToken}`,
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
    // Left halfway by a request before this one, which was stopped, it may be too old for the provider: a new one is not.
    if (!order.isNew) return failure('checkout_already_used', { status: 'cancelled' });
  }
  return failure('payment_unavailable');
}

/**
 * `POST create-checkout` and `create-paysera-checkout`: the order, its reservation and the address of the payment page. An order
 * of nothing is paid when it is placed, and leads to its own page.
 */
export async function createCheckout(
  dependencies: CheckoutDependencies,
  request: CheckoutRequest,
  caller: CheckoutCaller,
  method: PaymentMethod,
): Promise<Result<CheckoutResponse, CheckoutErrorCode>> {
  const signedIn = caller.bearer === undefined ? undefined : await dependencies.identify(caller.bearer);
  if (request.userId !== undefined && request.userId !== signedIn) return failure('user_mismatch');
  const checkoutId = request.checkoutId ?? dependencies.newId();
  // Bank links are in euros alone (decisions.md, bank payments).
  if (method === 'bank' && chargedCurrency(request.currency) !== 'EUR') return failure('currency_not_supported');
  // Bank pages ask for no address, unlike the card's: ours does.
  if (method === 'bank' && request.delivery === undefined) {
    return offerAddressPage(dependencies, request, signedIn, dependencies.now());
  }
  const requested = request.requestToken && dependencies.seal.open(request.requestToken, dependencies.now());
  const userId = signedIn ?? (requested ? requested.userId : undefined);
  const { customerEmail, couponCode } = request;
  if (couponCode !== undefined && !(await dependencies.allowCoupon(caller.clientHash))) return failure('rate_limited');
  const left = await leaveEarlierOrders(dependencies, request.replaces ?? [], checkoutId);
  if (!left.ok) return left;
  const customerHash = customerEmail === undefined ? undefined : dependencies.hashCustomer(customerEmail);
  const shopper = { method, userId, clientHash: caller.clientHash, customerHash };
  const placed = await placeOrder(dependencies.call, { ...request, checkoutId }, shopper, dependencies.now());
  if (!placed.ok) return placed;
  const order = placed.value;
  // Said each time that it is sent: an answer that was lost says nothing of what was written down.
  if (request.requestToken !== undefined && requested === undefined)
    await dependencies.call('confirm_phone_order', {
      link_hash: hashToken(request.requestToken),
      made_order: order.id,
    });
  if (order.priced.totals.total === 0) {
    return success({ url: successUrl(dependencies.siteUrl, request, order.id), orderNumber: order.number });
  }
  if (order.sessionUrl !== null) return success({ url: order.sessionUrl, orderNumber: order.number });
  return startPayment(dependencies, dependencies.providers[method], request, order);
}
