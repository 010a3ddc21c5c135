import * as z from 'zod/mini';
import { orderStatus } from './order-states.ts';
import { productProblems } from './staff-products.ts';

const count = z.int().check(z.gte(0));
const text = z.nullable(z.string());
const part = <Row extends z.ZodMiniType>(row: Row) => z.object({ count, first: z.array(row) });

/**
 * What `read_today` answers: of each part its number and its first five, the most pressing first; null for whoever is not an
 * administrator with all locks open. Times ISO 8601, days of Vilnius, `sold` in thirty days, amounts in minor units.
 */
export const today = z.nullable(
  z.object({
    tasks: part(z.object({ id: z.uuid(), kind: z.string(), due_at: z.string(), order_number: z.string() })),
    returns: part(
      z.object({
        id: z.uuid(),
        reason: z.enum(['withdrawal', 'return', 'exchange', 'complaint']),
        state: z.enum(['requested', 'received']),
        order_number: z.string(),
        since: z.string(),
      }),
    ),
    late: part(z.object({ order_number: z.string(), status: orderStatus, promised_to: z.string() })),
    running_out: part(
      z.object({
        sku: z.string(),
        name: z.string(),
        size: z.string(),
        color: z.string(),
        free: z.int(),
        sold: z.int(),
      }),
    ),
    /** Products that fail the publish check, those for sale first. */
    incomplete: part(
      z.object({ id: z.string(), name: z.string(), active: z.boolean(), problems: z.array(z.enum(productProblems)) }),
    ),
    mails: part(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        recipient: z.string(),
        since: z.string(),
        error: text,
        order_number: text,
      }),
    ),
    messages: part(
      z.object({
        provider: z.string(),
        event: z.string(),
        type: z.string(),
        since: z.string(),
        payment: text,
        amount: z.nullable(z.int()),
        currency: text,
      }),
    ),
  }),
);
export type Today = NonNullable<z.output<typeof today>>;
