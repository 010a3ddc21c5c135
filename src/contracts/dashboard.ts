import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { orderStatus, paymentStatus } from './order-states.ts';

const count = z.int().check(z.gte(0));
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };

/** Of a time: euro cents (revenue after refunds may be below zero), orders paid, what they cost on average, products looked at. */
const sales = z.object({ revenue: z.int(), orders: count, average: z.nullable(count), product_views: count });

const job = z.object({ job: z.string(), at: z.string(), succeeded: z.nullable(z.boolean()) });

/** What `read_dashboard` answers; null for whoever is not an administrator with all locks open. Times ISO 8601, days of Vilnius. */
export const dashboard = z.nullable(
  z.object({
    all: sales,
    /** This month so far, and as much of the one before. */
    month: sales,
    before: sales,
    /** The last thirty days, today the last; euro cents, before refunds. */
    days: z.array(z.object({ day: z.string(), revenue: count })).check(z.minLength(1)),
    waiting: count,
    to_pack: count,
    recent: z.array(
      z.object({
        order_number: z.string(),
        access_token: z.uuid(),
        created_at: z.string(),
        status: orderStatus,
        payment_status: paymentStatus,
        total_amount: count,
        currency: z.enum(chargedCurrencies),
        customer: z.nullable(z.string()),
      }),
    ),
    top: z.array(
      z.object({ id: z.string(), ...names, picture: z.nullable(z.string()), rating: z.number(), review_count: count }),
    ),
    low_stock: z.object({
      count,
      lowest: z.array(
        z.object({
          product_id: z.string(),
          ...names,
          sku: z.string(),
          size: z.string(),
          color: z.string(),
          free: z.int(),
        }),
      ),
    }),
    health: z.object({
      mail_waiting: count,
      mail_failed: count,
      mail_oldest: z.nullable(z.string()),
      last_payment_event: z.nullable(z.string()),
      client_errors: count,
      last_build: z.nullable(z.object({ state: z.enum(['queued', 'running', 'succeeded', 'failed']), at: z.string() })),
      jobs: z.array(job),
    }),
  }),
);
export type Dashboard = NonNullable<z.output<typeof dashboard>>;
