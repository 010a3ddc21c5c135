import * as z from 'zod/mini';
import type { ExportCouponRequest } from '#src/contracts/admin-coupons.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { decimal, vilniusTime } from './table-cells.ts';

type Cells = readonly (string | number | null)[];

const code = z.object({ key: z.string(), code: z.string(), used: z.boolean() });
const use = z.object({
  key: z.array(z.string()),
  ...{
    code: z.string(),
    at: z.string(),
    order_number: z.string(),
    amount: z.int(),
    released_at: z.nullable(z.string()),
  },
});
const pageOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), more: z.boolean() });
const pages = { codes: pageOf(code), uses: pageOf(use) };

const heads = {
  codes: ['code', 'used'],
  uses: ['code', 'used', 'order', 'amount', 'currency', 'given_back'],
} as const satisfies Record<ExportCouponRequest['what'], readonly string[]>;

/** The rows of a page as cells, and what the next page comes after. */
const read = {
  codes: (answer: unknown) => {
    const { rows, more } = pages.codes.parse(answer);
    return { cells: rows.map((row): Cells => [row.code, row.used ? 'yes' : '']), after: rows.at(-1)?.key, more };
  },
  uses: (answer: unknown) => {
    const { rows, more } = pages.uses.parse(answer);
    const cells = rows.map(
      (row): Cells => [
        ...[row.code, vilniusTime(row.at), row.order_number],
        // What coupons take off is kept in the currency of the books.
        ...[decimal(row.amount), 'EUR', vilniusTime(row.released_at)],
      ],
    );
    return { cells, after: rows.at(-1)?.key, more };
  },
};

/** The codes of a batch, or the orders that used a coupon, as CSV; times of Vilnius, sums with a decimal point. */
export function exportCoupon(call: CallDatabase, asked: ExportCouponRequest): AsyncGenerator<string> {
  async function* rows() {
    for (let after: unknown; ; ) {
      const page = read[asked.what](await call('export_coupon', { asked: { ...asked, after } }));
      yield page.cells;
      after = page.after;
      if (!page.more || after === undefined) return;
    }
  }
  return writeCsv(heads[asked.what], rows());
}
