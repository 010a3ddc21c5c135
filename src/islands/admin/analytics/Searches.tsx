import { readAnalytics } from '#src/client/backend/staff-analytics.ts';
import type { Analytics, AnalyticsGrouping } from '#src/contracts/staff-analytics.ts';
import { adminSections } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber, formatShare, languageName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { daysOf } from '../reports/Reported.tsx';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import type { PartProps } from './analytics-part.ts';

/** Synonyms are kept in a section of their own; without it nothing leads there. */
const hasSynonyms = Object.hasOwn(adminSections, 'marketing');

/** What visitors search for, or what of it finds nothing. */
export function Searches({ by, period, data, texts }: PartProps & { readonly by: AnalyticsGrouping }) {
  const { language } = data;
  const text = islandText(language, texts);
  const number = (value: number) => formatNumber(value, language);
  const asked = { ...daysOf(period), by };
  const reading = useReading(JSON.stringify(asked), ({ token }) => readAnalytics(token, 'searches', asked));
  const showMore = ({ rows }: Analytics<'searches'>) => {
    const last = rows.at(-1);
    const after = last && { searches: last.rank, key: last.key, language: last.language };
    return reading.extend(
      ({ token }) => readAnalytics(token, 'searches', { ...asked, after }),
      (before, { more, rows: next }) => ({ ...before, more, rows: [...before.rows, ...next] }),
    );
  };
  const results = (words: string, spoken: string) =>
    `${localizePath('/search', spoken === 'lt' || spoken === 'ru' ? spoken : 'en')}?q=${encodeURIComponent(words)}`;
  const synonyms = (words: string) =>
    `${localizePath('/admin/marketing', language)}?tab=synonyms&word=${encodeURIComponent(words)}`;
  return (
    <div aria-busy={reading.isBusy} className="admin-report">
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ rows }) => rows}
        none={by === 'empty' ? texts.searches.allFound : texts.searches.none}
        more={texts.more}
        onMore={showMore}
        shown={({ rows, count = 0 }) => text('shown', { shown: number(rows.length), total: number(count) })}
      >
        {({ rows, total }) => (
          <>
            <Table
              title={texts.searches.title}
              none={texts.searches.none}
              columns={[
                { name: texts.searches.words },
                { name: texts.by.language },
                { name: texts.searches.searches, isNumber: true },
                { name: texts.searches.empty, isNumber: true },
                { name: texts.searches.before, isNumber: true },
                ...(hasSynonyms ? [{ name: texts.searches.settle }] : []),
              ]}
              rows={rows.map((row) => ({
                key: `${row.language} ${row.key}`,
                cells: [
                  <a key="words" className="link" href={results(row.key, row.language)} target="_blank" rel="noopener">
                    {row.key}
                  </a>,
                  ...[languageName(row.language, language), number(row.searches), number(row.without_result)],
                  number(row.before),
                  ...(hasSynonyms
                    ? [
                        row.without_result > 0 && (
                          <a
                            key="synonym"
                            className="link"
                            href={synonyms(row.key)}
                            aria-label={text('searches.synonymFor', { words: row.key })}
                          >
                            {texts.searches.synonym}
                          </a>
                        ),
                      ]
                    : []),
                ],
              }))}
            />
            {total && total.searches > 0 && (
              <p className="muted admin-explained">
                {text('searches.note', {
                  ...{ searches: number(total.searches), empty: number(total.without_result) },
                  share: formatShare(total.without_result / total.searches, language),
                })}
              </p>
            )}
          </>
        )}
      </Listed>
    </div>
  );
}
