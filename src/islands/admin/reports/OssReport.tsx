import { returnDue } from '#src/domain/reports/period.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Table } from '../Table.tsx';
import { OssMeter } from './OssMeter.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { figureWords } from './report-words.ts';

/** What the quarter's return to the One Stop Shop says, and what to look at before it is filed. */
export function OssReport(part: ReportPart) {
  const { data, texts, period } = part;
  const { language } = data;
  const text = islandText(language, texts);
  const { money, rate } = figureWords(part);
  return (
    <Reported {...part} report="oss">
      {({ supplies, corrections, total, businesses, foreign_currency: foreign, meter }) => (
        <>
          <Table
            title={texts.oss.supplies}
            none={meter.is_registered ? texts.oss.nothing : texts.oss.unregistered}
            columns={[
              { name: texts.oss.country },
              { name: texts.vat.columns.rate, isNumber: true },
              { name: texts.vat.columns.net, isNumber: true },
              { name: texts.vat.columns.vat, isNumber: true },
            ]}
            rows={supplies.map((row) => ({
              key: `${row.country} ${row.basis_points}`,
              cells: [countryName(row.country, language), rate(row.basis_points), money(row.net), money(row.vat)],
            }))}
            foot={[texts.total, '', money(total.net), money(total.vat)]}
          />
          {corrections.length > 0 && (
            <Table
              title={texts.oss.corrections}
              none=""
              columns={[
                { name: texts.oss.corrected },
                { name: texts.oss.country },
                { name: texts.vat.columns.vat, isNumber: true },
              ]}
              rows={corrections.map((row) => ({
                key: `${row.period} ${row.country}`,
                cells: [row.period, countryName(row.country, language), money(row.vat)],
              }))}
              foot={[texts.total, '', money(total.corrected)]}
            />
          )}
          <ul className="muted admin-explained">
            <li>{text('oss.due', { day: shortDay(returnDue(period), language) })}</li>
            <li>{texts.oss.note}</li>
            {foreign > 0 && <li>{text('oss.foreign', { count: foreign })}</li>}
            {businesses > 0 && <li>{text('oss.businesses', { count: businesses })}</li>}
          </ul>
          <OssMeter {...part} meter={meter} />
        </>
      )}
    </Reported>
  );
}
