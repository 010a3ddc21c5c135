import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { deliveryAddress } from './checkout.ts';
import { checkoutItems } from './checkout-items.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const couponCode = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80)));

/** Body of `POST /.netlify/functions/admin-phone-orders`: what an order would cost, sending it to the customer, or taking it back. */
export const adminPhoneOrdersRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('quote'),
    items: checkoutItems,
    couponCode,
    country: z.enum(shippingCountries),
    option: z.enum(deliveryOptionCodes),
    is_to_locker: z.boolean(),
  }),
  z.strictObject({
    act: z.literal('take'),
    /** Made by who asks: sent twice, it is one. */
    phone_order: id,
    email: z.email().check(z.maxLength(254)),
    language: z.enum(languages),
    items: checkoutItems,
    couponCode,
    delivery: deliveryAddress,
    /** What was told on the telephone, euro cents; another sum is refused. */
    expected_total: z.int().check(z.gte(0)),
  }),
  z.strictObject({ act: z.literal('resend'), phone_order: id }),
  z.strictObject({ act: z.literal('withdraw'), phone_order: id }),
]);
export type AdminPhoneOrdersRequest = z.output<typeof adminPhoneOrdersRequest>;

const text = z.string();
const count = z.int().check(z.gte(0));

/** What an order costs now, as the checkout would charge it; euro cents, VAT included. */
export const phoneQuote = z.object({
  lines: z.array(
    z.object({
      ...{ name: text, name_lt: text, name_ru: text, size: text, color: text, quantity: count },
      ...{ unit_price: count, discount: count, total: count },
      /** Pieces that are free now. */
      free: z.int(),
    }),
  ),
  ...{ subtotal: count, discount: count, shipping: count, vat: count, total: count },
  option: z.object({ en: text, lt: text, ru: text }),
  ...{ promised_from: text, promised_to: text },
});
export type PhoneQuote = z.output<typeof phoneQuote>;

/** `changed`: false where it had been done before. */
export const adminPhoneOrdersResponse = z.object({
  ok: z.literal(true),
  changed: z.boolean(),
  quote: z.optional(phoneQuote),
});
export type AdminPhoneOrdersResponse = z.output<typeof adminPhoneOrdersResponse>;

export const adminPhoneOrdersErrors = {
  ...staffErrors,
  invalid_products: 409,
  variant_unknown: 409,
  variant_ambiguous: 409,
  out_of_stock: 409,
  price_changed: 409,
  total_too_small: 409,
  delivery_not_available: 409,
  postcode_invalid: 400,
  phone_invalid: 400,
  pickup_point_unknown: 409,
  coupon_unknown: 409,
  coupon_not_yet_valid: 409,
  coupon_expired: 409,
  coupon_used_up: 409,
  coupon_used_already: 409,
  coupon_minimum: 409,
  coupon_nothing_fits: 409,
  coupon_needs_email: 409,
  coupon_changed: 409,
  phone_order_unknown: 404,
  phone_order_settled: 409,
} as const;
