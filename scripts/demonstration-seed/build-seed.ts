import { expandCatalogue } from '#content/demonstration/expand.ts';
import type { ProductGroup } from '#content/demonstration/product.ts';
import { accountsSql } from './accounts-sql.ts';
import { couponsSql } from './coupons-sql.ts';
import { pricesSql } from './prices-sql.ts';
import { productsSql } from './products-sql.ts';
import { reviewsSql } from './reviews-sql.ts';
import { insertRows, json } from './sql.ts';
import { suppliersSql } from './suppliers-sql.ts';
import { vocabularySql } from './vocabulary-sql.ts';

function markSql(): string {
  return insertRows(
    'public.settings',
    ['key', 'value', 'description', 'is_public'],
    [
      {
        key: 'demonstration_data',
        value: json(true),
        description: 'Products, reviews, makers, suppliers, coupons and accounts are invented',
        is_public: true,
      },
    ],
    '(key) do update set value = excluded.value',
  );
}

/** The whole of `supabase/seed.sql` for these groups: the same text for the same data, on every machine. */
export function buildSeed(groups: readonly ProductGroup[]): string {
  const products = expandCatalogue(groups);
  const sections = [
    ['Accounts. The passwords are public (content/demonstration/accounts.ts).', accountsSql()],
    ['Words that products are made of.', vocabularySql()],
    ['Products.', productsSql(products)],
    ['Prices that were, and reductions.', pricesSql(products)],
    ['Suppliers and costs.', suppliersSql(products)],
    ['Reviews.', reviewsSql(groups)],
    ['Coupons.', couponsSql()],
    ['The mark by which a production start knows this database.', markSql()],
  ];
  return [
    '-- The demonstration catalogue. Written by scripts/build-demonstration-seed.ts from content/demonstration: edit there.',
    '-- For the embedded backend only; a production start refuses a database that holds it.',
    ...sections.map(([title, sql]) => `\n-- ${title}\n\n${sql}`),
  ].join('\n');
}
