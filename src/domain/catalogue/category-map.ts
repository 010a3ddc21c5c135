import type { Audience, ListingAudience, subcategories } from './listings.ts';

type ListingSlug<Of extends ListingAudience> =
  (typeof subcategories)[Of][keyof (typeof subcategories)[Of]] extends infer Group
    ? Group extends readonly (infer Slug extends string)[]
      ? Slug
      : never
    : never;

/** Listing slug to category slug, per department: the two views of the tree (decisions.md, category map). */
const categoryOfListing: {
  readonly women: Readonly<Record<ListingSlug<'women'>, string>>;
  readonly men: Readonly<Record<ListingSlug<'men'>, string>>;
  readonly kids: Readonly<Record<'girls' | 'boys' | 'baby', string>>;
} = {
  women: {
    't-shirts': 'women-tops-blouses',
    tops: 'women-tops-blouses',
    dresses: 'women-dresses',
    skirts: 'women-skirts-shorts',
    trousers: 'women-pants-jeans',
    jeans: 'women-pants-jeans',
    jackets: 'women-jackets-coats',
    coats: 'women-jackets-coats',
    underwear: 'women-lingerie-sleepwear',
    swimwear: 'women-clothing',
    training: 'women-clothing',
    suits: 'women-clothing',
    sneakers: 'women-sneakers',
    athletic: 'women-sneakers',
    heels: 'women-heels-pumps',
    pumps: 'women-heels-pumps',
    flats: 'women-flats-loafers',
    loafers: 'women-flats-loafers',
    boots: 'women-boots',
    sandals: 'women-sandals',
    bags: 'women-bags-purses',
    jewelry: 'women-jewelry',
    belts: 'women-belts-wallets',
    hats: 'women-hats-caps',
    gloves: 'women-accessories',
    scarves: 'women-accessories',
    sunglasses: 'women-accessories',
    watches: 'women-accessories',
  },
  men: {
    't-shirts': 'men-t-shirts',
    shirts: 'men-shirts',
    trousers: 'men-pants-jeans',
    jeans: 'men-pants-jeans',
    jackets: 'men-jackets-coats',
    coats: 'men-jackets-coats',
    hoodies: 'men-sweaters-hoodies',
    underwear: 'men-underwear',
    swimwear: 'men-clothing',
    training: 'men-clothing',
    suits: 'men-clothing',
    sneakers: 'men-sneakers',
    athletic: 'men-sneakers',
    dress: 'men-dress-shoes',
    oxfords: 'men-dress-shoes',
    loafers: 'men-casual-shoes',
    casual: 'men-casual-shoes',
    boots: 'men-boots',
    sandals: 'men-sandals',
    bags: 'men-bags',
    belts: 'men-belts-wallets',
    wallets: 'men-belts-wallets',
    hats: 'men-hats-caps',
    ties: 'men-ties-cufflinks',
    cufflinks: 'men-ties-cufflinks',
    watches: 'men-accessories',
    sunglasses: 'men-accessories',
  },
  kids: { girls: 'kids-girls', boys: 'kids-boys', baby: 'kids-baby' },
};

/** Women's knitwear and sweatshirts are listed among the tops but stand in a category of their own. */
export const womenKnitwear = 'women-sweaters-hoodies';

/** The category slug of a listing slug; undefined where the map has none. */
export function categoryOfListingSlug(audience: Audience, listing: string): string | undefined {
  const map: Readonly<Record<string, string>> = categoryOfListing[audience];
  return map[listing];
}
