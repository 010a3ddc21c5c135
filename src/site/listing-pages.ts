import { type Category, categoryBranch, categoryChain, categoryPaths } from '#src/domain/catalogue/category.ts';
import { type Audience, audiences, belongsTo, type Listing, listings } from '#src/domain/catalogue/listings.ts';
import { countPages, pageOf } from '#src/domain/catalogue/pagination.ts';
import { pinFirst } from '#src/domain/catalogue/pin-products.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { sortProducts } from '#src/domain/catalogue/sort.ts';
import type { Catalogue } from './catalogue.ts';

/** Generic category pages show this many (decisions.md, page sizes). */
export const categoryPageSize = 50;

/** What a listing page is about: a listing of the slug table, or a node of the category tree. */
export type ListingSubject =
  | { readonly type: 'listing'; readonly listing: Listing }
  | { readonly type: 'category'; readonly chain: readonly Category[] };

export interface ListingPage {
  readonly subject: ListingSubject;
  /** Address without language and leading slash. */
  readonly path: string;
  readonly canonicalPath: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly pageSize: number;
  /** The products of this page. */
  readonly products: readonly ShopProduct[];
  /** The whole list, sorted, what editors chose to stand first before the rest. */
  readonly all: readonly ShopProduct[];
}

interface ProductList {
  readonly subject: ListingSubject;
  readonly paths: readonly string[];
  readonly canonicalPath: string;
  readonly all: readonly ShopProduct[];
  readonly pageSize: number;
}

function listingLists(catalogue: Catalogue): ProductList[] {
  return listings.map((listing) => ({
    subject: { type: 'listing', listing },
    paths: [listing.path],
    canonicalPath: listing.canonicalPath ?? listing.path,
    all: sortProducts(
      catalogue.products.filter((product) => belongsTo(listing, product)),
      listing.sort,
    ),
    pageSize: listing.pageSize,
  }));
}

/** Where a path is both a listing and a category, the listing wins (decisions.md, language). */
function categoryLists(catalogue: Catalogue): ProductList[] {
  const taken = new Set(listings.map((listing) => listing.path));
  return catalogue.categories.flatMap((category): ProductList[] => {
    const chain = categoryChain(catalogue.categories, category.slug);
    const paths = categoryPaths(chain).filter((path) => !taken.has(path));
    const [canonicalPath] = paths;
    if (canonicalPath === undefined) return [];
    const branch = new Set(categoryBranch(catalogue.categories, category.slug));
    const all = sortProducts(
      catalogue.products.filter((product) => branch.has(product.category)),
      'featured',
    );
    return [{ subject: { type: 'category', chain }, paths, canonicalPath, all, pageSize: categoryPageSize }];
  });
}

function buildPages(catalogue: Catalogue): ListingPage[] {
  return [...listingLists(catalogue), ...categoryLists(catalogue)].flatMap((list) => {
    const pages = countPages(list.all.length, list.pageSize);
    const all = pinFirst(list.all, catalogue.facts.curation[list.canonicalPath]);
    const build = (path: string, page: number): ListingPage => ({
      subject: list.subject,
      path,
      canonicalPath: list.canonicalPath,
      page,
      pages,
      total: list.all.length,
      pageSize: list.pageSize,
      products: pageOf(all, page, list.pageSize),
      all,
    });
    const isCanonical = list.paths.includes(list.canonicalPath);
    const later = Array.from({ length: isCanonical ? pages - 1 : 0 }, (_, index) =>
      build(list.canonicalPath, index + 2),
    );
    return [...list.paths.map((path) => build(path, 1)), ...later];
  });
}

const built = new WeakMap<Catalogue, readonly ListingPage[]>();

/** Every listing page of the shop, made once a catalogue. Pages after the first stand at the canonical address alone. */
export function listingPages(catalogue: Catalogue): readonly ListingPage[] {
  const pages = built.get(catalogue) ?? buildPages(catalogue);
  built.set(catalogue, pages);
  return pages;
}

/** The built file of a page: `shop`, `shop/page/2`; the host maps `?page=2` to it. */
export function builtPath(page: Pick<ListingPage, 'path' | 'page'>): string {
  return page.page === 1 ? page.path : `${page.path}/page/${page.page}`;
}

/** The address that people see: `shop`, `shop?page=2`. */
export function publicPath(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

/** The word of the header that a listing stands under. */
export function listingSection(page: Pick<ListingPage, 'subject'>): Audience | 'new' | 'sale' | undefined {
  const { subject } = page;
  if (subject.type === 'category') return audiences.find((audience) => audience === subject.chain[0]?.slug);
  const { kind, audience } = subject.listing;
  return kind === 'new' || kind === 'sale' ? kind : audience;
}
