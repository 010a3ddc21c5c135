import {
  type BannerList,
  bannerList,
  type DemandPage,
  demandPage,
  type ListingOrder,
  listingOrder,
  type SearchWords,
  type ShownProduct,
  searchWords,
  shownProducts,
  type TriedSearch,
  triedSearch,
} from '#src/contracts/staff-marketing.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not of the staff with all locks open, and throws as askBackend does, or on an answer that does not
// fit its contract.

/** What belongs to a listing, as the shop's rules say it (domain/catalogue/listings.ts). */
export interface ListingRule {
  readonly department?: string;
  readonly subcategories?: readonly string[];
  /** With all below it. */
  readonly category?: string;
  readonly is_new?: boolean;
  readonly is_sale?: boolean;
  readonly in_stock?: boolean;
  readonly sort: string;
}

/** All banners, place by place in their order. */
export async function listBanners(token: string): Promise<BannerList | null> {
  return bannerList.parse(await askBackend({ path: 'rpc/list_banners', body: {}, token }));
}

/** What stands first in a listing, and the 24 that follow by themselves; `listing` is its address without language. */
export async function readListingOrder(
  token: string,
  asked: ListingRule & { readonly listing: string; readonly language: Language },
): Promise<ListingOrder | null> {
  return listingOrder.parse(await askBackend({ path: 'rpc/read_listing_order', body: { asked }, token }));
}

/** Products for sale that words or a SKU find, twelve at most; `within` a listing alone. */
export async function findProductsToShow(
  token: string,
  asked: { readonly words: string; readonly language: Language; readonly within?: ListingRule | undefined },
): Promise<readonly ShownProduct[] | null> {
  const found = shownProducts.parse(await askBackend({ path: 'rpc/find_products_to_show', body: { asked }, token }));
  return found?.products ?? null;
}

/** Synonyms, redirects and searches without result of a language. */
export async function readSearchWords(token: string, language: Language): Promise<SearchWords | null> {
  return searchWords.parse(await askBackend({ path: 'rpc/read_search_words', body: { asked: { language } }, token }));
}

/** What the shop's search finds for these words; it is not counted. */
export async function trySearch(
  token: string,
  asked: { readonly words: string; readonly language: Language },
): Promise<TriedSearch | null> {
  return triedSearch.parse(await askBackend({ path: 'rpc/try_search', body: { asked }, token }));
}

/** Who waits for what, by variant or by product, the most awaited first; for administrators. */
export async function listDemand(
  token: string,
  asked: {
    readonly by: 'variant' | 'product';
    readonly language: Language;
    readonly words?: string | undefined;
    readonly after?: { readonly waiting: number; readonly key: string } | undefined;
  },
): Promise<DemandPage | null> {
  return demandPage.parse(await askBackend({ path: 'rpc/list_demand', body: { asked }, token }));
}
