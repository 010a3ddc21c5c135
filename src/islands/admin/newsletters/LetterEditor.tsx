import { useRef, useState } from 'react';
import { readLetter } from '#src/client/backend/staff-newsletters.ts';
import { changeNewsletter } from '#src/client/functions/admin-newsletters.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { ShownProduct } from '#src/contracts/staff-marketing.ts';
import type { FoundLetter, LetterReading } from '#src/contracts/staff-newsletters.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { Field } from '#src/ui/Field.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import { ActDialog } from '../ActDialog.tsx';
import { OtherChanges } from '../OtherChanges.tsx';
import { useActing } from '../use-acting.ts';
import { LetterBlocks } from './LetterBlocks.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import {
  emptyLetter,
  formOfLetter,
  type LetterForm,
  type LetterProblems,
  readLetterForm,
  shownBlocks,
} from './letter-form.ts';
import { changedParts, counted, lettersAddress, type Section } from './letter-words.tsx';
import { Recipients } from './Recipients.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SegmentFields } from './SegmentFields.tsx';
import { TextsFields } from './TextsFields.tsx';

interface Props extends Section {
  readonly id: string;
  /** The letter that is changed, or that a new one is to be like. */
  readonly letter: FoundLetter | undefined;
  readonly isNew: boolean;
  readonly categories: LetterReading['categories'];
  /** It is planned now. */
  readonly onPlanned: () => Promise<void>;
}

