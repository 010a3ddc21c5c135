import { useStore } from '@nanostores/react';
import { listMessages, type MessagesAsked } from '#src/client/backend/staff-messages.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import {
  type MessageStatus,
  messageStatuses,
  type StaffMessage,
  type StaffMessagePage,
} from '#src/contracts/staff-messages.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { StatusTabs } from '../StatusTabs.tsx';
import { useReading } from '../use-reading.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Section } from './of-customer.ts';

/** The page without a message that was filed elsewhere. */
function without(page: StaffMessagePage, message: StaffMessage, to: MessageStatus): StaffMessagePage {
  const counts = page.counts && {
    ...page.counts,
    [message.status]: page.counts[message.status] - 1,
    [to]: page.counts[to] + 1,
  };
  return { ...page, messages: page.messages.filter(({ id }) => id !== message.id), ...(counts && { counts }) };
}

/** What people wrote through the contact form: those that wait for an answer, the longest first, and those that were filed. */
export function MessageList(section: Section) {
  const { data, texts } = section;
  const { messages: words } = texts;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const status = messageStatuses.find((each) => each === query['messages']) ?? 'new';
  const asked: MessagesAsked = { status };
  const reading = useReading(status, ({ token }) => listMessages(token, asked));
  const { value } = reading;
  const showMore = ({ messages }: StaffMessagePage) =>
    reading.extend(
      ({ token }) => listMessages(token, { ...asked, after: messages.at(-1)?.place }),
      (before, { more, messages: next }) => ({ ...before, more, messages: [...before.messages, ...next] }),
    );
  return (
    <div className="admin-section">
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath('customers'), data.language)}>
          {words.back}
        </a>
        <button type="button" className="link" onClick={() => void reading.again()}>
          {data.admin.dashboard.refresh}
        </button>
      </p>
      <div className="admin-bar">
        <StatusTabs
          label={words.label}
          section="customers"
          name="messages"
          current={status}
          statuses={messageStatuses}
          names={words.tabs}
          counts={value?.counts}
        />
      </div>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ messages }) => messages}
        none={words.none[status]}
        more={words.more}
        onMore={showMore}
        shown={({ messages, counts }) =>
          text('messages.shown', {
            shown: formatNumber(messages.length, data.language),
            total: formatNumber(counts?.[status] ?? messages.length, data.language),
          })
        }
      >
        {({ messages }) => (
          <ul className="admin-letters" aria-label={words.list} aria-busy={reading.isBusy}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                {...section}
                message={message}
                onFiled={(to) => reading.show((page) => without(page, message, to))}
              />
            ))}
          </ul>
        )}
      </Listed>
    </div>
  );
}
