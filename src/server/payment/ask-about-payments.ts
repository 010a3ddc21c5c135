import * as z from 'zod/mini';
import { type PaymentProvider, paymentMethods } from '#src/domain/payment/payment-provider.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { recordMessage } from './handle-payment-message.ts';

const due = z.array(z.object({ provider: z.enum(Object.values(paymentMethods)), session_id: z.string() }));

/**
 * Asks the providers about payments whose message has not come, and takes what they say as if it had. A provider that
 * cannot be reached, or whose turn does not come before `until`, is asked again at the next run.
 */
export async function askAboutPayments(
  call: CallDatabase,
  providers: readonly PaymentProvider[],
  now: () => Date,
  until: Date,
): Promise<{ asked: number; settled: number; failed: number }> {
  const asking = new Map(providers.flatMap((provider) => (provider.askSession ? [[provider.name, provider]] : [])));
  const payments = due.parse(await call('list_payments_to_ask_about', { providers: [...asking.keys()] }));
  const counts = { asked: 0, settled: 0, failed: 0 };
  for (const { provider, session_id: sessionId } of payments) {
    if (now() >= until) break;
    counts.asked += 1;
    try {
      const asked = asking.get(provider);
      const message = await asked?.askSession?.(sessionId);
      if (asked !== undefined && message !== undefined) {
        await recordMessage(call, asked, message);
        counts.settled += 1;
      }
      await call('mark_payment_asked_about', { asked_provider: provider, session_id: sessionId });
    } catch (error) {
      counts.failed += 1;
      await call('mark_payment_asking_failed', { asked_provider: provider, session_id: sessionId });
      console.error(JSON.stringify({ level: 'error', event: 'ask_payment', provider, message: String(error) }));
    }
  }
  return counts;
}
