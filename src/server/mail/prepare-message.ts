import { reminderSpan } from '#src/domain/cart/reminder-time.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface OwedMessage {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
}

/**
 * Gives a message what must be true in the moment that it leaves, and not when it was owed: a letter about a cart has the prices
 * and stock of now, and a newsletter its products. Undefined: it is not wanted any more, or not now, and the database has put it away.
 */
export async function prepareMessage<Message extends OwedMessage>(
  call: CallDatabase,
  message: Message,
  now: Date,
): Promise<Message | undefined> {
  if (message.kind === 'newsletter') {
    const letter = await call('open_newsletter', { message_id: message.id });
    return letter === null ? undefined : { ...message, payload: letter };
  }
  if (message.kind !== 'cart_reminder') return message;
  const span = reminderSpan(now);
  const payload = await call('open_cart_reminder', {
    message_id: message.id,
    changed_from: span?.from.toISOString() ?? null,
    changed_until: span?.until.toISOString() ?? null,
  });
  return payload === null ? undefined : { ...message, payload };
}
