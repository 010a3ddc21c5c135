import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { EmailContext } from '#src/server/emails/email.ts';
import { prepareMessage } from './prepare-message.ts';
import { renderMessage } from './render-message.ts';

const text = z.string();
const claimed = z.array(
  z.object({
    id: text,
    kind: text,
    recipient: text,
    language: z.enum(languages),
    payload: z.unknown(),
    order: z.unknown(),
  }),
);
type OwedMessage = z.infer<typeof claimed>[number];

type Delivery =
  | { readonly sent: true; readonly providerId: string | null }
  | { readonly sent: false; readonly permanent: boolean; readonly reason: string };

interface Dependencies {
  readonly call: CallDatabase;
  readonly context: EmailContext;
  /** Sends one message; asked twice with the same key, sends it once. */
  sendMail(mail: {
    readonly to: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly replyTo?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly idempotencyKey: string;
  }): Promise<Delivery>;
}

/** Undefined where the letter is not to be sent (any more). */
async function deliver(
  { call, context, sendMail }: Dependencies,
  owed: OwedMessage,
  now: Date,
): Promise<Delivery | undefined> {
  try {
    const message = await prepareMessage(call, owed, now);
    if (message === undefined) return undefined;
    const email = renderMessage(message, context);
    return await sendMail({ to: message.recipient, ...email, idempotencyKey: message.id });
  } catch (error) {
    return { sent: false, permanent: false, reason: String(error) };
  }
}

/**
 * Sends what the outbox owes until nothing is due or `until` has come. A message that could not be sent waits for its next
 * turn; the provider's idempotency key keeps a lost answer from becoming a second mail. They are claimed one by one: claiming
 * counts as a try, and those behind a slow one would be given up without ever having been tried.
 */
export async function sendOutbox(
  dependencies: Dependencies,
  now: () => Date,
  until: Date,
): Promise<{ sent: number; failed: number }> {
  const { call } = dependencies;
  const counts = { sent: 0, failed: 0 };
  while (now() < until) {
    const messages = claimed.parse(await call('claim_outbox', { maximum: 1 }));
    if (messages.length === 0) break;
    for (const message of messages) {
      const delivery = await deliver(dependencies, message, now());
      if (delivery === undefined) continue;
      if (delivery.sent) {
        await call('mark_outbox_sent', { message_id: message.id, provider_id: delivery.providerId });
        counts.sent += 1;
      } else {
        const { permanent, reason } = delivery;
        await call('mark_outbox_failed', { message_id: message.id, error: reason, permanent });
        counts.failed += 1;
      }
    }
  }
  return counts;
}
