import { useStore } from '@nanostores/react';
import { listMessages } from '#src/client/backend/staff-messages.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import {
  type MessageStatus,
  messageStatuses,
  type StaffMessage,
  type StaffMessagePage,
} from '#src/contracts/staff-messages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LetterList, moved } from '../LetterList.tsx';
import { useReading } from '../use-reading.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Section } from './of-customer.ts';

/** The page without a message that was filed elsewhere. */
const without = (page: StaffMessagePage, { id, status }: StaffMessage, to: MessageStatus) => ({
  ...page,
  messages: page.messages.filter((message) => message.id !== id),
  counts: moved(page.counts, status, to),
});

/** What people wrote through the contact form: those that wait for an answer, the longest first, and those that were filed. */
export function MessageList(section: Section) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const status = messageStatuses.find((each) => each === query['messages']) ?? 'new';
  const reading = useReading(status, ({ token }) => listMessages(token, { status }));
  return (
    <LetterList
      data={data}
      section="customers"
      name="messages"
      words={texts.messages}
      statuses={messageStatuses}
      status={status}
      reading={reading}
      lettersOf={({ messages }) => messages}
      keyOf={({ id }) => id}
      shown={(numbers) => text('messages.shown', numbers)}
      onMore={({ messages }) =>
        reading.extend(
          ({ token }) => listMessages(token, { status, after: messages.at(-1)?.place }),
          (before, { more, messages: next }) => ({ ...before, more, messages: [...before.messages, ...next] }),
        )
      }
    >
      {(message) => (
        <MessageItem
          {...section}
          message={message}
          onFiled={(to) => reading.show((page) => without(page, message, to))}
        />
      )}
    </LetterList>
  );
}
