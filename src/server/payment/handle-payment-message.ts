import * as z from 'zod/mini';
import type { PaymentMessage, PaymentProvider, PaymentProviderName } from '#src/domain/payment/payment-provider.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly provider: PaymentProvider;
}

const recorded = z.object({ outcome: z.string(), order_number: z.optional(z.nullable(z.string())) });

/** Outcomes that a person should look at; the database holds the task. */
const remarkable = new Set(['unknown_order', 'amount_mismatch', 'double_payment', 'too_late']);

/**
 * Takes one message of a payment provider: signature, then meaning, then one idempotent database call. Messages for unknown
 * orders are kept and acknowledged, since sending them again would change nothing.
 */
export async function handlePaymentMessage(
  { call, provider }: Dependencies,
  rawBody: string,
  headers: Headers,
): Promise<Result<{ received: true; outcome: string }, 'signature_invalid'>> {
  const read = provider.readMessage(rawBody, headers);
  if (!read.ok) return read;
  if (read.value === undefined) return success({ received: true, outcome: 'not_ours' });
  return success({ received: true, outcome: await recordMessage(call, provider.name, read.value) });
}

/** One idempotent database call; says what became of the message. */
export async function recordMessage(
  call: CallDatabase,
  provider: PaymentProviderName,
  { details, eventId, type }: PaymentMessage,
): Promise<string> {
  const answer = await call('record_payment_event', { provider, event_id: eventId, type, details });
  const { outcome, order_number: orderNumber } = recorded.parse(answer);
  if (remarkable.has(outcome))
    console.warn(JSON.stringify({ level: 'warn', event: 'payment', provider, eventId, outcome, orderNumber }));
  return outcome;
}
