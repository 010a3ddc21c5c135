import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';

const text = z.string();
const count = z.int().check(z.gte(0));

const phoneOrderStates = ['waiting', 'paying', 'confirmed', 'lapsed', 'withdrawn'] as const;

const phoneOrder = z.object({
  ...{ id: z.uuid(), state: z.enum(phoneOrderStates), customer_name: text, customer_email: text },
  /** Euro cents. */
  total: count,
  ...{ pieces: count, language: z.enum(languages), taken_by: text, times_sent: count },
  ...{ created_at: text, sent_at: text, expires_at: text },
  /** Of the last order that was made of it. */
  order_number: z.nullable(text),
});
export type PhoneOrder = z.output<typeof phoneOrder>;

/** What `list_phone_orders` answers; null for whoever may not see them. */
export const phoneOrderPage = z.nullable(z.object({ more: z.boolean(), phone_orders: z.array(phoneOrder) }));
export type PhoneOrderPage = NonNullable<z.output<typeof phoneOrderPage>>;
