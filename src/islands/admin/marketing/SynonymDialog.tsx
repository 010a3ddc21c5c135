import { useState } from 'react';
import { changeMarketing } from '#src/client/functions/admin-marketing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './marketing-words.ts';

/** A group that is changed, or a new one; `version` null for that. */
export interface SynonymDraft {
  readonly id: string;
  readonly version: string | null;
  readonly words: readonly string[];
}

interface Props extends Section {
  readonly language: Language;
  readonly draft: SynonymDraft;
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** Makes a group of words that mean the same, changes it, or takes it away. */
export function SynonymDialog({ language, draft, onDone, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const { search } = texts;
  const { version } = draft;
  const [words, setWords] = useState(draft.words.join(', '));
  const [isGoing, setGoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { attempt } = useActing(data, texts.errors);
  const chosen = words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const said = (text: string) => () => {
    showToast({ kind: 'done', text });
    onDone();
  };

  async function save(): Promise<string | undefined> {
    if (isGoing && version !== null)
      return attempt(
        (token) => changeMarketing(token, { act: 'delete_synonym', synonym: draft.id, version }),
        said(search.synonymDeleted),
      );
    const isWrong = chosen.length < 2 || chosen.length > 30 || chosen.some((word) => word.length > 100);
    setProblem(isWrong ? search.problems.words : undefined);
    if (isWrong) return search.problems.words;
    return attempt(
      (token) => changeMarketing(token, { act: 'save_synonym', synonym: draft.id, version, language, words: chosen }),
      said(search.synonymSaved),
    );
  }

  return (
    <ActDialog
      data={data}
      title={`${version === null ? search.addSynonym : search.changeSynonym} (${texts.languages[language]})`}
      act={isGoing ? texts.delete : texts.save}
      onAct={save}
      onClosed={onClosed}
    >
      <Field
        label={search.words}
        name="words"
        hint={search.wordsHint}
        problem={problem}
        lang={language}
        autoComplete="off"
        spellCheck={false}
        maxLength={3000}
        readOnly={isGoing}
        value={words}
        onValue={setWords}
      />
      {version !== null && (
        <label className="admin-tick">
          <input type="checkbox" name="delete" checked={isGoing} onChange={({ target }) => setGoing(target.checked)} />
          {search.deleteSynonym}
        </label>
      )}
    </ActDialog>
  );
}
