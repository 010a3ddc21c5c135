import { type ListingGroup, listingGroups, subcategories } from '#src/domain/catalogue/listings.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';

/** Numbers of Google's product taxonomy: clothing, shoes, clothing accessories. */
const groupNumbers: Readonly<Record<ListingGroup, string>> = { clothing: '1604', shoes: '187', accessories: '167' };
/** What has a place of its own in the taxonomy beside the group that it stands in here. */
const ownNumbers: Readonly<Record<string, string>> = {
  bags: '6551',
  jewelry: '188',
  watches: '201',
  wallets: '2668',
  belts: '169',
  hats: '173',
  gloves: '170',
  scarves: '177',
  sunglasses: '178',
  ties: '176',
  cufflinks: '193',
  dresses: '2271',
  skirts: '1581',
  swimwear: '211',
  underwear: '213',
};

/** Google's category of a product; undefined for children's, who have no listings that would tell (the type names it). */
export function googleCategory({ audience, subcategory }: Pick<ShopProduct, 'audience' | 'subcategory'>) {
  if (audience === 'kids') return undefined;
  const group = listingGroups.find((name) =>
    (subcategories[audience][name] as readonly string[]).includes(subcategory),
  );
  // “Dress” is a kind of men's shoe.
  const own = group === 'shoes' ? undefined : ownNumbers[subcategory];
  return own ?? (group && groupNumbers[group]);
}

/** `female`, `male` or `unisex`, as merchant centres have it. */
export function genderOf({ audience, subcategory }: Pick<ShopProduct, 'audience' | 'subcategory'>): string {
  if (audience === 'women' || subcategory === 'girls') return 'female';
  if (audience === 'men' || subcategory === 'boys') return 'male';
  return 'unisex';
}

/** `adult`, `kids`, or `infant` for what is sold by the length of babies. */
export function ageGroupOf({ audience, subcategory }: Pick<ShopProduct, 'audience' | 'subcategory'>): string {
  if (audience !== 'kids') return 'adult';
  return subcategory === 'baby' ? 'infant' : 'kids';
}
