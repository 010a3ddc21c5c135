import * as z from 'zod';
import type { Category } from '#src/domain/catalogue/category.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { factsRow, toCategories, toShopFacts } from './facts-row.ts';
import { productRow, toReviews, toShopProduct } from './product-row.ts';

const pageSize = 500;

interface Catalogue {
  /** Active products in the order of their ids. */
  readonly products: readonly ShopProduct[];
  readonly reviews: readonly Review[];
  readonly categories: readonly Category[];
  readonly facts: ShopFacts;
  /** Whether products, reviews and makers are invented (`supabase/seed.sql`). */
  readonly isDemonstration: boolean;
}

/** Reads all that pages are built from. Throws when the database cannot be reached or holds what no page could show. */
export async function readCatalogue(call: CallDatabase): Promise<Catalogue> {
  const facts = factsRow.parse(await call('read_catalogue_facts', {}));
  const products: ShopProduct[] = [];
  const reviews: Review[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const answer = await call('read_catalogue_products', { after_id: after, page_size: pageSize });
    const rows = z.array(productRow).parse(answer);
    products.push(...rows.map(toShopProduct));
    reviews.push(...rows.flatMap(toReviews));
    after = rows.length === pageSize ? rows.at(-1)?.id : undefined;
  }
  return {
    products,
    reviews,
    categories: toCategories(facts),
    facts: toShopFacts(facts),
    isDemonstration: facts.settings.demonstration_data === true,
  };
}
