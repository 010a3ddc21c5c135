import * as z from 'zod';
import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { readCatalogue, readShop, type Selection } from '#src/server/catalogue/read-catalogue.ts';
import { readChosen } from '#src/server/catalogue/read-chosen.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { sizeGuides } from '#src/site/size-guides.ts';

const marks = z.object({ mark: z.string(), ids: z.array(z.string()), changed: z.array(z.string()).nullable() });

/** So many products in one answer of the database. */
const atOnce = 500;
/** With more than this changed, reading all of them is as quick. */
const mostChosen = 2_000;

interface Known {
  readonly product: ShopProduct;
  readonly reviews: readonly Review[];
}

/** Reads the catalogue as it is now, of its products those alone that were written since it was asked before. */
export function createCatalogueReader(call: CallDatabase): () => Promise<Catalogue> {
  let mark: string | null = null;
  let known = new Map<string, Known>();

  function keep({ products, reviews }: Selection): void {
    const byProduct = Map.groupBy(reviews, ({ productId }) => productId);
    for (const product of products) known.set(product.id, { product, reviews: byProduct.get(product.id) ?? [] });
  }

  return async () => {
    // The mark first: what is written while the rest is read is read again the next time.
    const now = marks.parse(await call('read_catalogue_marks', { since: mark }));
    const changed = now.changed && [...new Set([...now.changed, ...now.ids.filter((id) => !known.has(id))])];
    if (changed === null || changed.length > mostChosen) {
      const { isDemonstration: _, ...all } = await readCatalogue(call);
      known = new Map();
      keep(all);
      mark = now.mark;
      return { ...all, sizeGuides };
    }
    for (let at = 0; at < changed.length; at += atOnce) keep(await readChosen(call, changed.slice(at, at + atOnce)));
    const { isDemonstration: _, ...shop } = await readShop(call);
    const sold = now.ids.flatMap((id) => known.get(id) ?? []);
    known = new Map(sold.map((one) => [one.product.id, one]));
    mark = now.mark;
    return {
      ...shop,
      products: sold.map(({ product }) => product),
      reviews: sold.flatMap(({ reviews }) => reviews),
      sizeGuides,
    };
  };
}
