import type { Catalogue } from '#src/domain/catalogue/catalogue.ts';
import { readShop, type Selection } from '#src/server/catalogue/read-catalogue.ts';
import {
  readChosen,
  readDraft,
  readForemost,
  readIdsOfCategories,
  readMovedPath,
} from '#src/server/catalogue/read-chosen.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readEnvironment } from '#src/server/env.ts';
import { isPreview } from '#src/server/products/preview-link.ts';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { sizeGuides } from './size-guides.ts';

/** How long a running function commonly believes what it has read of the shop at large, milliseconds. */
const freshFor = 20_000;

let database: CallDatabase | undefined;

function call(...[name, parameters]: Parameters<CallDatabase>): ReturnType<CallDatabase> {
  if (database === undefined) {
    const environment = readEnvironment();
    database = createDatabase({
      url: environment.PUBLIC_SUPABASE_URL,
      secretKey: environment.SUPABASE_SECRET_KEY,
    }).call;
  }
  return database(name, parameters);
}

let kept: { readonly read: Promise<Catalogue>; readonly at: number } | undefined;

async function readAtLarge(): Promise<Catalogue> {
  const [{ isDemonstration: _, ...shop }, foremost] = await Promise.all([readShop(call), readForemost(call)]);
  return { ...shop, ...foremost, sizeGuides };
}

/**
 * The shop as it is now: tree, facts, and of its products those that any page leads on to. For pages made on request. What was
 * read up to `maximumAge` milliseconds ago is believed.
 */
export function readLiveCatalogue(maximumAge = freshFor): Promise<Catalogue> {
  const now = Date.now();
  if (kept === undefined || now - kept.at >= maximumAge) {
    const read = readAtLarge();
    kept = { read, at: now };
    read.catch(() => {
      // What failed is not kept: the next request asks again.
      if (kept?.read === read) kept = undefined;
    });
  }
  return kept.read;
}

/** These products as they are now, in the order asked; unknown ones and those no longer sold are left out. */
export async function readLiveProducts(ids: readonly string[]): Promise<Selection> {
  const { products, reviews } = await readChosen(call, ids);
  const inOrder = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return { products: [...new Set(inOrder)], reviews };
}

/** The product of a preview's address as it is now, sold or not; undefined where the address is not signed, or too old. */
export async function readPreviewed(
  id: string,
  query: URLSearchParams,
): Promise<Selection['products'][number] | undefined> {
  const { SUPABASE_SECRET_KEY: key } = readEnvironment();
  if (!isPreview(key, id, query, new Date())) return undefined;
  return readDraft(call, id);
}

/** The ids of the active products of these categories as they are now. */
export function readLiveIds(slugs: readonly string[]): Promise<string[]> {
  return readIdsOfCategories(call, slugs);
}

/** Where an address that was leads now; undefined where it never was one. Paths without language. */
export function findMovedPath(path: string): Promise<string | undefined> {
  return readMovedPath(call, path);
}
