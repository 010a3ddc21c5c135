import * as z from 'zod/mini';
import { orderStatus, paymentStatus } from '#src/contracts/order-states.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { parcelStates, toldEvents } from '#src/domain/order/order-progress.ts';
import { refundReasons } from '#src/domain/payment/refund.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';

const text = z.nullable(z.string());

/** What the SQL function `read_order_by_token` answers. */
export const orderPageRow = z.object({
  order_number: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  payment_method: z.enum(['card', 'bank', 'none']),
  currency: z.enum(chargedCurrencies),
  placed_at: z.string(),
  paid_at: text,
  held_until: text,
  pay_url: text,
  standing_order: text,
  subtotal: z.int(),
  discount: z.int(),
  coupon_code: text,
  shipping: z.int(),
  total_amount: z.int(),
  vat_amount: z.int(),
  vat_basis_points: z.int(),
  total_eur: z.int(),
  vat_eur: z.int(),
  delivery_option: z.nullable(z.object({ en: z.string(), lt: z.string(), ru: z.string() })),
  delivery_country: z.string(),
  delivery_name: text,
  delivery_street: text,
  delivery_postcode: text,
  delivery_city: text,
  pickup_carrier: z.nullable(z.enum(carriers)),
  pickup_point_name: text,
  promised_from: text,
  promised_to: text,
  signature_required: z.boolean(),
  company_name: text,
  company_code: text,
  company_vat_code: text,
  lines: z.array(
    z.object({
      id: z.int(),
      product_id: z.string(),
      name: z.string(),
      name_lt: z.string(),
      name_ru: z.string(),
      size: z.string(),
      color: z.string(),
      picture: text,
      quantity: z.int(),
      unit_price: z.int(),
      unit_price_eur: z.int(),
      list_price: z.int(),
      refunded: z.int(),
    }),
  ),
  parcels: z.array(
    z.object({
      carrier: z.nullable(z.enum(carriers)),
      tracking_number: text,
      state: z.enum(parcelStates),
      delivered_at: text,
      is_exchange: z.boolean(),
      items: z.array(z.object({ order_item: z.int(), quantity: z.int(), size: z.optional(z.string()) })),
    }),
  ),
  events: z.array(z.object({ code: z.enum(toldEvents), at: z.string(), parcel: z.nullable(z.int()) })),
  refunds: z.array(
    z.object({
      amount: z.int(),
      currency: z.enum(chargedCurrencies),
      reason: z.enum(refundReasons),
      state: z.enum(['pending', 'submitted', 'succeeded', 'failed']),
      kept_back: z.int(),
      asked_at: z.string(),
      due_at: z.string(),
      made_at: text,
      provider: z.string(),
    }),
  ),
  has_invoice: z.boolean(),
  credit_notes: z.array(z.object({ series: z.string(), number: z.int() })),
  return_days: z.int(),
  holidays: z.array(z.string()),
});
export type OrderPageRow = z.infer<typeof orderPageRow>;
