import { useState } from 'react';
import { trySearch } from '#src/client/backend/staff-marketing.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { TriedSearch } from '#src/contracts/staff-marketing.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import type { Section } from './marketing-words.ts';
import { ShownProductLine } from './ShownProductLine.tsx';

/** Tries a search as a shopper would make it, and shows what it finds or where it leads. */
export function TrySearch({ language, ...section }: Section & { readonly language: Language }) {
  const { data, texts } = section;
  const { search } = texts;
  const text = islandText(data.language, texts);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState<{ readonly words: string; readonly answer: TriedSearch }>();
  const [problem, setProblem] = useState<string>();
  const { isBusy, send } = useSending();
  async function look(): Promise<void> {
    const wanted = words.trim();
    setProblem(undefined);
    if (wanted === '') return;
    const answer = await asStaff(({ token }) => trySearch(token, { words: wanted, language }));
    if (answer.ok) setTried({ words: wanted, answer: answer.value });
    else setProblem(data.admin.messages.notFetched);
  }
  const found = tried?.answer;
  return (
    <search className="admin-try">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(look);
        }}
      >
        <Field
          label={search.try}
          name="try"
          type="search"
          hint={search.tryHint}
          problem={problem}
          autoComplete="off"
          maxLength={100}
          value={words}
          onValue={setWords}
        />
        <button type="submit" className="admin-act" aria-disabled={isBusy}>
          {search.tryAct}
        </button>
      </form>
      <div role="status">
        {found && (
          <p>
            {found.redirect !== null
              ? text('search.leads', { words: tried.words, path: found.redirect })
              : text('search.finds', { words: tried.words, count: found.total })}{' '}
            {found.corrected !== null && text('search.corrected', { words: found.corrected })}
          </p>
        )}
      </div>
      {found && found.redirect === null && found.products.length > 0 && (
        <ol className="admin-shown" aria-label={search.found}>
          {found.products.map((product) => (
            <li key={product.id}>
              <ShownProductLine data={data} product={product} gone={texts.gone} />
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
