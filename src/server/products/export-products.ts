import * as z from 'zod/mini';
import type { ExportProductsRequest } from '#src/contracts/admin-product-tables.ts';
import { productContent } from '#src/contracts/product-content.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { productColumns, tableHead } from './product-columns.ts';

const page = z.object({
  more: z.boolean(),
  products: z.array(
    z.object({
      id: z.string(),
      active: z.boolean(),
      maker: z.string(),
      content: productContent,
      /** In the store, by the id of the piece. */
      stock: z.record(z.string(), z.int()),
    }),
  ),
});
type Exported = z.output<typeof page>['products'][number];

async function* pagesOf(call: CallDatabase, asked: ExportProductsRequest): AsyncGenerator<readonly Exported[]> {
  for (let after: string | undefined; ; ) {
    const found = page.parse(await call('export_products', { asked: { ...asked, after } }));
    yield found.products;
    after = found.products.at(-1)?.id;
    if (!found.more || after === undefined) return;
  }
}

/** A row for each piece; what the product says of itself stands in the first. A product without pieces has one row. */
function rowsOf(product: Exported): (string | number)[][] {
  const own = productColumns.map((column) => column.write(product));
  const none = own.map(() => '');
  const { variants } = product.content;
  if (variants.length === 0) return [[product.id, ...own, '', '', '', '']];
  return variants.map(({ id, sku, size, color }, place) => [
    product.id,
    ...(place === 0 ? own : none),
    ...[sku, size, color],
    product.stock[id] ?? 0,
  ]);
}

/** The products that the list narrows to, as a table that can be imported again; sums with a decimal point. */
export function exportProducts(call: CallDatabase, asked: ExportProductsRequest): AsyncGenerator<string> {
  async function* rows() {
    for await (const products of pagesOf(call, asked)) yield products.flatMap(rowsOf);
  }
  return writeCsv(tableHead, rows());
}
