import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';

const text = z.nullable(z.string());

const item = z.object({
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  size: z.string(),
  color: z.string(),
  picture: text,
  quantity: z.int(),
  /** Its part of the order's discount, which `total` is without. */
  discount: z.int(),
  total: z.int(),
});
export type OrderMailItem = z.infer<typeof item>;

/** The columns of an order that its mail shows (SQL function `read_order`). */
export const orderMailData = z.object({
  order_number: z.string(),
  /** Opens this one order without signing in. */
  access_token: z.string(),
  language: z.enum(languages),
  currency: z.enum(chargedCurrencies),
  customer_name: text,
  subtotal: z.int(),
  discount: z.int(),
  coupon_code: text,
  payment_method: z.enum(['card', 'bank', 'none']),
  shipping: z.int(),
  total_amount: z.int(),
  vat_amount: z.int(),
  vat_eur: z.int(),
  vat_basis_points: z.int(),
  delivery_name_of_option: z.object({ en: z.string(), lt: z.string(), ru: z.string() }),
  delivery_country: z.string(),
  delivery_name: text,
  delivery_street: text,
  delivery_postcode: text,
  delivery_city: text,
  pickup_carrier: z.optional(z.nullable(z.enum(carriers))),
  pickup_point_name: z.optional(text),
  company_name: z.optional(text),
  company_code: z.optional(text),
  company_vat_code: z.optional(text),
  company_street: z.optional(text),
  company_postcode: z.optional(text),
  company_city: z.optional(text),
  company_country: z.optional(text),
  promised_from: text,
  promised_to: text,
  paid_at: text,
  items: z.array(item),
});
export type OrderMailData = z.infer<typeof orderMailData>;
