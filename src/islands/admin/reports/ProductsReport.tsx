import { readReport } from '#src/client/backend/staff-reports.ts';
import type { GoodsRow, Grouping, Report } from '#src/contracts/staff-reports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { categoryPaths, nameIn } from '../naming.ts';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { daysOf, type ReportPart } from './Reported.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { figureWords } from './report-words.ts';

interface Props extends ReportPart {
  readonly by: Grouping;
}

function GoodsTable({ by, found, ...part }: Props & { readonly found: Report<'products'> }) {
  const { data, texts } = part;
  const { language } = data;
  const { money, number, share } = figureWords(part);
  const products = localizePath(sectionPath('products'), language);
  const paths = new Map(categoryPaths(found.categories ?? [], language).map(({ slug, path }) => [slug, path]));
  const category = (slug: string | null) => paths.get(slug ?? '') ?? texts.products.noCategory;
  const named = (row: GoodsRow) =>
    row.sku === null ? (
      nameIn(language, row)
    ) : (
      <a className="link" href={`${products}?product=${encodeURIComponent(row.key)}`}>
        {nameIn(language, row)}
      </a>
    );
  const figures = (row: Pick<GoodsRow, 'sold' | 'revenue' | 'returned' | 'refunded' | 'net'>) => [
    ...[number(row.sold), money(row.revenue), number(row.returned), share(row.returned, row.sold)],
    ...[money(-row.refunded), money(row.net)],
  ];
  const isCategory = by === 'category';
  const { total, before } = found;
  return (
    <Table
      title={texts.products.table}
      none={texts.none}
      columns={[
        { name: texts.by[by] },
        ...(isCategory ? [] : [{ name: texts.by.category }]),
        ...(['sold', 'revenue', 'returned', 'rate', 'refunded', 'left', 'soldBefore', 'before'] as const).map(
          (key) => ({
            name: texts.columns[key],
            isNumber: true,
          }),
        ),
      ]}
      rows={found.rows.map((row) => ({
        key: row.key,
        cells: [
          isCategory ? category(row.key) : named(row),
          ...(isCategory ? [] : [category(row.category)]),
          ...figures(row),
          ...[number(row.before_sold), money(row.before)],
        ],
      }))}
      foot={
        total &&
        before && [
          ...(isCategory ? [texts.total] : [texts.total, '']),
          ...figures(total),
          ...[number(before.sold), money(before.net)],
        ]
      }
    />
  );
}

/** Products by what they brought in, fifty at a time, or the categories in which they stand. */
export function ProductsReport({ by, ...part }: Props) {
  const { data, texts, period } = part;
  const text = islandText(data.language, texts);
  const { money, number } = figureWords(part);
  const asked = { ...daysOf(period), by };
  const reading = useReading(JSON.stringify(asked), ({ token }) => readReport(token, 'products', asked));
  const showMore = ({ rows }: Report<'products'>) => {
    const last = rows.at(-1);
    const after = last && { net: last.net, key: last.key };
    return reading.extend(
      ({ token }) => readReport(token, 'products', { ...asked, after }),
      (before, { more, rows: next }) => ({ ...before, more, rows: [...before.rows, ...next] }),
    );
  };
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
        {(found) => (
          <>
            {found.total && found.before && (
              <ReportFigures
                {...part}
                label={texts.figures}
                cells={(
                  [
                    ['sold', found.total.sold, found.before.sold, number],
                    ['revenue', found.total.revenue, found.before.revenue, money],
                    ['returned', found.total.returned, found.before.returned, number, true],
                    ['left', found.total.net, found.before.net, money],
                  ] as const
                ).map(([key, now, before, words, isPlain]) => ({
                  name: texts.columns[key],
                  now,
                  before,
                  words,
                  isPlain,
                }))}
              />
            )}
            <GoodsTable {...part} by={by} found={found} />
            <p className="muted admin-explained">{texts.products.note}</p>
          </>
        )}
      </Listed>
    </div>
  );
}
