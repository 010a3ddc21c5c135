import type { SortKey } from './sort-keys.ts';

/** Whose department a product stands in: the root of its category chain. */
export const audiences = ['women', 'men', 'kids'] as const;
export type Audience = (typeof audiences)[number];

/** Listing slugs of the departments that have listings, by group, in the order of the menu (storefront.md section 2). */
export const subcategories = {
  women: {
    clothing: [
      't-shirts',
      'tops',
      'dresses',
      'skirts',
      'trousers',
      'jeans',
      'jackets',
      'coats',
      'underwear',
      'swimwear',
      'training',
      'suits',
    ],
    shoes: ['sneakers', 'heels', 'flats', 'boots', 'sandals', 'loafers', 'athletic', 'pumps'],
    accessories: ['bags', 'jewelry', 'belts', 'hats', 'gloves', 'scarves', 'sunglasses', 'watches'],
  },
  men: {
    clothing: [
      't-shirts',
      'shirts',
      'trousers',
      'jeans',
      'jackets',
      'coats',
      'underwear',
      'swimwear',
      'training',
      'suits',
      'hoodies',
    ],
    shoes: ['sneakers', 'dress', 'boots', 'loafers', 'athletic', 'sandals', 'casual', 'oxfords'],
    accessories: ['belts', 'wallets', 'watches', 'hats', 'ties', 'sunglasses', 'bags', 'cufflinks'],
  },
} as const;
export type ListingAudience = keyof typeof subcategories;
export type ListingGroup = keyof (typeof subcategories)['women'];
const listingAudiences: readonly ListingAudience[] = ['women', 'men'];
export const listingGroups: readonly ListingGroup[] = ['clothing', 'shoes', 'accessories'];

/** What a listing needs to know of a product. Every product that a page knows is active. */
export interface ListedProduct {
  readonly audience: Audience;
  readonly subcategory: string;
  readonly isNew: boolean;
  readonly isSale: boolean;
  /** Free pieces of all variants. */
  readonly stock: number;
}

export interface Listing {
  /** Address without language and leading slash: `women/shoes/boots`. */
  readonly path: string;
  /** Where the same products stand already; undefined where the listing is its own canonical page. */
  readonly canonicalPath?: string;
  readonly kind: 'shop' | 'new' | 'sale' | 'audience' | 'group' | 'subcategory';
  readonly audience?: ListingAudience;
  readonly group?: ListingGroup;
  readonly subcategory?: string;
  /** Men's pages, new and sale show only what can be bought (decisions.md, which products show). */
  readonly inStockOnly: boolean;
  readonly sort: SortKey;
  readonly pageSize: number;
}

const departmentPageSize = 12;
const otherPageSize = 24;

function departmentListings(audience: ListingAudience): Listing[] {
  const shared = { audience, inStockOnly: audience === 'men', sort: 'featured' } as const;
  const groups: Readonly<Record<ListingGroup, readonly string[]>> = subcategories[audience];
  const root: Listing = { ...shared, path: audience, kind: 'audience', pageSize: departmentPageSize };
  return [
    root,
    { ...root, path: `${audience}-clothing`, canonicalPath: audience },
    ...groups.clothing.map(
      (subcategory): Listing => ({
        ...shared,
        path: `${audience}/${subcategory}`,
        kind: 'subcategory',
        group: 'clothing',
        subcategory,
        pageSize: otherPageSize,
      }),
    ),
    ...(['shoes', 'accessories'] as const).flatMap((group): Listing[] => {
      const whole: Listing = { ...shared, path: `${audience}/${group}`, kind: 'group', group, pageSize: otherPageSize };
      const parts = groups[group].map(
        (subcategory): Listing => ({
          ...whole,
          path: `${whole.path}/${subcategory}`,
          kind: 'subcategory',
          subcategory,
        }),
      );
      return [whole, ...parts];
    }),
  ];
}

const shop: Listing = { path: 'shop', kind: 'shop', inStockOnly: false, sort: 'featured', pageSize: otherPageSize };

/** Every listing address of the shop; generic category pages come from the category tree. */
export const listings: readonly Listing[] = [
  shop,
  { ...shop, path: 'products', canonicalPath: 'shop' },
  { path: 'new', kind: 'new', inStockOnly: true, sort: 'newest', pageSize: otherPageSize },
  { path: 'sale', kind: 'sale', inStockOnly: true, sort: 'discount', pageSize: otherPageSize },
  ...listingAudiences.flatMap(departmentListings),
];

/** Upper ends of the price slider, whole units of the shown currency (storefront.md section 5). */
const accessoriesPriceTop = 300;
const otherPriceTop = 500;

/** Where the price slider of a listing ends; without a listing, of a category page. */
export function priceTop(listing: Pick<Listing, 'group'> | undefined): number {
  return listing?.group === 'accessories' ? accessoriesPriceTop : otherPriceTop;
}

/** Does the listing show this product? */
export function belongsTo(listing: Listing, product: ListedProduct): boolean {
  if (listing.inStockOnly && product.stock <= 0) return false;
  if (listing.kind === 'new') return product.isNew;
  if (listing.kind === 'sale') return product.isSale;
  if (listing.kind === 'shop') return true;
  if (listing.audience === undefined || product.audience !== listing.audience) return false;
  if (listing.kind === 'audience') return true;
  if (listing.subcategory !== undefined) return product.subcategory === listing.subcategory;
  const group: readonly string[] = listing.group === undefined ? [] : subcategories[listing.audience][listing.group];
  return group.includes(product.subcategory);
}
