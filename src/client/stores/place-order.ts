import { atom } from 'nanostores';
import { createCheckout } from '#src/client/functions/create-checkout.ts';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { applyToCart } from '#src/domain/cart/cart-coupon.ts';
import { type CheckoutForm, companyPlaceCountry, hasOwnCompanyPlace } from '#src/domain/checkout/form.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import type { PaymentMethod } from '#src/domain/payment/payment-provider.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { lockerPlace } from '#src/domain/shipping/parcel-lockers.ts';
import { $checkoutCart, $checkoutCurrency, $requested } from './checkout-cart.ts';
import { $checkoutForm, fillIn } from './checkout-form.ts';
import { checkoutIdFor, forgetEarlierIds, renewCheckoutId } from './checkout-id.ts';
import { type CheckoutProblem, takeRefusal, usedOrderStatus } from './checkout-problem.ts';
import { $coupon, type CouponProblem, takeCouponRefusal } from './coupon.ts';
import { loadDelivery, zoneOf } from './delivery.ts';
import { hasStoredSession } from './has-stored-session.ts';
import { keepLastOrder } from './last-order.ts';
import { forgetPickupPoints } from './pickup-points.ts';

/** Where the order stands: `leaving` has the payment page's address. */
export const $placing = atom<
  { readonly state: 'idle' | 'sending' } | { readonly state: 'leaving'; readonly url: string }
>({ state: 'idle' });

/** Why the last attempt failed; undefined when there was none since. */
export const $checkoutProblem = atom<CheckoutProblem | undefined>(undefined);

/** Where to: an address, or a parcel locker, which has its own. */
function deliveryOf(form: CheckoutForm): NonNullable<CheckoutRequest['delivery']> {
  const receiver = { name: form.name.trim(), phone: form.phone.trim(), country: form.country };
  if (form.way === 'locker' && form.pickup !== undefined) {
    const { carrier, id } = form.pickup;
    return { ...receiver, postcode: '', city: '', street: '', note: '', option: 'standard', pickup: { carrier, id } };
  }
  return {
    ...receiver,
    postcode: form.postcode.trim(),
    city: form.city.trim(),
    street: form.street.trim(),
    note: form.note.trim(),
    option: form.option === '' ? 'standard' : form.option,
  };
}

/** The company's seat: its own address, or the one that the goods go to. */
function companyAddressOf(form: CheckoutForm) {
  const { country, postcode, city, street } = form;
  const place = hasOwnCompanyPlace(form)
    ? {
        country: companyPlaceCountry(form),
        postcode: form.companyPostcode,
        city: form.companyCity,
        street: form.companyStreet,
      }
    : { country, postcode, city, street };
  return { ...place, postcode: place.postcode.trim(), city: place.city.trim(), street: place.street.trim() };
}

function companyOf(form: CheckoutForm): CheckoutRequest['company'] {
  if (form.buyer === 'person') return undefined;
  return {
    name: form.companyName.trim(),
    country: form.companyCountry,
    code: form.companyCode.trim(),
    vatCode: form.companyVatCode.trim(),
    address: companyAddressOf(form),
  };
}

function requestOf(language: Language, expectedTotal: number): CheckoutRequest {
  const form = $checkoutForm.get();
  const { terms } = $coupon.get();
  const isReduced = terms !== undefined && applyToCart($checkoutCart.get(), terms).problem === undefined;
  return {
    items: $checkoutCart.get().map(({ id, quantity, size, color }) => ({ id, quantity, size, color })),
    currency: chargedCurrency($checkoutCurrency.get()),
    locale: language,
    customerEmail: form.email.trim(),
    delivery: deliveryOf(form),
    ...(isReduced ? { couponCode: terms.code } : {}),
    company: companyOf(form),
    requestToken: $requested.get()?.token,
    expectedTotal,
  };
}

/** How long an order waits for its owner's session, milliseconds; without one it is a guest's. */
const sessionPatience = 4_000;

/** The token of whoever is signed in: the order is theirs. */
async function orderersToken(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, sessionPatience));
  const { accessToken } = await import('./session.ts');
  return Promise.race([accessToken().catch(() => undefined), tooLong]);
}

/** Sends the order; an id that an ended order has used up is replaced, once. */
async function send(request: CheckoutRequest, method: PaymentMethod) {
  const { expectedTotal: _, ...content } = request;
  const isRequested = request.requestToken !== undefined;
  const token = await orderersToken();
  const attempt = () =>
    createCheckout(
      method,
      { ...request, ...checkoutIdFor(JSON.stringify({ ...content, method }), isRequested) },
      token,
    );
  const answer = await attempt();
  const status = answer.ok ? undefined : usedOrderStatus(answer.failure);
  // Gone with the new order, or paid: said once, so that whoever wants to buy more can.
  if (answer.ok || status !== undefined) forgetEarlierIds(isRequested);
  if (status !== 'cancelled' && status !== 'pending') return answer;
  renewCheckoutId(isRequested);
  return attempt();
}

/** Places the order for the total that the shopper has seen, in minor units of the charged currency. */
export async function placeOrder(language: Language, expectedTotal: number): Promise<void> {
  if ($placing.get().state !== 'idle') return;
  $placing.set({ state: 'sending' });
  $checkoutProblem.set(undefined);
  const { email, country, option, way, pickup, method: chosen } = $checkoutForm.get();
  const request = requestOf(language, expectedTotal);
  const answer = await send(request, request.currency === 'EUR' ? chosen : 'card');
  if (answer.ok) {
    // The order has taken the place of the cart: there is nothing left to remind of, and the shop has forgotten it.
    fillIn('reminder', '');
    const promise = zoneOf(country)?.options.find(({ code }) => code === option);
    keepLastOrder({
      orderNumber: answer.value.orderNumber ?? '',
      email,
      isFree: expectedTotal === 0,
      keepsCart: $requested.get() !== undefined,
      ...(way === 'locker' && pickup ? { locker: `${carrierNames[pickup.carrier]}, ${lockerPlace(pickup)}` } : {}),
      ...(promise ? { from: promise.promisedFrom, to: promise.promisedTo } : {}),
    });
    $placing.set({ state: 'leaving', url: answer.value.url });
    return;
  }
  const problem = takeRefusal(answer.failure);
  if (problem.message === 'coupon') await takeCouponRefusal(answer.failure as CouponProblem);
  if (problem.message === 'price' || problem.message === 'deliveryGone') await loadDelivery();
  if (problem.message === 'pickupGone') {
    fillIn('pickup', undefined);
    forgetPickupPoints();
  }
  $checkoutProblem.set(problem);
  $placing.set({ state: 'idle' });
}

/** The page is shown again (Back from the payment page): the form is the shopper's again. */
export function stayAtCheckout(): void {
  $placing.set({ state: 'idle' });
}
