export type CatalogueAudience = 'women' | 'men' | 'kids';

/** Listing slug to category slug, per audience: the two views of the tree. */
const categoryOfSubcategory: Readonly<Record<CatalogueAudience, Readonly<Record<string, string>>>> = {
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

/** Women's knitwear and sweatshirts are listed among the tops but stand in their own category. */
export const womenKnitwear = 'women-sweaters-hoodies';

/** Every listing slug of an audience, in the order of the map. */
export function subcategoriesOf(audience: CatalogueAudience): readonly string[] {
  return Object.keys(categoryOfSubcategory[audience]);
}

/** The category slug that belongs to a listing slug; throws where the map has none, since the data are ours. */
export function categoryOf(audience: CatalogueAudience, subcategory: string): string {
  const category = categoryOfSubcategory[audience][subcategory];
  if (category === undefined) throw new Error(`${audience} has no subcategory ${subcategory}`);
  return category;
}
