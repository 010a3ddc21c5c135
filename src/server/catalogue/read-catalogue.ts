import * as z from 'zod';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import type { InterfaceText } from '#src/domain/language/interface-text.ts';
import { languages } from '#src/domain/language/languages.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { factsRow, toCategories, toShopFacts } from './facts-row.ts';
import { marketingRow } from './marketing-row.ts';
import { productRow, toReviews, toShopProduct } from './product-row.ts';

const pageSize = 500;

/** Products with their reviews. */
export type Selection = Pick<Catalogue, 'products' | 'reviews'>;

/** What pages need beside their products. */
interface Shop extends Omit<Catalogue, keyof Selection | 'sizeGuides'> {
  /** Whether products, reviews and makers are invented (`supabase/seed.sql`). */
  readonly isDemonstration: boolean;
}

const textRows = z.array(
  z.object({ language: z.enum(languages), namespace: z.string(), key: z.string(), text: z.string() }),
);

/** Reads the interface texts that were changed in the back office. */
export async function readTexts(call: CallDatabase): Promise<InterfaceText[]> {
  return textRows.parse(await call('read_interface_texts', {}));
}

/** Reads the category tree and the facts of the shop. Throws when the database cannot be reached. */
export async function readShop(call: CallDatabase): Promise<Shop> {
  // Before anything else: what changes while the rest is read is new to its reader, not lost.
  const lastChange = z.int().parse(await call('last_catalogue_change', {}));
  const [factsAnswer, holidays, marketing, texts] = await Promise.all([
    call('read_catalogue_facts', {}),
    call('read_holidays', {}),
    call('read_marketing', {}),
    readTexts(call),
  ]);
  const facts = factsRow.parse(factsAnswer);
  return {
    categories: toCategories(facts),
    facts: {
      ...toShopFacts(facts, z.array(z.iso.date()).parse(holidays)),
      ...marketingRow.parse(marketing),
      lastChange,
    },
    texts,
    isDemonstration: facts.settings.demonstration_data === true,
  };
}

/** Reads rows of products as the database answered them. Throws when a row holds what no page could show. */
export function toSelection(answer: unknown): Selection {
  const rows = z.array(productRow).parse(answer);
  return { products: rows.map(toShopProduct), reviews: rows.flatMap(toReviews) };
}

/**
 * Reads all that pages are built from, products in the order of their ids. Throws when the database cannot be reached or holds
 * what no page could show.
 */
export async function readCatalogue(call: CallDatabase): Promise<Selection & Shop> {
  const shop = await readShop(call);
  const selections: Selection[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = toSelection(await call('read_catalogue_products', { after_id: after, page_size: pageSize }));
    selections.push(page);
    after = page.products.length === pageSize ? page.products.at(-1)?.id : undefined;
  }
  return {
    ...shop,
    products: selections.flatMap(({ products }) => products),
    reviews: selections.flatMap(({ reviews }) => reviews),
  };
}
