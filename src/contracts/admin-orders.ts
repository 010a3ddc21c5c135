import * as z from 'zod/mini';
import { parcelStates } from '#src/domain/order/order-progress.ts';
import { wishedRefundReasons } from '#src/domain/payment/refund.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryAddress } from './checkout.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const pieces = z.int().check(z.gte(1), z.lte(99));
const line = z.int();
const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const note = z.string().check(z.trim(), z.maxLength(1000));
/** As it was copied; `parseTrackingNumber` finds its one spelling. */
const tracking = { carrier: z.enum(carriers), number: z.string().check(z.maxLength(60)) };

/** In which condition goods came back. */
export const goodsConditions = ['as_new', 'worn', 'damaged'] as const;

/**
 * Body of `POST /.netlify/functions/admin-orders`: one thing that staff do to an order, a parcel, a refund, a return or a task.
 * `order`, `parcel`, `refund`, `return`, `task`, `mail`, `withdrawal` are ids; `line` is the id of an order's line.
 */
export const adminOrdersRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('ship'),
    order: id,
    ...tracking,
    /** Undefined: everything that lies here. */
    lines: z.optional(z.array(z.strictObject({ line, quantity: pieces })).check(z.minLength(1), z.maxLength(100))),
  }),
  z.strictObject({
    act: z.literal('move_parcel'),
    parcel: id,
    state: z.enum(parcelStates).check(z.refine((state) => state !== 'preparing')),
  }),
  z.strictObject({ act: z.literal('cancel'), order: id, restock: z.boolean() }),
  z.strictObject({
    act: z.literal('refund'),
    order: id,
    /** Made by who asks: said twice, it is one refund. */
    refund: id,
    reason: z.enum(wishedRefundReasons),
    pieces: z.array(z.strictObject({ line, quantity: pieces, restock: z.boolean() })).check(z.maxLength(100)),
    /** What belongs to no line, minor units of the order's currency. */
    goodwill: z.int().check(z.gte(0)),
  }),
  z.strictObject({
    act: z.literal('edit'),
    order: id,
    /** Made by who asks: said twice, it is one change. */
    edit: id,
    /** What was read (SQL function `read_order_to_edit`): where the order is another by now, nothing is changed. */
    version: words(64),
    /** Whether it is only said what would change. */
    is_trial: z.boolean(),
    /** Pieces of a line that become another variant of the same product, or are taken out where there is none. */
    lines: z.array(z.strictObject({ line, quantity: pieces, variant: z.nullable(id) })).check(z.maxLength(100)),
    /** Where it goes from here on, in the same country and by the same option. */
    delivery: z.optional(deliveryAddress),
  }),
  z.strictObject({ act: z.literal('confirm_bank_refund'), refund: id, note }),
  z.strictObject({ act: z.literal('settle_task'), task: id, note }),
  z.strictObject({ act: z.literal('note'), order: id, note: words(2000) }),
  z.strictObject({ act: z.literal('resend_mail'), mail: id }),
  z.strictObject({ act: z.literal('label_return'), return: id, ...tracking }),
  z.strictObject({ act: z.literal('return_sent'), return: id }),
  z.strictObject({
    act: z.literal('receive_return'),
    return: id,
    lines: z
      .array(
        z.strictObject({
          ...{ line, variant: id, quantity: z.int().check(z.gte(0), z.lte(99)) },
          ...{ condition: z.enum(goodsConditions), restock: z.boolean() },
        }),
      )
      .check(z.maxLength(100)),
  }),
  z.strictObject({ act: z.literal('accept_return'), return: id, as_refund: z.boolean() }),
  z.strictObject({ act: z.literal('refuse_return'), return: id, why: words(1000) }),
  z.strictObject({ act: z.literal('close_return'), return: id, why: note }),
  z.strictObject({ act: z.literal('send_exchange'), return: id, ...tracking }),
]);
export type AdminOrdersRequest = z.output<typeof adminOrdersRequest>;

const named = { name: z.string(), name_lt: z.string(), name_ru: z.string(), quantity: pieces };
const kind = { sku: z.string(), size: z.string(), color: z.string() };
const stocked = z.object({ ...kind, on_hand: z.int() });

/** What a change of an order comes to: `on_hand` is what the store has of each then; amounts in minor units of the order's currency. */
export const orderEdit = z.object({
  swaps: z.array(z.object({ ...named, from: stocked, to: stocked })),
  removed: z.array(z.object({ ...named, ...kind, amount: z.int() })),
  /** Whether it goes somewhere else, or to somebody else. */
  delivery: z.boolean(),
});
export type OrderEdit = z.output<typeof orderEdit>;

/** `changed`: false where it had been done before. `amount`: of a refund, minor units of the order's currency. */
export const adminOrdersResponse = z.object({
  ok: z.literal(true),
  changed: z.boolean(),
  amount: z.optional(z.int()),
  /** Of `edit`: what it changes, or would change. */
  edit: z.optional(orderEdit),
});
export type AdminOrdersResponse = z.output<typeof adminOrdersResponse>;

export const adminOrdersErrors = {
  ...staffErrors,
  order_unknown: 404,
  order_disputed: 409,
  order_not_ready: 409,
  order_not_paid: 409,
  order_changed: 409,
  order_not_cancellable: 409,
  order_partly_sent: 409,
  nothing_to_ship: 409,
  quantity_exceeded: 409,
  amount_exceeded: 409,
  refund_impossible: 409,
  refund_unknown: 404,
  refund_void: 409,
  refund_by_card: 409,
  refund_open: 409,
  tracking_number_taken: 409,
  tracking_number_invalid: 400,
  parcel_unknown: 404,
  parcel_state_backwards: 409,
  task_unknown: 404,
  mail_unknown: 404,
  return_unknown: 404,
  return_state: 409,
  return_open: 409,
  line_unknown: 404,
  nothing_received: 409,
  size_sold_out: 409,
  order_not_editable: 409,
  line_partly_refunded: 409,
  variant_unknown: 409,
  nothing_left: 409,
  nothing_changed: 409,
  delivery_elsewhere: 409,
  delivery_not_available: 409,
  postcode_invalid: 400,
  phone_invalid: 400,
  pickup_point_unknown: 409,
} as const;
