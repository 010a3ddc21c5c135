import * as z from 'zod/mini';
import { type PaymentProvider, paymentMethods } from '#src/domain/payment/payment-provider.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const claimed = z.array(
  z.object({
    id: z.string(),
    order_id: z.string(),
    provider: z.enum(Object.values(paymentMethods)),
    payment_id: z.string(),
    amount: z.int(),
    reason: z.string(),
    attempts: z.int(),
  }),
);
type OwedRefund = z.infer<typeof claimed>[number];

/** Asks the provider; what it says, or that it said nothing, is written down. Answers the state that was reached. */
async function send(call: CallDatabase, provider: PaymentProvider | undefined, owed: OwedRefund): Promise<string> {
  try {
    if (provider?.refund === undefined) throw new Error(`${owed.provider} has no call for refunds`);
    const answer = await provider.refund({
      refundId: owed.id,
      orderId: owed.order_id,
      paymentId: owed.payment_id,
      amount: owed.amount,
      isDouble: owed.reason === 'double_payment',
      isRepeated: owed.attempts > 1,
    });
    const { providerRefundId, reason, state } = answer;
    await call('mark_refund_answered', {
      sent_refund: owed.id,
      answer: state,
      provider_id: providerRefundId,
      reason,
    });
    return state;
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'send_refund', refund: owed.id, message: String(error) }));
    await call('mark_refund_unanswered', { sent_refund: owed.id, error: String(error) });
    return 'unanswered';
  }
}

/**
 * Sends the refunds that are owed through providers who have a call for it, until none is due or `until` has come; then makes
 * tasks of those whose day comes near, whoever has to send them. An answer that was lost is asked for again under the same
 * key, so that the money goes back once. They are claimed one by one, since claiming counts as a try.
 */
export async function sendRefunds(
  call: CallDatabase,
  providers: readonly PaymentProvider[],
  now: () => Date,
  until: Date,
): Promise<Readonly<Record<string, number>>> {
  const sending = new Map(providers.filter((provider) => provider.refund).map((provider) => [provider.name, provider]));
  const counts: Record<string, number> = { succeeded: 0, pending: 0, failed: 0, unanswered: 0 };
  while (now() < until) {
    const refunds = claimed.parse(await call('claim_refunds', { providers: [...sending.keys()], maximum: 1 }));
    if (refunds.length === 0) break;
    for (const owed of refunds) {
      const state = await send(call, sending.get(owed.provider), owed);
      counts[state] = (counts[state] ?? 0) + 1;
    }
  }
  return { ...counts, watched: z.int().parse(await call('watch_refunds', {})) };
}
