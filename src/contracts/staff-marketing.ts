import * as z from 'zod/mini';
import { bannerPlacements } from '#src/domain/catalogue/shop-banner.ts';

const count = z.int().check(z.gte(0));

/** Where a banner stands: `off` was switched off by hand (SQL function `banner_state`). */
const bannerStates = ['running', 'planned', 'over', 'off'] as const;

/** A banner as staff see it; `from` and `until` are times of Vilnius (`YYYY-MM-DDTHH:MM`), `updated_at` its version. */
const staffBanner = z.object({
  id: z.uuid(),
  placement: z.enum(bannerPlacements),
  text: z.string(),
  text_lt: z.string(),
  text_ru: z.string(),
  path: z.nullable(z.string()),
  from: z.string(),
  until: z.nullable(z.string()),
  is_active: z.boolean(),
  updated_at: z.string(),
  state: z.enum(bannerStates),
});
export type StaffBanner = z.output<typeof staffBanner>;

/** What `list_banners` answers; null for whoever is no editor with all locks open. */
export const bannerList = z.nullable(z.object({ banners: z.array(staffBanner) }));
export type BannerList = NonNullable<z.output<typeof bannerList>>;

/** A product as lists of marketing show it; prices in euro cents, `free` in pieces (SQL function `shown_product`). */
export const shownProduct = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  price: count,
  sale_price: z.nullable(count),
  free: z.int(),
  active: z.boolean(),
  images: z.array(z.string()),
});
export type ShownProduct = z.output<typeof shownProduct>;

export const shownProducts = z.nullable(z.object({ products: z.array(shownProduct) }));

/** What `read_listing_order` answers: the tree of categories, how many are pinned in which listing, those of this one, and what follows by itself. */
export const listingOrder = z.nullable(
  z.object({
    categories: z.array(
      z.object({ slug: z.string(), name: z.string(), name_lt: z.string(), name_ru: z.string(), depth: count }),
    ),
    listed: z.record(z.string(), count),
    pinned: z.array(shownProduct),
    others: z.array(shownProduct),
  }),
);
export type ListingOrder = NonNullable<z.output<typeof listingOrder>>;

/** What `read_search_words` answers of a language; `missed` were searched without result in thirty days. */
export const searchWords = z.nullable(
  z.object({
    synonyms: z.array(z.object({ id: z.uuid(), words: z.array(z.string()), version: z.string() })),
    redirects: z.array(z.object({ query: z.string(), path: z.string(), version: z.string() })),
    missed: z.array(z.object({ query: z.string(), searches: count })),
  }),
);
export type SearchWords = NonNullable<z.output<typeof searchWords>>;

/** What `try_search` answers: what the shop finds for these words, twelve products of all. */
export const triedSearch = z.nullable(
  z.object({
    total: count,
    corrected: z.nullable(z.string()),
    redirect: z.nullable(z.string()),
    products: z.array(shownProduct),
  }),
);
export type TriedSearch = NonNullable<z.output<typeof triedSearch>>;

const demandRow = z.object({
  /** The SKU of a variant, or the id of a product. */
  key: z.string(),
  product_id: z.string(),
  name: z.string(),
  active: z.boolean(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  waiting: count,
  since: z.nullable(z.string()),
  told: count,
  told_at: z.nullable(z.string()),
  free: z.int(),
  /** How many of its variants somebody waits for. */
  sizes: count,
});
export type DemandRow = z.output<typeof demandRow>;

/** What `list_demand` answers; null for whoever is no administrator. Totals come with the first page. */
export const demandPage = z.nullable(
  z.object({ more: z.boolean(), rows: z.array(demandRow), total: z.optional(count), people: z.optional(count) }),
);
export type DemandPage = NonNullable<z.output<typeof demandPage>>;
