import type { CouponRow } from '#src/contracts/staff-reports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { Table } from '../Table.tsx';
import { Reported, type ReportPart } from './Reported.tsx';
import { figureWords } from './report-words.ts';

/** What coupons took off, and what the orders with them brought. */
export function CouponsReport(part: ReportPart) {
  const { data, texts } = part;
  const { money, number } = figureWords(part);
  const address = localizePath(sectionPath('coupons'), data.language);
  const figures = (row: Omit<CouponRow, 'key' | 'before'>) => [
    ...[number(row.orders), money(row.discount), money(row.given), money(row.revenue), money(-row.refunded)],
    money(row.net),
  ];
  const names = ['orders', 'discount', 'given', 'revenue', 'refunded', 'net', 'before'] as const;
  return (
    <Reported {...part} report="coupons">
      {({ total, before, rows }) => (
        <>
          <Table
            title={texts.coupons.table}
            none={texts.coupons.none}
            columns={[
              { name: texts.coupons.code },
              ...names.map((key) => ({ name: texts.coupons.columns[key], isNumber: true })),
            ]}
            rows={rows.map((row) => ({
              key: row.key,
              cells: [
                <a key="code" className="link" href={`${address}?coupon=${encodeURIComponent(row.key)}`}>
                  {row.key}
                </a>,
                ...figures(row),
                number(row.before),
              ],
            }))}
            foot={[texts.total, ...figures(total), number(before.orders)]}
          />
          <p className="muted admin-explained">{texts.coupons.note}</p>
        </>
      )}
    </Reported>
  );
}
