import { Fragment, type Key, type ReactNode } from 'react';
import { type AdminSection, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import type { AdminData } from './admin-data.ts';
import { Listed } from './Listed.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import type { Reading } from './use-reading.ts';

interface LetterPage<Status extends string> {
  readonly more: boolean;
  /** Come with the first page. */
  readonly counts?: Readonly<Record<Status, number>> | undefined;
}

interface Words<Status extends string> {
  readonly back: string;
  readonly label: string;
  readonly tabs: Readonly<Record<Status, string>>;
  readonly list: string;
  readonly none: Readonly<Record<Status, string>>;
  readonly more: string;
}

interface Props<Status extends string, Letter, Page extends LetterPage<Status>> {
  readonly data: AdminData;
  /** Where they lie, and how its address says in which state. */
  readonly section: AdminSection;
  readonly name: string;
  readonly words: Words<Status>;
  readonly statuses: readonly Status[];
  readonly status: Status;
  readonly reading: Reading<Page>;
  readonly lettersOf: (page: Page) => readonly Letter[];
  readonly keyOf: (letter: Letter) => Key;
  /** How many of how many are listed, as they are written. */
  readonly shown: (numbers: { readonly shown: string; readonly total: string }) => string;
  readonly onMore: (page: Page) => Promise<boolean>;
  readonly children: (letter: Letter) => ReactNode;
}

/** How many are in each state after one of them went from one to another. */
export function moved<Status extends string>(
  counts: Readonly<Record<Status, number>> | undefined,
  from: Status,
  to: Status,
) {
  return counts && { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}

/** What people wrote, by the state that somebody has put it into: one below the other, with what can be done about each. */
export function LetterList<Status extends string, Letter, Page extends LetterPage<Status>>(
  props: Props<Status, Letter, Page>,
) {
  const { data, section, name, words, statuses, status, reading, lettersOf, keyOf, shown, onMore, children } = props;
  const { language, admin } = data;
  return (
    <div className="admin-section">
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath(section), language)}>
          {words.back}
        </a>
        <button type="button" className="link" onClick={() => void reading.again()}>
          {admin.dashboard.refresh}
        </button>
      </p>
      <div className="admin-bar">
        <StatusTabs
          label={words.label}
          section={section}
          name={name}
          current={status}
          statuses={statuses}
          names={words.tabs}
          counts={reading.value?.counts}
        />
      </div>
      <Listed
        data={data}
        reading={reading}
        rowsOf={lettersOf}
        none={words.none[status]}
        more={words.more}
        onMore={onMore}
        shown={(page) => {
          const listed = lettersOf(page).length;
          return shown({
            shown: formatNumber(listed, language),
            total: formatNumber(page.counts?.[status] ?? listed, language),
          });
        }}
      >
        {(page) => (
          <ul className="admin-letters" aria-label={words.list} aria-busy={reading.isBusy}>
            {lettersOf(page).map((letter) => (
              <Fragment key={keyOf(letter)}>{children(letter)}</Fragment>
            ))}
          </ul>
        )}
      </Listed>
    </div>
  );
}
