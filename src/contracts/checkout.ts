import * as z from 'zod/mini';
import { maximumLineQuantity } from '#src/domain/cart/cart.ts';
import { languages } from '#src/domain/language/languages.ts';
import { currencies } from '#src/domain/money/currency.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { couponErrors } from './coupon-errors.ts';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));
const required = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

const checkoutItem = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  quantity: z.int().check(z.gte(1), z.lte(maximumLineQuantity)),
  size: z._default(text(40), ''),
  color: z._default(text(40), ''),
});

/** What is in the cart, as both checkout and the coupon's question send it. */
export const checkoutItems = z.array(checkoutItem).check(z.minLength(1), z.maxLength(50));

const deliveryAddress = z.strictObject({
  name: required(120),
  phone: required(32),
  country: z.enum(shippingCountries),
  postcode: required(12),
  city: required(80),
  street: required(160),
  note: z._default(text(300), ''),
  option: z.enum(deliveryOptionCodes),
});

/**
 * Body of `POST /.netlify/functions/create-checkout` (storefront.md section 7). `items, currency, locale` alone must work:
 * the provider's page then asks for an address in Lithuania. Our own page sends the rest. Strict: a field that the shop does
 * not know (a price, say) is refused rather than ignored, so that nobody believes that it counts.
 */
export const checkoutRequest = z.strictObject({
  items: checkoutItems,
  currency: z.enum(currencies),
  locale: z.enum(languages),
  userId: z.optional(z.uuid()),
  customerEmail: z.optional(z.email().check(z.maxLength(254))),
  /** Made in the browser when the checkout begins: the same id never makes a second order. */
  checkoutId: z.optional(z.uuid()),
  delivery: z.optional(deliveryAddress),
  /** A coupon as it was typed; the server alone decides what it takes off. */
  couponCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** What the shopper saw as the total, minor units of the charged currency. A different total is refused, not charged. */
  expectedTotal: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const checkoutResponse = z.object({
  /** Where the browser goes to pay; to the order's own page where there is nothing to pay. */
  url: z.string(),
  orderNumber: z.string(),
});
export type CheckoutResponse = z.infer<typeof checkoutResponse>;

/** Machine-readable codes of a refused checkout, with their HTTP status. */
export const checkoutErrors = {
  invalid_request: 400,
  invalid_products: 400,
  variant_unknown: 400,
  variant_ambiguous: 400,
  currency_not_supported: 400,
  postcode_invalid: 400,
  phone_invalid: 400,
  delivery_not_available: 400,
  user_mismatch: 403,
  origin_not_allowed: 403,
  price_changed: 409,
  out_of_stock: 409,
  checkout_already_used: 409,
  total_too_small: 422,
  ...couponErrors,
  rate_limited: 429,
  /** So many cards were refused for this address on the network that it has to wait. */
  cards_refused: 429,
  payment_unavailable: 503,
} as const;
export type CheckoutErrorCode = keyof typeof checkoutErrors;
