import type { Report, ReturnRow } from '#src/contracts/staff-reports.ts';
import { formatRating } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { wordOf } from '../naming.ts';
import { Table } from '../Table.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { figureWords } from './report-words.ts';

type Total = Report<'returns'>['total'];

/** How much comes back, why, and how long the money takes. */
export function ReturnsReport(part: ReportPart) {
  const { data, texts } = part;
  const text = islandText(data.language, texts);
  const { money, number, share } = figureWords(part);
  const days = (value: number | null) => (value === null ? '–' : formatRating(value, data.language));
  const summary = (now: Total, before: Total) =>
    [
      ['rate', share(now.returned, now.sold), share(before.returned, before.sold)],
      ['returned', number(now.returned), number(before.returned)],
      ['days', days(now.days), days(before.days)],
      ['longest', days(now.longest), days(before.longest)],
      ['late', number(now.late), number(before.late)],
    ] as const;
  const figures = (
    row: Pick<ReturnRow, 'requests' | 'pieces' | 'accepted' | 'refused' | 'waiting' | 'refunded' | 'days'>,
  ) => [
    ...[number(row.requests), number(row.pieces), number(row.accepted), number(row.refused), number(row.waiting)],
    ...[money(row.refunded), days(row.days)],
  ];
  const names = ['requests', 'pieces', 'accepted', 'refused', 'waiting', 'refunded', 'days', 'before'] as const;
  return (
    <Reported {...part} report="returns">
      {({ total, before, rows }) => (
        <>
          <Table
            title={texts.returns.summary}
            none=""
            columns={[
              { name: texts.profit.line },
              { name: texts.profit.now, isNumber: true },
              { name: texts.columns.before, isNumber: true },
            ]}
            rows={summary(total, before).map(([key, now, then]) => ({
              key,
              cells: [texts.returns.lines[key], now, then],
            }))}
          />
          <Table
            title={texts.returns.table}
            none={texts.none}
            columns={[
              { name: texts.returns.reason },
              ...names.map((key) => ({ name: texts.returns.columns[key], isNumber: true })),
            ]}
            rows={rows.map((row) => ({
              key: row.key,
              cells: [wordOf(texts.returns.reasons, row.key), ...figures(row), number(row.before)],
            }))}
            foot={[texts.total, ...figures(total), number(before.requests)]}
          />
          <p className="muted admin-explained">{text('returns.note', { sold: number(total.sold) })}</p>
        </>
      )}
    </Reported>
  );
}
