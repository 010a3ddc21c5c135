import type { ListingRule } from '#src/client/backend/staff-marketing.ts';
import type { ListingOrder } from '#src/contracts/staff-marketing.ts';
import { type Category, categoryChain, categoryPaths } from '#src/domain/catalogue/category.ts';
import { type Listing, listings, subcategories } from '#src/domain/catalogue/listings.ts';

/** A listing whose order can be chosen: its canonical address without language, what belongs to it, and of a category which. */
export interface ListingChoice {
  readonly listing: string;
  readonly rule: ListingRule;
  readonly category?: string;
}

function ruleOf({ kind, audience, group, subcategory, inStockOnly, sort }: Listing): ListingRule {
  const inGroup = audience && group ? subcategories[audience][group] : undefined;
  return {
    sort,
    in_stock: inStockOnly,
    is_new: kind === 'new',
    is_sale: kind === 'sale',
    ...(audience !== undefined && { department: audience }),
    ...(subcategory !== undefined
      ? { subcategories: [subcategory] }
      : kind === 'group' && inGroup !== undefined && { subcategories: inGroup }),
  };
}

/** The tree as the shop knows it, from categories with their depth, parents first. */
function treeOf(categories: ListingOrder['categories']): Category[] {
  const above: string[] = [];
  return categories.map(({ slug, name, name_lt: lt, name_ru: ru, depth }, displayOrder) => {
    above.splice(depth, above.length, slug);
    return {
      ...{ id: slug, slug, displayOrder, parentId: above[depth - 1] ?? null },
      ...{ name: { en: name, lt, ru }, description: { en: '', lt: '', ru: '' } },
    };
  });
}

/** Every listing whose order can be chosen: those of the slug table, and pages of categories that are no listing already. */
export function listingChoices(categories: ListingOrder['categories']): ListingChoice[] {
  const tree = treeOf(categories);
  const taken = new Set(listings.map(({ path }) => path));
  return [
    ...listings
      .filter((each) => each.canonicalPath === undefined)
      .map((each) => ({ listing: each.path, rule: ruleOf(each) })),
    ...tree.flatMap(({ slug }) => {
      const listing = categoryPaths(categoryChain(tree, slug)).find((path) => !taken.has(path));
      return listing === undefined ? [] : [{ listing, category: slug, rule: { sort: 'featured', category: slug } }];
    }),
  ];
}
