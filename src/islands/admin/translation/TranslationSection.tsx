import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { fetchTextsTable } from '#src/client/functions/admin-translation.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import {
  type StaffText,
  type TextPage,
  type TextsAsked,
  type TextView,
  textViews,
} from '#src/contracts/staff-translation.ts';
import { languages } from '#src/domain/language/languages.ts';
import { textKinds } from '#src/domain/translation/text-kinds.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { Listed } from '../Listed.tsx';
import { SearchField } from '../SearchField.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { Completion } from './Completion.tsx';
import { withText } from './changed-text.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { readTexts } from './read-texts.ts';
import { TextGrid } from './TextGrid.tsx';
import type { Section } from './text-words.ts';

function askedBy(query: Readonly<Record<string, string>>, naming: TextsAsked['naming']): TextsAsked {
  return {
    view: textViews.find((each) => each === query['view']),
    kind: textKinds.find((each) => each === query['kind']),
    language: languages.find((each) => each === query['language']),
    words: query['q']?.trim().slice(0, 100) || undefined,
    naming,
  };
}

/** How many texts a view has, of everything. */
function countsOf({ counts, own }: TextPage): Readonly<Partial<Record<TextView, number>>> {
  const all = Object.values(counts ?? {});
  const having = (state: 'missing' | 'changed' | 'same') =>
    all.reduce((sum, each) => sum + languages.reduce((cells, language) => cells + each[language][state], 0), 0);
  return { missing: having('missing'), changed: having('changed'), same: having('same'), own: own ?? 0 };
}

/** All texts of the catalogue and the interface in three languages, by what the address narrows them to. */
export function TranslationSection(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const asked = askedBy(query, language);
  const reading = useReading(JSON.stringify(asked), ({ token }) => readTexts(token, asked));
  const { act, isBusy } = useActing(data, texts.errors);
  const [isImporting, setImporting] = useState(false);
  const { value, show } = reading;
  const counts = value === undefined ? {} : countsOf(value);
  const isNarrowed = Object.entries(asked).some(([name, each]) => name !== 'naming' && each !== undefined);
  const onChanged = useCallback(
    (before: StaffText, after: StaffText) => show((page) => withText(page, before, after)),
    [show],
  );
  const showMore = ({ texts: shown }: TextPage) => {
    const last = shown.at(-1);
    if (last === undefined) return Promise.resolve(true);
    return reading.extend(
      ({ token }) => readTexts(token, asked, { rank: last.rank, place: last.place, key: last.key }),
      (before, { more, texts: next }) => ({ ...before, more, texts: [...before.texts, ...next] }),
    );
  };
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="translation"
          current={asked.view ?? 'all'}
          views={textViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
        />
      </div>
      {value?.counts && <Completion {...section} counts={value.counts} />}
      <div className="admin-bar">
        <SearchField label={texts.search} hint={texts.searchFor} />
        <Select
          className="admin-choice-field"
          label={texts.kind}
          name="kind"
          value={asked.kind ?? ''}
          options={[
            { value: '', text: texts.allKinds },
            ...textKinds.map((each) => ({ value: each, text: texts.kinds[each] })),
          ]}
          onValue={(kind) => changeQuery({ kind: kind || undefined })}
        />
        <Select
          className="admin-choice-field"
          label={texts.language}
          name="language"
          value={asked.language ?? ''}
          options={[
            { value: '', text: texts.allLanguages },
            ...languages.map((each) => ({ value: each, text: texts.languages[each] })),
          ]}
          onValue={(each) => changeQuery({ language: each || undefined })}
        />
        <span className="admin-ways">
          <button
            type="button"
            className="admin-act"
            aria-disabled={isBusy}
            onClick={() =>
              void act(
                (token) => fetchTextsTable(token, asked),
                ({ name, content }) => saveFile(name, content),
              )
            }
          >
            {isBusy ? data.admin.loading : texts.export}
          </button>
          <button type="button" className="admin-act" onClick={() => setImporting(true)}>
            {texts.import.open}
          </button>
        </span>
      </div>
      <p className="muted admin-text-hint">{texts.hint}</p>
      <Listed
        data={data}
        reading={reading}
        rowsOf={(page) => page.texts}
        none={isNarrowed ? texts.nothingFound : texts.nothing}
        more={texts.more}
        onMore={showMore}
        shown={(page) => text('shown', { count: page.texts.length, shown: formatNumber(page.texts.length, language) })}
      >
        {(page) => <TextGrid {...section} rows={page.texts} isBusy={reading.isBusy} onChanged={onChanged} />}
      </Listed>
      {isImporting && (
        <ImportDialog {...section} onImported={() => void reading.again()} onClosed={() => setImporting(false)} />
      )}
    </div>
  );
}
