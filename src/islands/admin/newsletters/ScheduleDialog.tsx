import { useState } from 'react';
import { countRecipients } from '#src/client/backend/staff-newsletters.ts';
import { changeNewsletter } from '#src/client/functions/admin-newsletters.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { completeLanguages } from '#src/domain/newsletter/letter-content.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { vilniusTime } from '../marketing/marketing-words.ts';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import type { LetterForm } from './letter-form.ts';
import { counted, type Section } from './letter-words.tsx';

interface Props extends Section {
  readonly id: string;
  readonly version: string;
  readonly form: LetterForm;
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** Settles when a letter goes out, with how many it goes to before it is done. */
export function ScheduleDialog({ id, version, form, onDone, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const text = counted(section);
  const [isNow, setNow] = useState(false);
  const [at, setAt] = useState(() => `${vilniusTime(Date.now() + 86_400_000).slice(0, 10)}T10:00`);
  const [problem, setProblem] = useState<string>();
  const { attempt } = useActing(data, texts.errors);
  const languages = completeLanguages(form);
  const asked = { segment: form.segment, languages, fallback: form.fallback };
  const { value } = useReading(JSON.stringify(asked), ({ token }) => countRecipients(token, asked));
  async function schedule(): Promise<string | undefined> {
    const isTimeless = !isNow && at.length < 16;
    setProblem(isTimeless ? texts.schedule.timeless : undefined);
    if (isTimeless) return texts.schedule.timeless;
    return attempt(
      (token) =>
        changeNewsletter(token, { act: 'schedule', newsletter: id, version, at: isNow ? null : at.slice(0, 16) }),
      ({ recipients = 0 }) => {
        showToast({ kind: 'done', text: text('schedule.done', { count: recipients }) });
        onDone();
      },
    );
  }
  return (
    <ActDialog
      data={data}
      title={texts.schedule.title}
      act={isNow ? texts.schedule.actNow : texts.schedule.act}
      onAct={schedule}
      onClosed={onClosed}
    >
      <p role="status">{value ? text('recipients.total', { count: value.total }) : data.admin.loading}</p>
      {([false, true] as const).map((now) => (
        <label key={String(now)} className="admin-tick">
          <input type="radio" name="when" checked={isNow === now} onChange={() => setNow(now)} />
          {now ? texts.schedule.now : texts.schedule.later}
        </label>
      ))}
      {!isNow && (
        <Field
          label={texts.schedule.time}
          name="at"
          type="datetime-local"
          hint={texts.zone}
          problem={problem}
          value={at}
          onValue={setAt}
        />
      )}
      <p className="field-hint">{texts.schedule.hint}</p>
    </ActDialog>
  );
}
