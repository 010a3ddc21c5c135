import { useStore } from '@nanostores/react';
import { listLetters } from '#src/client/backend/staff-newsletters.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import type { LetterPage, ListedLetter } from '#src/contracts/staff-newsletters.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { counted, LetterStateWords, lettersAddress, type Section } from './letter-words.tsx';

const columns = [
  'name',
  'state',
  'languages',
  numeric('recipients'),
  numeric('sent'),
  numeric('failed'),
  numeric('unsubscribed'),
] as const;

function cellsOf(section: Section, letter: ListedLetter) {
  const { language } = section.data;
  const { result, state } = letter;
  const number = (count: number) => (state === 'draft' || state === 'scheduled' ? '' : formatNumber(count, language));
  return {
    name: letter.name,
    state: <LetterStateWords {...section} letter={letter} />,
    languages: letter.languages.map((each) => each.toUpperCase()).join(' '),
    recipients: number(result.recipients),
    sent: number(result.sent),
    failed: number(result.failed),
    unsubscribed: number(result.unsubscribed),
  };
}

/** The letters, the newest first, those of the archive apart. */
export function LetterList(section: Section) {
  const { data, texts } = section;
  const text = counted(section);
  const { query } = useStore($place);
  const view = query['list'] === 'archived' ? 'archived' : 'all';
  const asked = { view, words: query['q']?.trim().slice(0, 100) || undefined } as const;
  const reading = useReading(JSON.stringify(asked), ({ token }) => listLetters(token, asked));
  const showMore = ({ letters }: LetterPage) =>
    reading.extend(
      ({ token }) => listLetters(token, { ...asked, after: letters.at(-1)?.place }),
      (before, { more, letters: next }) => ({ ...before, more, letters: [...before.letters, ...next] }),
    );
  return (
    <>
      <div className="admin-bar">
        <nav className="admin-views" aria-label={texts.lists.label}>
          {(['all', 'archived'] as const).map((key) => (
            <a
              key={key}
              href={lettersAddress(section, key === 'all' ? '' : '&list=archived')}
              aria-current={key === view ? 'page' : undefined}
            >
              {texts.lists[key]}
            </a>
          ))}
        </nav>
        <SearchField label={texts.search} hint={texts.searchFor} />
        <a className="admin-act" href={lettersAddress(section, '&new=1')}>
          {texts.add}
        </a>
      </div>
      {reading.value && <p className="muted admin-lead">{text('subscribers', { count: reading.value.subscribers })}</p>}
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ letters }) => letters}
        none={view === 'all' && asked.words === undefined ? texts.none : texts.nothingFound}
        more={texts.more}
        onMore={showMore}
        shown={({ letters }) => text('shown', { count: letters.length })}
      >
        {({ letters }) => (
          <ListTable
            label={texts.title}
            columns={columns}
            names={texts.columns}
            isBusy={reading.isBusy}
            rows={letters.map((letter) => ({
              key: letter.id,
              name: letter.name,
              href: lettersAddress(section, `&letter=${letter.id}`),
              cells: cellsOf(section, letter),
            }))}
          />
        )}
      </Listed>
    </>
  );
}
