import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { translate } from '#src/client/functions/admin-translation.ts';
import { type TextRefusalDetails, textRefusalDetails } from '#src/contracts/admin-translation.ts';
import type { StaffText } from '#src/contracts/staff-translation.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { longestInterfaceText } from '#src/domain/translation/interface-text.ts';
import { longestText } from '#src/domain/translation/text-kinds.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { OtherChanges } from '../OtherChanges.tsx';
import { useActing } from '../use-acting.ts';
import { besideOf, isChangedHere, withSaved, withSettled } from './changed-text.ts';
import { nameOfText, type Section } from './text-words.ts';

interface Props extends Section {
  readonly text: StaffText;
  readonly language: Language;
  readonly onChanged: (before: StaffText, after: StaffText) => void;
}

/** The cell of the same language in the next row, or the one before. */
function cellBeyond(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const language = from.dataset['language'];
  const all = [...document.querySelectorAll<HTMLElement>(`.admin-texts textarea[data-language="${language}"]`)];
  return all[all.indexOf(from) + step];
}

function longestOf({ kind, originals, english, en }: StaffText, language: Language): number {
  if (kind !== 'interface') return longestText[kind];
  return longestInterfaceText({
    original: originals?.[language] ?? '',
    english: originals?.en ?? english ?? en ?? '',
  });
}

/** Somebody else's words meanwhile, as a text that can stand in the row. */
function asTheyAre(text: StaffText, { en, lt, ru }: TextRefusalDetails): StaffText {
  return { ...text, en: text.en === null ? null : (en ?? text.en), lt: lt ?? text.lt, ru: ru ?? text.ru };
}

/**
 * A text in one language, changed where it stands: leaving it saves, Enter saves and goes on to the same language of the next row,
 * Shift and Enter begins a line, Escape brings back what stood there.
 */
export function TextCell({ text, language, onChanged, ...section }: Props) {
  const { data, texts } = section;
  const say = islandText(data.language, texts);
  const kept = text[language];
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<StaffText>();
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const restored = useRef(false);
  const problemId = useId();
  const { attempt } = useActing(data, texts.errors);
  if (kept === null)
    return (
      <p className="muted admin-text-none">
        {language === 'en' && text.english !== undefined ? text.english : texts.noForm}
      </p>
    );
  const value = typed ?? kept;
  const state = text.states[language];

  function refusalWords({ code, details = {} }: Failure): string | undefined {
    const now = textRefusalDetails.parse(details);
    if (code === 'text_stale') setTheirs(asTheyAre(text, now));
    return code === 'text_too_long' ? say('errors.text_too_long', { count: longestOf(text, language) }) : undefined;
  }

  /** Saves `wanted` beside what `seen` shows; false where it is refused. Null takes the original back. */
  async function save(wanted: string | null, seen = text): Promise<boolean> {
    if (wanted !== null && (wanted.trim() === seen[language]?.trim() || (wanted === '' && seen[language] === ''))) {
      setTyped(undefined);
      setProblem(undefined);
      return true;
    }
    setSaving(true);
    setSaved(false);
    setTheirs(undefined);
    const cell = { kind: text.kind, key: text.key, language, english: besideOf(seen), was: seen[language] ?? '' };
    const refused = await attempt(
      (token) => translate(token, { act: 'save', ...cell, text: wanted }),
      ({ text: now = wanted ?? '' }) => {
        setTyped(undefined);
        setSaved(true);
        onChanged(text, withSaved(seen, language, now));
      },
      refusalWords,
    );
    setSaving(false);
    setProblem(refused);
    return refused === undefined;
  }

  async function settle(): Promise<void> {
    const cell = { kind: text.kind, key: text.key, language, english: besideOf(text), text: kept ?? '' };
    const refused = await attempt(
      (token) => translate(token, { act: 'settle', ...cell }),
      () => onChanged(text, withSettled(text, language)),
      refusalWords,
    );
    setProblem(refused);
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      setTyped(undefined);
      setProblem(undefined);
      setTheirs(undefined);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      const here = event.currentTarget;
      const step = event.ctrlKey || event.metaKey ? -1 : 1;
      void save(value).then((isTaken) => {
        restored.current = true;
        if (isTaken) cellBeyond(here, step)?.focus();
        restored.current = false;
      });
    }
  }

  const names: Readonly<Record<Language, string>> = texts.languages;
  const was = text.was[language];
  return (
    <div className="admin-text-cell" data-state={state} lang={language}>
      <textarea
        ref={field}
        className="input"
        rows={1}
        data-language={language}
        aria-label={`${names[language]}: ${nameOfText(section, text)}`}
        aria-busy={isSaving}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        maxLength={20_000}
        placeholder={state === 'missing' ? texts.states.missing : undefined}
        value={value}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        onKeyDown={press}
        onBlur={() => {
          if (typed !== undefined && !restored.current && !isSaving && theirs === undefined) void save(typed);
        }}
      />
      <p className="message" id={problemId} role="alert" lang={data.language}>
        {problem}
      </p>
      {(state === 'changed' || state === 'same') && (
        <p className="admin-text-note" lang={data.language}>
          {state === 'same' ? texts.states.same : texts.states.changed}
          {state === 'changed' && was ? (
            <>
              {': '}
              <del lang="en">{was}</del>
            </>
          ) : (
            '.'
          )}{' '}
          <button type="button" className="link" onClick={() => void settle()}>
            {texts.settle}
          </button>
        </p>
      )}
      {isChangedHere(text, language) && (
        <p className="admin-text-note" lang={data.language}>
          {texts.original}: <span lang={language}>{text.originals?.[language]}</span>{' '}
          <button type="button" className="link" onClick={() => void save(null)}>
            {texts.toOriginal}
          </button>
        </p>
      )}
      <span className="admin-text-saved" role="status" lang={data.language}>
        {isSaving ? texts.saving : isSaved && texts.saved}
      </span>
      {theirs && (
        <OtherChanges
          words={texts.stale}
          fields={(['en', 'lt', 'ru'] as const).map((each) => [names[each], text[each] ?? '', theirs[each] ?? ''])}
          onKeep={() => void save(value, theirs)}
          onTake={() => {
            setTyped(undefined);
            setProblem(undefined);
            onChanged(text, theirs);
            setTheirs(undefined);
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
