import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readSearchWords } from '#src/client/backend/staff-marketing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import type { SearchWords } from '#src/contracts/staff-marketing.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { Block } from '../Block.tsx';
import { NotRead } from '../NotRead.tsx';
import { useReading } from '../use-reading.ts';
import type { Section } from './marketing-words.ts';
import { RedirectDialog, type RedirectDraft } from './RedirectDialog.tsx';
import { SynonymDialog, type SynonymDraft } from './SynonymDialog.tsx';
import { TrySearch } from './TrySearch.tsx';

interface RowsProps extends Section {
  readonly words: SearchWords;
  readonly onSynonym: (draft: SynonymDraft) => void;
  readonly onRedirect: (draft: RedirectDraft) => void;
}

function WordLists({ words, onSynonym, onRedirect, ...section }: RowsProps) {
  const { data, texts } = section;
  const { search } = texts;
  const text = islandText(data.language, texts);
  return (
    <div className="admin-order-parts">
      <div>
        <Block title={search.synonyms}>
          <p className="muted">{search.synonymsLead}</p>
          {words.synonyms.length === 0 && <p className="muted">{search.noSynonyms}</p>}
          <ul className="admin-rows" aria-label={search.synonyms}>
            {words.synonyms.map(({ id, words: group, version }) => (
              <li key={id}>
                <span>{group.join(', ')}</span>
                <button
                  type="button"
                  className="link"
                  aria-label={text('search.changeNamed', { name: group.join(', ') })}
                  onClick={() => onSynonym({ id, version, words: group })}
                >
                  {search.change}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <button
              type="button"
              className="admin-act"
              onClick={() => onSynonym({ id: crypto.randomUUID(), version: null, words: [] })}
            >
              {search.addSynonym}
            </button>
          </p>
        </Block>
        <Block title={search.redirects}>
          <p className="muted">{search.redirectsLead}</p>
          {words.redirects.length === 0 && <p className="muted">{search.noRedirects}</p>}
          <ul className="admin-rows" aria-label={search.redirects}>
            {words.redirects.map(({ query, path, version }) => (
              <li key={query}>
                <span>
                  {query} <span className="muted">→ {path}</span>
                </span>
                <button
                  type="button"
                  className="link"
                  aria-label={text('search.changeNamed', { name: query })}
                  onClick={() => onRedirect({ was: query, version, query, path })}
                >
                  {search.change}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <button
              type="button"
              className="admin-act"
              onClick={() => onRedirect({ was: null, version: null, query: '', path: '' })}
            >
              {search.addRedirect}
            </button>
          </p>
        </Block>
      </div>
      <Block title={search.missed}>
        <p className="muted">{words.missed.length === 0 ? search.noMissed : search.missedLead}</p>
        <ul className="admin-rows" aria-label={search.missed}>
          {words.missed.map(({ query, searches }) => (
            <li key={query}>
              <span>
                {query} <span className="muted">{text('search.times', { count: searches })}</span>
              </span>
              <span className="admin-row-acts">
                <button
                  type="button"
                  className="link"
                  aria-label={text('search.synonymOf', { name: query })}
                  onClick={() => onSynonym({ id: crypto.randomUUID(), version: null, words: [query] })}
                >
                  {search.makeSynonym}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={text('search.redirectOf', { name: query })}
                  onClick={() => onRedirect({ was: null, version: null, query, path: '' })}
                >
                  {search.makeRedirect}
                </button>
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}

/** Words that mean the same, searches that lead straight to a page, and what was searched in vain, by language. */
export function SearchTab(section: Section) {
  const { data, texts } = section;
  const { query } = useStore($place);
  const language: Language = languages.find((each) => each === query['language']) ?? data.language;
  const { value, isBusy, failure, again } = useReading(language, ({ token }) => readSearchWords(token, language));
  const [synonym, setSynonym] = useState<SynonymDraft>();
  const [redirect, setRedirect] = useState<RedirectDraft>();
  return (
    <>
      <Select
        label={texts.search.language}
        name="language"
        className="admin-listing-choice"
        value={language}
        options={languages.map((value) => ({ value, text: texts.languages[value] }))}
        onValue={(next) => changeQuery({ language: next })}
      />
      <TrySearch key={language} {...section} language={language} />
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value ? (
        <WordLists {...section} words={value} onSynonym={setSynonym} onRedirect={setRedirect} />
      ) : (
        isBusy && (
          <p className="muted admin-waiting" role="status">
            {data.admin.loading}
          </p>
        )
      )}
      {synonym && (
        <SynonymDialog
          {...section}
          language={language}
          draft={synonym}
          onDone={() => void again()}
          onClosed={() => setSynonym(undefined)}
        />
      )}
      {redirect && (
        <RedirectDialog
          {...section}
          language={language}
          draft={redirect}
          onDone={() => void again()}
          onClosed={() => setRedirect(undefined)}
        />
      )}
    </>
  );
}
