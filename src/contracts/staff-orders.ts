import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { orderStatus, paymentStatus } from './order-states.ts';

const text = z.string();
const count = z.int().check(z.gte(0));

/** Ways to look at the orders of the back office that are always there (SQL function `order_view`). */
export const orderViews = ['all', 'to_pack', 'waiting', 'on_way', 'late', 'returns', 'tasks', 'cancelled'] as const;
export type OrderView = (typeof orderViews)[number];

export const paymentMethods = ['card', 'bank', 'none'] as const;

/** An order in the list of the back office. Amounts in minor units of its currency; times ISO 8601, days `YYYY-MM-DD`. */
export const listedOrder = z.object({
  id: z.uuid(),
  order_number: text,
  created_at: text,
  status: orderStatus,
  payment_status: paymentStatus,
  payment_method: z.enum(paymentMethods),
  total_amount: count,
  currency: z.enum(chargedCurrencies),
  /** Who gets it, else who ordered it, else their address of mail. */
  customer: z.nullable(text),
  city: z.nullable(text),
  country: text,
  carrier: z.nullable(text),
  option: text,
  promised_to: z.nullable(text),
  pieces: count,
  open_returns: count,
  open_tasks: count,
});
export type ListedOrder = z.output<typeof listedOrder>;

/** What `list_orders` answers; null for whoever may not see orders. Total and counts come with the first page alone. */
export const orderPage = z.nullable(
  z.object({
    orders: z.array(listedOrder),
    /** Whether there are orders after these. */
    more: z.boolean(),
    total: z.optional(count),
    counts: z.optional(z.object({ to_pack: count, late: count, returns: count, tasks: count })),
  }),
);
export type OrderPage = NonNullable<z.output<typeof orderPage>>;
