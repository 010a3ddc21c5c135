/** Kinds of texts that the catalogue keeps in its database, in the order in which they are listed (SQL function `catalogue_texts`). */
const catalogueTextKinds = [
  'product_name',
  'product_description',
  'product_warnings',
  'picture_text',
  'category_name',
  'category_description',
  'banner',
  'fibre',
  'garment_part',
  'care',
  'fit',
] as const;

/** All kinds; texts of the interface have the key `namespace:key`. */
export const textKinds = [...catalogueTextKinds, 'interface'] as const;
export type TextKind = (typeof textKinds)[number];

/** The most characters of a text of each kind; the columns hold no more. What the interface may hold depends on the text. */
export const longestText: Readonly<Record<TextKind, number>> = {
  product_name: 300,
  product_description: 5000,
  product_warnings: 2000,
  picture_text: 300,
  category_name: 80,
  category_description: 1000,
  banner: 300,
  fibre: 120,
  garment_part: 120,
  care: 1000,
  fit: 120,
  interface: 5000,
};
