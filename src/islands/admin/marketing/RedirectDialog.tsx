import { useState } from 'react';
import { changeMarketing } from '#src/client/functions/admin-marketing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { meantShopPath } from '#src/domain/language/shop-path.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './marketing-words.ts';

/** A redirect that is changed (`was` its query), or a new one. */
export interface RedirectDraft {
  readonly was: string | null;
  readonly version: string | null;
  readonly query: string;
  readonly path: string;
}

interface Props extends Section {
  readonly language: Language;
  readonly draft: RedirectDraft;
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** Leads a search straight to a page of the shop, changes where, or takes that away. */
export function RedirectDialog({ language, draft, onDone, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const { search } = texts;
  const { was, version } = draft;
  const [query, setQuery] = useState(draft.query);
  const [typed, setTyped] = useState(draft.path);
  const [isGoing, setGoing] = useState(false);
  const [problems, setProblems] = useState<{ readonly query?: string; readonly path?: string }>({});
  const { attempt } = useActing(data, texts.errors);
  const said = (text: string) => () => {
    showToast({ kind: 'done', text });
    onDone();
  };

  async function save(): Promise<string | undefined> {
    if (isGoing && was !== null && version !== null)
      return attempt(
        (token) => changeMarketing(token, { act: 'delete_redirect', language, query: was, version }),
        said(search.redirectDeleted),
      );
    const path = meantShopPath(typed, location.origin);
    const found = {
      ...(query.trim() === '' && { query: search.problems.query }),
      ...(path === undefined && { path: search.problems.path }),
    };
    setProblems(found);
    if (path === undefined || found.query) return found.query ?? search.problems.path;
    return attempt(
      (token) => changeMarketing(token, { act: 'save_redirect', language, was, version, query: query.trim(), path }),
      said(search.redirectSaved),
    );
  }

  return (
    <ActDialog
      data={data}
      title={`${was === null ? search.addRedirect : search.changeRedirect} (${texts.languages[language]})`}
      act={isGoing ? texts.delete : texts.save}
      onAct={save}
      onClosed={onClosed}
    >
      <Field
        label={search.query}
        name="query"
        problem={problems.query}
        lang={language}
        autoComplete="off"
        maxLength={100}
        readOnly={isGoing}
        value={query}
        onValue={setQuery}
      />
      <Field
        label={search.path}
        name="path"
        hint={search.pathHint}
        problem={problems.path}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        readOnly={isGoing}
        value={typed}
        onValue={setTyped}
      />
      {was !== null && (
        <label className="admin-tick">
          <input type="checkbox" name="delete" checked={isGoing} onChange={({ target }) => setGoing(target.checked)} />
          {search.deleteRedirect}
        </label>
      )}
    </ActDialog>
  );
}
