import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { returnReasons } from '#src/domain/returns/return-reason.ts';
import { returnStates } from '#src/domain/returns/states.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const text = z.string();
const maybe = z.nullable(text);
const days = z.tuple([z.int(), z.int()]);

/** A return as the database describes it (SQL function `describe_return`). */
export const returnRow = z.object({
  return_id: text,
  return_number: text,
  order_id: text,
  reason: z.enum(returnReasons),
  state: z.enum(returnStates),
  note: maybe,
  goods: z.nullable(z.int()),
  label_cost: z.nullable(z.int()),
  label_cost_eur: z.int(),
  label_carrier: maybe,
  tracking_number: maybe,
  refusal: maybe,
  requested_at: text,
  received_at: maybe,
  refund_due_at: maybe,
  refund_id: maybe,
  is_accepted: z.boolean(),
  lines: z.array(
    z.object({
      order_item: z.int(),
      variant_id: text,
      quantity: z.int(),
      size: text,
      exchange_size: maybe,
      received_quantity: z.nullable(z.int()),
      condition: maybe,
      restock: z.nullable(z.boolean()),
    }),
  ),
});

const line = z.object({
  order_item: z.int(),
  variant_id: text,
  ...{ name: text, name_lt: text, name_ru: text, picture: maybe, size: text, color: text },
  ...{ bought: z.int(), quantity: z.int(), line_left: z.int(), last_day: maybe, last_claim_day: maybe },
  sizes: z.array(z.object({ variant_id: text, size: text, free: z.int() })),
});
export type ReturnableRow = z.infer<typeof line>;

const options = z.nullable(
  z.object({
    order_id: text,
    order_number: text,
    currency: z.enum(chargedCurrencies),
    country: text,
    goods_eur: z.int(),
    payment_method: z.enum(['card', 'bank', 'none']),
    today: text,
    settings: z.object({
      return_days: z.int(),
      return_label_free_from: z.int(),
      return_label_cost_lithuania: z.int(),
      return_label_cost_abroad: z.int(),
      return_processing_business_days: days,
      refund_days_bank: days,
      refund_days_card: days,
      exchange_hold_days: z.int(),
    }),
    lines: z.array(line),
    unsent: z.int(),
    returns: z.array(returnRow),
  }),
);
export type OptionsRow = NonNullable<z.infer<typeof options>>;

/** Reads all that is known of the order behind a token, as far as it concerns returns; undefined when nobody knows it. */
export async function readOptionsRow(call: CallDatabase, token: string): Promise<OptionsRow | undefined> {
  return options.parse(await call('read_return_options', { token })) ?? undefined;
}

/** What labels cost now (settings), euro cents. */
export function labelFacts({ settings }: OptionsRow) {
  return {
    labelFreeFrom: settings.return_label_free_from,
    labelInLithuania: settings.return_label_cost_lithuania,
    labelAbroad: settings.return_label_cost_abroad,
  };
}
