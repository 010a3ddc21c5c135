import { fileMessage } from '#src/client/functions/admin-messages.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { MessageStatus, StaffMessage } from '#src/contracts/staff-messages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './of-customer.ts';

interface Props extends Section {
  readonly message: StaffMessage;
  readonly onFiled: (to: MessageStatus) => void;
}

/** A message with the way to answer it, and to file it. */
export function MessageItem({ message, onFiled, ...section }: Props) {
  const { data, texts } = section;
  const { messages: words } = texts;
  const text = islandText(data.language, texts);
  const { act, isBusy } = useActing(data, texts.errors);
  const at = (instant: string) => `${shortDay(instant, data.language)}, ${clockTime(instant, data.language)}`;
  const done: Readonly<Record<MessageStatus, string>> = {
    new: words.again,
    answered: words.answered,
    spam: words.spam,
  };
  const file = (status: MessageStatus) =>
    act(
      (token) => fileMessage(token, { message: message.id, status }),
      () => {
        showToast({ kind: 'done', text: done[status] });
        onFiled(status);
      },
    );
  const acts = (
    [
      ['answered', words.markAnswered],
      ['new', words.markNew],
      ['spam', words.markSpam],
    ] as const
  ).filter(([status]) => status !== message.status);
  const { name, subject } = message;
  return (
    <li>
      <p className="admin-letter-head">
        <strong lang={message.language}>{subject}</strong>
      </p>
      <p className="admin-letter-words" lang={message.language}>
        {message.message}
      </p>
      <p className="muted">
        {text('messages.by', { name, time: at(message.created_at) })} ·{' '}
        <a
          className="link"
          href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(text('messages.subject', { subject }))}`}
          aria-label={text('messages.actNamed', { act: words.reply, name })}
        >
          {message.email}
        </a>
        {message.answered_at && ` · ${text('messages.answeredAt', { time: at(message.answered_at) })}`}
      </p>
      {message.doubts.length > 0 && (
        <p className="admin-late">
          {words.doubts} {message.doubts.map((doubt) => words.doubt[doubt]).join(', ')}
        </p>
      )}
      <p className="admin-ways">
        {acts.map(([status, label]) => (
          <button
            key={status}
            type="button"
            className="admin-act"
            aria-disabled={isBusy}
            aria-label={text('messages.actNamed', { act: label, name })}
            onClick={() => void file(status)}
          >
            {label}
          </button>
        ))}
      </p>
    </li>
  );
}
