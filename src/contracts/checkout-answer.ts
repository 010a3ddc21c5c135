import * as z from 'zod/mini';
import { couponErrors } from './coupon-errors.ts';

/** What `create-checkout` answers, apart from what it is asked (`checkout.ts`): the browser checks the answer alone. */
export const checkoutResponse = z.object({
  /** Where the browser goes to pay; to our own page that asks for the address first, or to the order's own where there is nothing to pay. */
  url: z.string(),
  /** Absent as long as the address is: there is no order yet. */
  orderNumber: z.optional(z.string()),
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
  pickup_point_unknown: 400,
  company_code_invalid: 400,
  company_postcode_invalid: 400,
  vat_code_invalid: 400,
  delivery_not_available: 400,
  user_mismatch: 403,
  origin_not_allowed: 403,
  price_changed: 409,
  out_of_stock: 409,
  checkout_already_used: 409,
  total_too_small: 422,
  ...couponErrors,
  rate_limited: 429,
  /** Too many orders of this e-mail, or from this address on the network, wait for their payment. */
  too_many_open_orders: 429,
  /** So many cards were refused for this address on the network that it has to wait. */
  cards_refused: 429,
  payment_unavailable: 503,
} as const;
export type CheckoutErrorCode = keyof typeof checkoutErrors;
