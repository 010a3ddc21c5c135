import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { parcelStates } from '#src/domain/order/order-progress.ts';
import { refundReasons } from '#src/domain/payment/refund.ts';
import { returnReasons } from '#src/domain/returns/return-reason.ts';
import { returnStates } from '#src/domain/returns/states.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { orderStatus, paymentStatus } from './order-states.ts';
import { refundFacts } from './refund-facts.ts';
import { paymentMethods } from './staff-orders.ts';

const text = z.string();
const maybe = z.nullable(text);
const count = z.int().check(z.gte(0));
const currency = z.enum(chargedCurrencies);
const facts = z.record(text, z.unknown());
const document = z.object({ series: text, number: z.int() });

const line = z.object({
  ...{ id: z.int(), product_id: text, variant_id: text, sku: text, name: text, name_lt: text, name_ru: text },
  ...{ size: text, color: text, picture: maybe, quantity: count, unit_price: count, total: count },
  /** Pieces that were refunded, and pieces that lie here and are to be sent. */
  ...{ refunded: count, unsent: z.int() },
});
export type StaffOrderLine = z.output<typeof line>;

const parcel = z.object({
  ...{ id: z.uuid(), carrier: z.nullable(z.enum(carriers)), tracking_number: maybe, state: z.enum(parcelStates) },
  ...{ shipped_at: maybe, delivered_at: maybe, is_exchange: z.boolean() },
  items: z.array(z.object({ line: z.int(), quantity: count })),
});
export type StaffParcel = z.output<typeof parcel>;

const refund = z.object({
  ...{ id: z.uuid(), amount: count, currency, reason: z.enum(refundReasons), kept_back: count, provider: text },
  state: z.enum(['pending', 'submitted', 'succeeded', 'failed', 'void']),
  ...{ due_at: text, asked_at: text, made_at: maybe, error: maybe },
});
export type StaffRefund = z.output<typeof refund>;

const returned = z.object({
  ...{ return_id: z.uuid(), return_number: text, reason: z.enum(returnReasons), state: z.enum(returnStates) },
  ...{ note: maybe, label_carrier: maybe, tracking_number: maybe, refusal: maybe, label_cost_eur: count },
  ...{ requested_at: text, received_at: maybe, refund_due_at: maybe, refund_id: maybe, is_accepted: z.boolean() },
  lines: z.array(
    z.object({
      ...{ order_item: z.int(), variant_id: text, quantity: count, size: text, exchange_size: maybe },
      ...{ received_quantity: z.nullable(count), condition: maybe, restock: z.nullable(z.boolean()) },
    }),
  ),
});
export type StaffReturn = z.output<typeof returned>;

const event = z.object({
  ...{ id: z.int(), kind: text, code: text, from: maybe, to: maybe, actor: text, details: facts, at: text },
});
export type StaffEvent = z.output<typeof event>;

const task = z.object({
  ...{ id: z.uuid(), kind: text, due_at: text, refund_id: maybe, return_id: maybe, details: facts },
});
export type StaffTask = z.output<typeof task>;

const mail = z.object({
  ...{
    id: z.uuid(),
    kind: text,
    state: z.enum(['waiting', 'sending', 'sent', 'failed', 'dropped']),
    at: text,
    error: maybe,
  },
});

/** An order of the back office. Amounts in minor units of the order's currency, `_eur` in euro cents; times ISO 8601. */
const staffOrder = z.object({
  ...{ id: z.uuid(), token: z.uuid(), order_number: text, status: orderStatus, payment_status: paymentStatus },
  ...{ payment_method: z.enum(paymentMethods), created_at: text, paid_at: maybe, updated_at: text },
  ...{ customer_name: maybe, customer_email: maybe, customer_phone: maybe, user_id: maybe, language: text },
  ...{ currency, subtotal: count, discount: count, shipping: count, total_amount: count, vat_amount: count },
  ...{ vat_basis_points: count, vat_country: text, coupon_code: maybe },
  ...{ delivery_country: text, delivery_option: text, delivery_name: maybe, delivery_phone: maybe },
  ...{ delivery_street: maybe, delivery_postcode: maybe, delivery_city: maybe, delivery_note: maybe },
  ...{ pickup_carrier: z.nullable(z.enum(carriers)), pickup_point_name: maybe },
  ...{ promised_from: maybe, promised_to: maybe, signature_required: z.boolean() },
  ...{ company_name: maybe, company_code: maybe, company_vat_code: maybe },
  option_name: z.nullable(z.object({ en: text, lt: text, ru: text })),
  lines: z.array(line),
  parcels: z.array(parcel),
  payments: z.array(
    z.object({
      ...{
        id: z.uuid(),
        provider: text,
        reference: maybe,
        amount: count,
        currency,
        state: paymentStatus,
        paid_at: maybe,
      },
    }),
  ),
  refunds: z.array(refund),
  refundable: z.nullable(refundFacts),
  returns: z.array(returned),
  withdrawals: z.array(z.object({ id: z.uuid(), declared_at: text, statement: text, scope: text })),
  tasks: z.array(task),
  events: z.array(event),
  mails: z.array(mail),
  invoice: z.nullable(z.extend(document, { issued_at: text })),
  may_be_invoiced: z.boolean(),
  credit_notes: z.array(document),
  /** Paid orders with the same address of mail, this one aside. */
  orders_of_customer: count,
});
export type StaffOrder = z.output<typeof staffOrder>;

/** What `read_order_for_staff` answers: null for whoever may not see orders; `order` is null where there is none of that number. */
export const foundOrder = z.nullable(z.object({ order: z.nullable(staffOrder) }));
export type FoundOrder = NonNullable<z.output<typeof foundOrder>>;
