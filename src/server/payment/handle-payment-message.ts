import * as z from 'zod/mini';
import type { PaymentMessage, PaymentProvider } from '#src/domain/payment/payment-provider.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly provider: PaymentProvider;
}

const text = z.optional(z.nullable(z.string()));
const recorded = z.object({ outcome: z.string(), order_number: text, session_id: text });

/** Outcomes that a person should look at; the database holds the task. */
const remarkable = new Set([
  'unknown_order',
  'unknown_payment',
  'amount_mismatch',
  'double_payment',
  'too_late',
  'disputed',
  'dispute_lost',
  'refund_failed',
  'refund_unexplained',
  'declined_too_often',
]);

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
  return success({ received: true, outcome: await recordMessage(call, provider, read.value) });
}

/** Nobody can try another card. When the provider cannot be reached, the next card that it refuses ends the session. */
async function endSession(provider: PaymentProvider, sessionId: string): Promise<void> {
  await provider.endSession(sessionId).catch((error: unknown) => {
    console.error(JSON.stringify({ level: 'error', event: 'end_session', sessionId, message: String(error) }));
  });
}

/** One idempotent database call; says what became of the message. */
export async function recordMessage(
  call: CallDatabase,
  provider: PaymentProvider,
  { details, eventId, type }: PaymentMessage,
): Promise<string> {
  const { name } = provider;
  const answer = await call('record_payment_event', { provider: name, event_id: eventId, type, details });
  const { outcome, order_number: orderNumber, session_id: sessionId } = recorded.parse(answer);
  if (remarkable.has(outcome))
    console.warn(JSON.stringify({ level: 'warn', event: 'payment', provider: name, eventId, outcome, orderNumber }));
  if (outcome === 'declined_too_often' && sessionId) await endSession(provider, sessionId);
  return outcome;
}
