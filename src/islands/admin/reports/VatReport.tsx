import type { VatRow } from '#src/contracts/staff-reports.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Table } from '../Table.tsx';
import { OssMeter } from './OssMeter.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { figureWords } from './report-words.ts';

const columns = ['invoiced', 'invoiced_vat', 'credited', 'credited_vat', 'net', 'vat'] as const;

/** VAT by the documents of the period, and how near the threshold of the One Stop Shop is. */
export function VatReport(part: ReportPart) {
  const { data, texts } = part;
  const { language } = data;
  const text = islandText(language, texts);
  const { money, rate } = figureWords(part);
  const figures = (row: Pick<VatRow, (typeof columns)[number]>) =>
    columns.map((key) => money(key.startsWith('credited') ? -row[key] : row[key]));
  return (
    <Reported {...part} report="vat">
      {({ total, before, rows, uninvoiced, uncredited, meter }) => (
        <>
          <ReportFigures
            {...part}
            label={texts.figures}
            cells={(['net', 'vat', 'invoiced_vat', 'credited_vat'] as const).map((key) => ({
              ...{ name: texts.vat.columns[key], now: total[key], before: before[key], words: money, isPlain: true },
            }))}
          />
          <Table
            title={texts.vat.table}
            none={texts.none}
            columns={[
              { name: texts.vat.columns.country },
              { name: texts.vat.columns.vatCountry },
              { name: texts.vat.columns.rate, isNumber: true },
              ...[...columns, 'before' as const].map((key) => ({ name: texts.vat.columns[key], isNumber: true })),
            ]}
            rows={rows.map((row) => ({
              key: row.key,
              cells: [
                ...[countryName(row.country, language), countryName(row.vat_country, language), rate(row.basis_points)],
                ...[...figures(row), money(row.before)],
              ],
            }))}
            foot={[texts.total, '', '', ...figures(total), money(before.vat)]}
          />
          <ul className="muted admin-explained">
            <li>{texts.vat.note}</li>
            {uninvoiced > 0 && <li>{text('vat.uninvoiced', { count: uninvoiced })}</li>}
            {uncredited > 0 && <li>{text('vat.uncredited', { count: uncredited })}</li>}
          </ul>
          <OssMeter {...part} meter={meter} />
        </>
      )}
    </Reported>
  );
}