/** Writes a letter; what was typed stays whatever happens. */
export function LetterEditor({ id, letter, isNew, categories, onPlanned, ...section }: Props) {
  const { data, texts } = section;
  const text = counted(section);
  const [beginning] = useState(() => (letter ? formOfLetter(letter) : emptyLetter));
  const [form, setForm] = useState<LetterForm>(() =>
    isNew && letter ? { ...beginning, name: text('copyOf', { name: letter.name }) } : beginning,
  );
  const [base, setBase] = useState({ form: beginning, version: isNew ? null : (letter?.updated_at ?? null) });
  const [known, setKnown] = useState<ReadonlyMap<string, ShownProduct>>(
    () => new Map(letter?.products.map((product) => [product.id, product])),
  );
  const [theirs, setTheirs] = useState<FoundLetter>();
  const [problems, setProblems] = useState<LetterProblems>({});
  const [against, setAgainst] = useState<string>();
  const [language, setLanguage] = useState<Language>(data.language);
  const [open, setOpen] = useState<'schedule' | 'delete'>();
  const element = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const change = (changes: Partial<LetterForm>) => setForm((before) => ({ ...before, ...changes }));
  const isKept = base.version !== null && JSON.stringify(form) === JSON.stringify(base.form);

  /** Keeps the letter; true when it stands as it was typed. */
  async function save(): Promise<boolean> {
    const { letter: wanted, problems: found } = readLetterForm(form, location.origin);
    setProblems(found);
    setAgainst(undefined);
    if (wanted === undefined) {
      setAgainst(texts.problems.some);
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return false;
    }
    let isDone = false;
    const refused = await attempt(
      (token) => changeNewsletter(token, { act: 'save', letter: { ...wanted, id, version: base.version } }),
      ({ version = '' }) => {
        const kept = { ...form, ...wanted };
        setForm(kept);
        setBase({ form: kept, version });
        isDone = true;
      },
    );
    if (refused === texts.errors.newsletter_stale) {
      const now = await asStaff(({ token }) => readLetter(token, { id, language: data.language }));
      if (now.ok && now.value.letter) {
        setTheirs(now.value.letter);
        return false;
      }
    }
    setAgainst(refused);
    return isDone;
  }

  const keep = async () => {
    if (!(await save())) return;
    showToast({ kind: 'done', text: texts.saved });
    if (isNew) changeQuery({ letter: id, new: undefined }, { replace: true });
  };
  async function test(): Promise<void> {
    if (!isKept && !(await save())) return;
    setAgainst(
      await attempt(
        (token) => changeNewsletter(token, { act: 'test', newsletter: id, language, request: crypto.randomUUID() }),
        ({ recipient = '' }) => showToast({ kind: 'done', text: text('test.done', { address: recipient }) }),
      ),
    );
  }
  async function plan(): Promise<void> {
    if (isKept || (await save())) setOpen('schedule');
  }
  const settle = (kept: FoundLetter) => {
    setBase({ form: formOfLetter(kept), version: kept.updated_at });
    setTheirs(undefined);
  };
  const isStuck = isBusy || theirs !== undefined;
  return (
    <div className="admin-letter-parts">
      <form
        ref={element}
        className="admin-editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (theirs === undefined) void send(keep);
        }}
      >
        <h2>{isNew ? texts.add : texts.change}</h2>
        <Field
          label={texts.name}
          name="name"
          hint={texts.nameHint}
          problem={problems['name'] && texts.problems.name}
          autoComplete="off"
          maxLength={120}
          value={form.name}
          onValue={(name) => change({ name })}
        />
        <TextsFields
          label={texts.subject}
          name="subject"
          names={texts.languages}
          texts={form.subject}
          most={150}
          onTexts={(subject) => change({ subject })}
        />
        <LetterBlocks
          {...section}
          blocks={form.blocks}
          known={known}
          problems={problems}
          onBlocks={(blocks) => change({ blocks })}
          onSeen={(product) => setKnown((before) => new Map([...before, [product.id, product]]))}
        />
        <SegmentFields
          {...section}
          categories={categories}
          form={form}
          problem={problems['days'] && texts.problems.days}
          onChange={change}
        />
        <Recipients {...section} form={form} />
        {theirs && (
          <OtherChanges
            words={texts.stale}
            fields={changedParts(section, base.form, formOfLetter(theirs))}
            onTake={() => {
              setForm(formOfLetter(theirs));
              settle(theirs);
            }}
            onKeep={() => settle(theirs)}
          />
        )}
        <p className="message" role="alert">
          {against}
        </p>
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isStuck} data-loading={isBusy || undefined}>
            {texts.save}
          </button>
          <button
            type="button"
            className="button button-line"
            aria-disabled={isStuck}
            onClick={() => theirs === undefined && void send(test)}
          >
            {text('test.act', { language: texts.languages[language] })}
          </button>
          <button
            type="button"
            className="button button-line"
            aria-disabled={isStuck}
            onClick={() => theirs === undefined && void send(plan)}
          >
            {texts.schedule.open}
          </button>
          {!isNew && (
            <>
              <a className="admin-act" href={lettersAddress(section, `&new=${id}`)}>
                {texts.duplicate}
              </a>
              <button type="button" className="admin-act" onClick={() => setOpen('delete')}>
                {texts.delete}
              </button>
            </>
          )}
        </p>
      </form>
      <div className="admin-letter-preview">
        <LetterPreview
          {...section}
          subject={form.subject}
          blocks={shownBlocks(form.blocks, location.origin)}
          language={language}
          onLanguage={setLanguage}
        />
      </div>
      {open === 'schedule' && base.version !== null && (
        <ScheduleDialog
          {...section}
          id={id}
          version={base.version}
          form={form}
          onDone={() => {
            if (isNew) changeQuery({ letter: id, new: undefined }, { replace: true });
            else void onPlanned();
          }}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {open === 'delete' && (
        <ActDialog
          data={data}
          title={text('deleteTitle', { name: form.name })}
          act={texts.delete}
          isGrave
          onAct={() =>
            attempt(
              (token) => changeNewsletter(token, { act: 'delete', newsletter: id }),
              () => {
                showToast({ kind: 'done', text: texts.deleted });
                changeQuery({ letter: undefined });
              },
            )
          }
          onClosed={() => setOpen(undefined)}
        >
          <p>{texts.deleteLead}</p>
        </ActDialog>
      )}
    </div>
  );
}
