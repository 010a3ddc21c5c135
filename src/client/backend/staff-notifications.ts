import { type NotificationList, notificationList, notificationsMarked } from '#src/contracts/staff-notifications.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not of the staff with all locks open, and throws as askBackend does, or on an answer that does not
// fit its contract.

/** What has happened in the last thirty days, the newest first; products named in `language`. */
export async function readNotifications(token: string, language: Language): Promise<NotificationList | null> {
  return notificationList.parse(
    await askBackend({ path: 'rpc/read_notifications', body: { asked: { language } }, token }),
  );
}

/** Whoever asks has read these; a hundred at most. */
export async function markNotificationsRead(token: string, ids: readonly string[]): Promise<true | null> {
  const answer = await askBackend({ path: 'rpc/mark_notifications_read', body: { asked: { ids } }, token });
  return notificationsMarked.parse(answer) === null ? null : true;
}
