import { useState } from 'react';
import type { Notification } from '#src/contracts/staff-notifications.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { AdminGlyph } from '../AdminGlyph.tsx';
import type { AdminData } from '../admin-data.ts';
import { placeOf, sentenceOf } from './notification-words.ts';
import { useNotifications } from './use-notifications.ts';
import { useNumberInTitle } from './use-number-in-title.ts';

interface Props {
  readonly data: AdminData;
  readonly role: StaffRole;
}

interface ItemProps extends Props {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onFollowed: () => void;
}

function Item({ data, role, notification, onRead, onFollowed }: ItemProps) {
  const { notifications: texts } = data.admin;
  const { at, is_read: isRead } = notification;
  const sentence = sentenceOf(notification, data);
  const place = placeOf(notification, data, role);
  return (
    <li data-unread={!isRead || undefined}>
      <p>
        {!isRead && <span className="sr-only">{texts.unreadOne} </span>}
        {place === undefined ? (
          sentence
        ) : (
          <a className="link" href={place} onClick={onFollowed}>
            {sentence}
          </a>
        )}
      </p>
      <p className="muted">
        <time dateTime={at}>
          {shortDay(at, data.language)}, {clockTime(at, data.language)}
        </time>
        {!isRead && (
          <button
            type="button"
            className="link"
            aria-label={islandText(data.language, texts)('markOne', { what: sentence })}
            onClick={onRead}
          >
            {texts.mark}
          </button>
        )}
      </p>
    </li>
  );
}

/** The bell of the back office: how much is unread, and what it is, the newest first. */
export function Notifications({ data, role }: Props) {
  const { notifications: texts } = data.admin;
  const text = islandText(data.language, texts);
  const { list, arrived, look, markRead } = useNotifications(data.language);
  const [isOpen, setOpen] = useState(false);
  const unread = list?.unread ?? 0;
  const number = unread > 99 ? '99+' : unread > 0 ? String(unread) : '';
  useNumberInTitle(number);
  const open = () => {
    setOpen(true);
    void look();
  };
  const all = list?.notifications ?? [];
  const unreadIds = all.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id);
  return (
    <>
      <button
        type="button"
        className="admin-bell"
        aria-haspopup="dialog"
        aria-label={text('bell', { count: unread })}
        title={text('bell', { count: unread })}
        onClick={open}
      >
        <AdminGlyph name="bell" />
        {number !== '' && <span aria-hidden="true">{number}</span>}
      </button>
      <span className="sr-only" role="status">
        {arrived > 0 && text('arrived', { count: arrived })}
      </span>
      {isOpen && (
        <Dialog title={texts.title} close={data.admin.close} onClose={() => setOpen(false)}>
          <div className="admin-notifications">
            {unreadIds.length > 0 && (
              <button type="button" className="admin-act" onClick={() => void markRead(unreadIds)}>
                {texts.markAll}
              </button>
            )}
            {list === undefined ? (
              <p className="muted" role="status">
                {data.admin.loading}
              </p>
            ) : all.length === 0 ? (
              <p className="muted" role="status">
                {texts.none}
              </p>
            ) : (
              <ul>
                {all.map((notification) => (
                  <Item
                    key={notification.id}
                    data={data}
                    role={role}
                    notification={notification}
                    onRead={() => void markRead([notification.id])}
                    onFollowed={() => {
                      setOpen(false);
                      if (!notification.is_read) void markRead([notification.id]);
                    }}
                  />
                ))}
              </ul>
            )}
            <p className="muted">{texts.kept}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
