import type { Grouping, ProfitTotal } from '#src/contracts/staff-reports.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Table } from '../Table.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { figureWords, keyWords, type Section } from './report-words.ts';

interface Profit {
  readonly sales: number;
  readonly vat: number;
  readonly cost: number;
}
const revenueOf = ({ sales, vat }: Profit) => sales - vat;
const profitOf = (figures: Profit) => revenueOf(figures) - figures.cost;

/** From what was paid to what is left of it, line by line, with what nobody knows said plainly. */
function Statement({
  total,
  before,
  ...section
}: Section & { readonly total: ProfitTotal; readonly before: ProfitTotal }) {
  const { texts } = section;
  const { money, share } = figureWords(section);
  const margin = (figures: Profit) => share(profitOf(figures), revenueOf(figures));
  const lines = [
    ['sales', money(total.sales), money(before.sales)],
    ['vat', money(-total.vat), money(-before.vat)],
    ['revenue', money(revenueOf(total)), money(revenueOf(before))],
    ['cost', money(-total.cost), money(-before.cost)],
    ['profit', money(profitOf(total)), money(profitOf(before))],
    ['margin', margin(total), margin(before)],
    ['fees', texts.profit.unknown, texts.profit.unknown],
    ['carriage', texts.profit.unknown, texts.profit.unknown],
  ] as const;
  return (
    <Table
      title={texts.profit.statement}
      none=""
      columns={[
        { name: texts.profit.line },
        { name: texts.profit.now, isNumber: true },
        { name: texts.columns.before, isNumber: true },
      ]}
      rows={lines.map(([key, now, then]) => ({ key, cells: [texts.profit.lines[key], now, then] }))}
    />
  );
}

/** What is left of the sales when VAT and the goods are paid. */
export function ProfitReport({ by, ...part }: ReportPart & { readonly by: Grouping }) {
  const { data, texts } = part;
  const text = islandText(data.language, texts);
  const { money } = figureWords(part);
  return (
    <Reported {...part} report="profit" by={by}>
      {({ total, before, rows }) => (
        <>
          <Statement {...part} total={total} before={before} />
          <ul className="muted admin-explained">
            {total.uncosted !== 0 && <li>{text('profit.uncosted', { count: Math.abs(total.uncosted) })}</li>}
            <li>{texts.profit.notes.cost}</li>
            <li>{texts.profit.notes.fees}</li>
            <li>{texts.profit.notes.carriage}</li>
          </ul>
          <Table
            title={texts.profit.table}
            none={texts.none}
            columns={[
              { name: texts.by[by] },
              ...(['sales', 'vat', 'revenue', 'cost', 'profit'] as const).map((key) => ({
                name: texts.profit.lines[key],
                isNumber: true,
              })),
              { name: texts.columns.before, isNumber: true },
            ]}
            rows={rows.map((row, place) => ({
              key: row.key ?? `before ${place}`,
              cells: [
                keyWords(part, by, row.key),
                ...[money(row.sales), money(row.vat), money(revenueOf(row)), money(row.cost)],
                ...[money(profitOf(row)), money(row.before)],
              ],
            }))}
            foot={[
              texts.total,
              ...[money(total.sales), money(total.vat), money(revenueOf(total)), money(total.cost)],
              ...[money(profitOf(total)), money(profitOf(before))],
            ]}
          />
        </>
      )}
    </Reported>
  );
}
