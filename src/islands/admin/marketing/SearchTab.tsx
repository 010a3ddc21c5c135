import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
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

interface WordBlockProps extends Section {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly add: string;
  readonly rows: readonly {
    readonly key: string;
    readonly content: ReactNode;
    readonly onChange: () => void;
  }[];
  readonly onAdd: () => void;
}

/** Synonyms or redirects: a list, each changed where it stands, and a new one. */
function WordBlock({ title, lead, none, add, rows, onAdd, ...section }: WordBlockProps) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  return (
    <Block title={title}>
      <p className="muted">{rows.length === 0 ? none : lead}</p>
      <ul className="admin-rows" aria-label={title}>
        {rows.map(({ key, content, onChange }) => (
          <li key={key}>
            <span>{content}</span>
            <button
              type="button"
              className="link"
              aria-label={text('search.changeNamed', { name: key })}
              onClick={onChange}
            >
              {texts.search.change}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="admin-act" onClick={onAdd}>
          {add}
        </button>
      </p>
    </Block>
  );
}

interface RowsProps extends Section {
  readonly words: SearchWords;
  readonly onSynonym: (draft: SynonymDraft) => void;
  readonly onRedirect: (draft: RedirectDraft) => void;
}

function WordLists({ words, onSynonym, onRedirect, ...section }: RowsProps) {
  const { data, texts } = section;
  const { search } = texts;
  const text = islandText(data.language, texts);
  const addSynonym = (...begun: readonly string[]) =>
    onSynonym({ id: crypto.randomUUID(), version: null, words: begun });
  const addRedirect = (query: string) => onRedirect({ was: null, version: null, query, path: '' });
  return (
    <div className="admin-order-parts">
      <div>
        <WordBlock
          {...section}
          title={search.synonyms}
          lead={search.synonymsLead}
          none={search.noSynonyms}
          add={search.addSynonym}
          rows={words.synonyms.map(({ id, words: group, version }) => ({
            key: group.join(', '),
            content: group.join(', '),
            onChange: () => onSynonym({ id, version, words: group }),
          }))}
          onAdd={() => addSynonym()}
        />
        <WordBlock
          {...section}
          title={search.redirects}
          lead={search.redirectsLead}
          none={search.noRedirects}
          add={search.addRedirect}
          rows={words.redirects.map(({ query, path, version }) => ({
            key: query,
            content: (
              <>
                {query} <span className="muted">→ {path}</span>
              </>
            ),
            onChange: () => onRedirect({ was: query, version, query, path }),
          }))}
          onAdd={() => addRedirect('')}
        />
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
                  onClick={() => addSynonym(query)}
                >
                  {search.makeSynonym}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={text('search.redirectOf', { name: query })}
                  onClick={() => addRedirect(query)}
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
