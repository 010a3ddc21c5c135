import { changeCustomer } from '#src/client/functions/admin-customers.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { NoteForm } from '../NoteForm.tsx';
import { useActing } from '../use-acting.ts';
import type { OfCustomer } from './of-customer.ts';

/** What staff noted about a customer, the last first. The customer's own file has it, too (GDPR art. 15). */
export function CustomerNotes({ customer, onDone, data, texts }: OfCustomer) {
  const { language } = data;
  const text = islandText(language, texts);
  const { act, attempt } = useActing(data, texts.errors);
  const keep = (words: string) => {
    const note = crypto.randomUUID();
    return attempt(
      (token) => changeCustomer(token, { act: 'note', note, customer: customer.key, text: words }),
      () => {
        showToast({ kind: 'done', text: texts.notes.added });
        onDone();
      },
    );
  };
  const remove = (note: string) =>
    void act(
      (token) => changeCustomer(token, { act: 'remove_note', note }),
      () => {
        showToast({ kind: 'done', text: texts.notes.removed });
        onDone();
      },
    );
  return (
    <Block title={texts.notes.title}>
      <NoteForm
        label={texts.notes.label}
        act={texts.notes.add}
        nothing={texts.notes.nothing}
        most={1000}
        onNote={keep}
      />
      {customer.notes.length > 0 && (
        <ol className="admin-events">
          {customer.notes.map((note) => (
            <li key={note.id} data-note>
              <span className="admin-event-details">{note.text}</span>
              <span className="muted">
                <time dateTime={note.at}>{`${shortDay(note.at, language)}, ${clockTime(note.at, language)}`}</time> ·{' '}
                {note.by}
              </span>
              <button
                type="button"
                className="link"
                aria-label={text('notes.removeNamed', { note: note.text.slice(0, 60) })}
                onClick={() => remove(note.id)}
              >
                {texts.notes.remove}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Block>
  );
}
