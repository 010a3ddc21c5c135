import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { parcelStates, shownRefundState } from '#src/domain/order/order-progress.ts';
import { orderStatus, paymentStatus } from './order-states.ts';

const count = z.int().check(z.gte(0));

const refundState = z.pipe(
  z.enum(Object.keys(shownRefundState) as (keyof typeof shownRefundState)[]),
  z.transform((state) => shownRefundState[state]),
);

/** An order as a list shows it. Amounts in minor units of its currency; times ISO 8601. */
const myOrder = z.object({
  id: z.uuid(),
  order_number: z.string(),
  created_at: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  total_amount: count,
  currency: z.enum(chargedCurrencies),
  payment_method: z.enum(['card', 'bank', 'none']),
  customer_name: z.nullable(z.string()),
  customer_email: z.nullable(z.string()),
  /** Opens the order's page (`/order/…`), and from there documents, return and withdrawal. */
  access_token: z.uuid(),
  pieces: count,
  /** Keys of the first three pictures. */
  pictures: z.array(z.string()),
  tracking_numbers: z.array(z.string()),
  /** What tells where it stands (`shownState`); exchanges are parcels, too. */
  parcels: z.array(z.object({ state: z.enum(parcelStates) })),
  refunds: z.array(z.object({ state: refundState })),
  open_returns: count,
});

export type MyOrder = z.output<typeof myOrder>;

/** Where the page after this one begins. */
export const ordersCursor = z.object({ before_time: z.string(), before_id: z.uuid() });
export type OrdersCursor = z.output<typeof ordersCursor>;

/** What `list_my_orders` answers: the newest first; `next` is null at the end. */
export const myOrders = z.object({ orders: z.array(myOrder), next: z.nullable(ordersCursor) });
export type MyOrders = z.output<typeof myOrders>;

/** What `summarize_my_account` answers; null for somebody who is no longer there. */
export const accountSummary = z.nullable(
  z.object({
    orders: count,
    open_orders: count,
    favorites: count,
    status: z.enum(['active', 'unconfirmed']),
    member_since: z.string(),
    recent: z.array(myOrder),
  }),
);
export type AccountSummary = z.output<typeof accountSummary>;

/** What `read_order_again` answers: the lines as they are sold today, euro cents; null where there is no such order. */
export const orderAgainLines = z.nullable(
  z.array(
    z.object({
      variant_id: z.uuid(),
      id: z.string(),
      name: z.string(),
      name_lt: z.string(),
      name_ru: z.string(),
      picture: z.nullable(z.string()),
      price: count,
      bought_price: count,
      size: z.string(),
      color: z.string(),
      quantity: z.int().check(z.gte(1)),
      /** How many can be bought now; 0 for what is not sold any more. */
      free: count,
    }),
  ),
);
