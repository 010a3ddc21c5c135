import * as z from 'zod/mini';
import type { ExportStockRequest } from '#src/contracts/admin-stock-tables.ts';
import { lowStock } from '#src/contracts/staff-stock.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { daysOfCover } from '#src/domain/stock/adjustment.ts';
import { type StockColumn, stockColumnNames } from '#src/domain/stock/stock-table.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { emailTexts } from '#src/server/emails/texts/email-texts.ts';

const [text, count] = [z.string(), z.int()];
const variant = z.object({
  ...{ sku: text, name: text, size: text, color: text, active: z.boolean(), on_hand: count, reserved: count },
  ...{ free: count, packing: count, month: count, quarter: count, people: count },
});
type Variant = z.output<typeof variant>;
const page = z.object({ more: z.boolean(), variants: z.array(variant) });

async function* pagesOf(call: CallDatabase, asked: ExportStockRequest): AsyncGenerator<readonly Variant[]> {
  for (let after: string | undefined; ; ) {
    const found = page.parse(await call('export_stock', { asked: { ...asked, after } }));
    yield found.variants;
    after = found.variants.at(-1)?.sku;
    if (!found.more || after === undefined) return;
  }
}

const yes: Readonly<Record<Language, string>> = { en: 'yes', lt: 'taip', ru: 'да' };

const columns: Readonly<Record<StockColumn, (variant: Variant, language: Language) => string | number | null>> = {
  sku: ({ sku }) => sku,
  product: ({ name }) => name,
  color: ({ color }, language) => emailTexts[language].colors[color] ?? color,
  size: ({ size }) => size,
  on_hand: ({ on_hand }) => on_hand,
  reserved: ({ reserved }) => reserved,
  free: ({ free }) => free,
  packing: ({ packing }) => packing,
  shelf: ({ on_hand, packing }) => on_hand + packing,
  low: ({ active, free }, language) => (active && free < lowStock ? yes[language] : ''),
  month: ({ month }) => month,
  quarter: ({ quarter }) => quarter,
  cover: ({ free, month }) => daysOfCover(free, month) ?? '',
  people: ({ people }) => people,
  // For whoever counts: the same table is taken back (importStock).
  counted: () => '',
  note: () => '',
};
const names = Object.keys(columns) as readonly StockColumn[];

/** The variants that the list narrows to, as CSV, with room for what is counted. */
export function exportStock(call: CallDatabase, asked: ExportStockRequest): AsyncGenerator<string> {
  const { language } = asked;
  async function* rows() {
    for await (const variants of pagesOf(call, asked))
      yield variants.map((each) => names.map((name) => columns[name](each, language)));
  }
  return writeCsv(
    names.map((name) => stockColumnNames[name][language]),
    rows(),
  );
}
