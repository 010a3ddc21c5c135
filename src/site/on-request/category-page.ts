import { type Category, categoryBranch, categoryChain, categoryPaths } from '#src/domain/catalogue/category.ts';
import { belongsTo, type ListedProduct, listings } from '#src/domain/catalogue/listings.ts';
import { countPages } from '#src/domain/catalogue/pagination.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Catalogue } from '../catalogue.ts';
import { builtPath, categoryPageSize, type ListingPage, listingPages } from '../listing-pages.ts';

/**
 * The slugs of the category that an address names by any of its paths (`women/new-line/page/2` is a second page), and of
 * everything below it. Undefined where it names none.
 */
export function categoryOfAddress(categories: readonly Category[], address: string): string[] | undefined {
  const path = address.replace(/\/page\/\d+$/, '');
  const found = categories.find(({ slug }) => categoryPaths(categoryChain(categories, slug)).includes(path));
  return found && categoryBranch(categories, found.slug);
}

/**
 * Which products belong to the listing at this address: all to the whole shop, its branch to a category, none to a listing of
 * another kind, which does not follow what comes in (storefront.md section 4).
 */
export function belongsWithin(
  address: string,
  categories: readonly Category[],
): (product: Pick<ShopProduct, 'category'>) => boolean {
  const listing = listings.find(({ path }) => path === address);
  if (listing !== undefined) return () => listing.kind === 'shop';
  const branch = new Set(categoryOfAddress(categories, address));
  return ({ category }) => branch.has(category);
}

/** Whether a product belongs to the list at this address, whichever kind it is. */
export function isListed(
  address: string,
  categories: readonly Category[],
): (product: Pick<ShopProduct, 'category'> & ListedProduct) => boolean {
  const listing = listings.find(({ path }) => path === address);
  return listing === undefined ? belongsWithin(address, categories) : (product) => belongsTo(listing, product);
}

/** May a category with so many products have this page? Says no before anything is read for it. */
export function isWithinPages(address: string, products: number): boolean {
  const page = Number(/\/page\/(\d+)$/.exec(address)?.[1] ?? 1);
  return page >= 1 && page <= countPages(products, categoryPageSize);
}

/** The page of a category at this address, with the products of the catalogue; undefined past its last page. */
export function categoryPage(catalogue: Catalogue, address: string): ListingPage | undefined {
  return listingPages(catalogue).find((page) => page.subject.type === 'category' && builtPath(page) === address);
}

/**
 * Does an address look like a category's? Two or three words that are slugs can be nothing else, one can if it begins like one of
 * the tree (storefront.md section 2); any other word is just a page that is not there.
 */
export function resemblesCategory(categories: readonly Category[], address: string): boolean {
  const segments = address.split('/');
  if (
    segments.length > 3 ||
    segments.includes('page') ||
    !segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment))
  )
    return false;
  return segments.length > 1 || categories.some(({ slug }) => address.startsWith(`${slug}-`));
}
