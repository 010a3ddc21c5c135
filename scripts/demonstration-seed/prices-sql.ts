import type { CatalogueProduct } from '#content/demonstration/expand.ts';
import { insertRows } from './sql.ts';

/** Reductions begin when the shop's day does. */
function morningOf(day: string): string {
  return `${day}T04:00:00.000Z`;
}

/** Every change of a product's price after its first one, which the database records by itself. */
function changesOf({ id, price, sale, earlier }: CatalogueProduct) {
  return [
    ...(earlier
      ? [
          { product_id: id, price, sale_price: earlier[0], valid_from: morningOf(earlier[1]) },
          { product_id: id, price, sale_price: null, valid_from: morningOf(earlier[2]) },
        ]
      : []),
    ...(sale ? [{ product_id: id, price, sale_price: sale[0], valid_from: morningOf(sale[1]) }] : []),
  ];
}

/**
 * Back-dated price history, then the reductions themselves: the database compares with the latest history row, finds
 * the price already recorded and writes no second row.
 */
export function pricesSql(products: readonly CatalogueProduct[]): string {
  const reduced = products.filter(({ sale }) => sale !== undefined).map(({ id, sale }) => `  ('${id}', ${sale?.[0]})`);
  return [
    insertRows(
      'public.price_history',
      ['product_id', 'price', 'sale_price', 'valid_from'],
      products.flatMap(changesOf),
    ),
    `update public.products set sale_price = reduced.sale_price, is_sale = true
from (values
${reduced.join(',\n')}
) as reduced (id, sale_price)
where products.id = reduced.id;
`,
  ].join('\n');
}
