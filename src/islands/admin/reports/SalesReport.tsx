import type { Grouping, Report, SalesRow } from '#src/contracts/staff-reports.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { compactMoney } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LineChart } from '../chart/LineChart.tsx';
import { Table } from '../Table.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { figureWords, keyWords, type Section } from './report-words.ts';

const times: readonly Grouping[] = ['day', 'week', 'month'];

interface Found extends Section {
  readonly by: Grouping;
  readonly found: Report<'sales'>;
}

function SalesChart({ by, found: { rows, total }, ...section }: Found) {
  const { data, texts } = section;
  const { money } = figureWords(section);
  const text = islandText(data.language, texts);
  const points = rows.map((row) => ({
    label: keyWords(section, by, row.key),
    value: row.net,
    before: row.before,
    said: text('sales.point', {
      ...{ name: keyWords(section, by, row.key), value: money(row.net) },
      ...{ before_name: keyWords(section, by, row.before_key), before: money(row.before) },
    }),
  }));
  return (
    <LineChart
      title={texts.sales.chart}
      said={text('sales.chartText', { value: money(total.net) })}
      slider={texts.by[by]}
      points={points}
      least={10_000}
      axisLabel={(cents) => compactMoney(cents, data.language)}
    />
  );
}

function SalesTable({ by, found: { rows, total, before }, ...section }: Found) {
  const { data, texts } = section;
  const { money, number } = figureWords(section);
  const isCurrency = by === 'currency';
  const charged = ({ key, charged, charged_refunded: back }: SalesRow) =>
    key === 'EUR' || key === 'USD'
      ? [formatMoney(charged, key, data.language), formatMoney(back, key, data.language)]
      : ['–', '–'];
  const figures = (row: Omit<SalesRow, 'key' | 'before_key' | 'before' | 'charged' | 'charged_refunded'>) => [
    ...[number(row.orders), number(row.pieces), money(row.gross), money(-row.discount), money(row.shipping)],
    ...[money(-row.refunded), money(row.net)],
  ];
  const names = ['orders', 'pieces', 'gross', 'discount', 'shipping', 'refunded', 'net', 'before'] as const;
  return (
    <Table
      title={texts.sales.table}
      none={texts.none}
      columns={[
        { name: texts.by[by] },
        ...(isCurrency ? [texts.columns.charged, texts.columns.chargedBack] : []).map((name) => ({
          name,
          isNumber: true,
        })),
        ...names.map((name) => ({ name: texts.columns[name], isNumber: true })),
      ]}
      rows={rows.map((row, place) => ({
        key: row.key ?? `before ${place}`,
        cells: [
          keyWords(section, by, row.key),
          ...(isCurrency ? charged(row) : []),
          ...figures(row),
          money(row.before),
        ],
      }))}
      foot={[texts.total, ...(isCurrency ? ['', ''] : []), ...figures(total), money(before.net)]}
    />
  );
}

/** What was sold and what is left of it, by time or by what the orders say. */
export function SalesReport({ by, ...part }: ReportPart & { readonly by: Grouping }) {
  const { texts } = part;
  const { money, number } = figureWords(part);
  return (
    <Reported {...part} report="sales" by={by}>
      {(found) => (
        <>
          <ReportFigures
            {...part}
            label={texts.figures}
            cells={(
              [
                ['net', money],
                ['orders', number],
                ['discount', money, true],
                ['refunded', money, true],
              ] as const
            ).map(([key, words, isPlain]) => ({
              ...{ name: texts.columns[key], now: found.total[key], before: found.before[key], words, isPlain },
            }))}
          />
          {times.includes(by) && found.rows.length > 1 && <SalesChart {...part} by={by} found={found} />}
          <SalesTable {...part} by={by} found={found} />
          <p className="muted admin-explained">{texts.sales.note}</p>
        </>
      )}
    </Reported>
  );
}
