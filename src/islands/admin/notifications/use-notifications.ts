import { useCallback, useEffect, useRef, useState } from 'react';
import { markNotificationsRead, readNotifications } from '#src/client/backend/staff-notifications.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { NotificationList } from '#src/contracts/staff-notifications.ts';
import type { Language } from '#src/domain/language/languages.ts';

/** Milliseconds from one look to the next, as long as the page is seen. */
const pace = 60_000;

/** What the list says once these are read. */
function withRead({ notifications }: NotificationList, ids: ReadonlySet<string>): NotificationList {
  const next = notifications.map((each) => (ids.has(each.id) ? { ...each, is_read: true } : each));
  return { notifications: next, unread: next.filter(({ is_read }) => !is_read).length };
}

/**
 * What happened in the shop: read when the back office opens, each minute while it is seen, and at once when it is seen again. A look
 * that fails leaves what is known; the next one follows. `arrived`: how many came with the last look, the first one not counted.
 */
export function useNotifications(language: Language) {
  const [list, setList] = useState<NotificationList>();
  const [arrived, setArrived] = useState(0);
  const known = useRef<ReadonlySet<string>>(undefined);
  const asked = useRef(0);

  const look = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await asStaff(({ token }) => readNotifications(token, language));
    if (!answer.ok || mine !== asked.current) return;
    const { notifications } = answer.value;
    const before = known.current;
    if (before !== undefined) setArrived(notifications.filter(({ id, is_read }) => !is_read && !before.has(id)).length);
    known.current = new Set([...(before ?? []), ...notifications.map(({ id }) => id)]);
    setList(answer.value);
  }, [language]);

  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, pace);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      asked.current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);

  /** Shown as read at once; where the shop cannot be told, the next look shows them as they are. */
  async function markRead(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // An older look that is under way does not know of it.
    asked.current += 1;
    setList((before) => before && withRead(before, new Set(ids)));
    const answer = await asStaff(({ token }) => markNotificationsRead(token, ids));
    if (!answer.ok) await look();
  }

  return { list, arrived, look, markRead };
}
