import { readAnalytics } from '#src/client/backend/staff-analytics.ts';
import type { Analytics, AnalyticsGrouping, LookedAtRow } from '#src/contracts/staff-analytics.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber, formatShare } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { categoryPaths, nameIn } from '../naming.ts';
import { daysOf } from '../reports/Reported.tsx';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import type { PartProps } from './analytics-part.ts';

/** What was looked at, put into the cart and bought, by product or by category. */
export function LookedAt({ by, period, data, texts }: PartProps & { readonly by: AnalyticsGrouping }) {
  const { language } = data;
  const text = islandText(language, texts);
  const number = (value: number) => formatNumber(value, language);
  const share = (part: number, whole: number) => (whole > 0 ? formatShare(part / whole, language) : '–');
  const asked = { ...daysOf(period), by };
  const reading = useReading(JSON.stringify(asked), ({ token }) => readAnalytics(token, 'products', asked));
  const showMore = ({ rows }: Analytics<'products'>) => {
    const last = rows.at(-1);
    const after = last && { views: last.views, key: last.key };
    return reading.extend(
      ({ token }) => readAnalytics(token, 'products', { ...asked, after }),
      (before, { more, rows: next }) => ({ ...before, more, rows: [...before.rows, ...next] }),
    );
  };
  const isCategory = by === 'category';
  const figures = (row: Pick<LookedAtRow, 'views' | 'added' | 'bought' | 'before'>) => [
    ...[number(row.views), number(row.added), share(row.added, row.views), number(row.bought)],
    ...[share(row.bought, row.views), number(row.before)],
  ];
  const names = ['views', 'added', 'addedRate', 'bought', 'boughtRate', 'before'] as const;
  const products = localizePath(sectionPath('products'), language);
  return (
    <div aria-busy={reading.isBusy} className="admin-report">
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ rows }) => rows}
        none={texts.none}
        more={texts.more}
        onMore={showMore}
        shown={({ rows, count = 0 }) => text('shown', { shown: number(rows.length), total: number(count) })}
      >
        {({ rows, total, categories = [] }) => {
          const paths = new Map(categoryPaths(categories, language).map(({ slug, path }) => [slug, path]));
          const category = (slug: string | null) => paths.get(slug ?? '') ?? texts.products.noCategory;
          return (
            <>
              <Table
                title={texts.products.title}
                none={texts.none}
                columns={[
                  { name: texts.by[by] },
                  ...(isCategory ? [] : [{ name: texts.by.category }]),
                  ...names.map((key) => ({ name: texts.products.columns[key], isNumber: true })),
                ]}
                rows={rows.map((row) => ({
                  key: row.key,
                  cells: [
                    isCategory ? (
                      category(row.key)
                    ) : row.sku === null ? (
                      row.key
                    ) : (
                      <a key="name" className="link" href={`${products}?product=${encodeURIComponent(row.key)}`}>
                        {nameIn(language, row)}
                      </a>
                    ),
                    ...(isCategory ? [] : [category(row.category)]),
                    ...figures(row),
                  ],
                }))}
                foot={total && [texts.total, ...(isCategory ? [] : ['']), ...figures(total)]}
              />
              <p className="muted admin-explained">{texts.products.note}</p>
            </>
          );
        }}
      </Listed>
    </div>
  );
}
