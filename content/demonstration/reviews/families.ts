import type { CatalogueProduct } from '../expand.ts';
import { kidsReviews } from './kids.ts';
import { menAccessoryReviews, menBottomReviews, menOuterReviews, menShoeReviews, menTopReviews } from './men.ts';
import type { ReviewText } from './review-text.ts';
import {
  womenActiveReviews,
  womenBottomReviews,
  womenDressReviews,
  womenKnitReviews,
  womenOuterReviews,
  womenTopReviews,
} from './women-clothing.ts';
import { womenAccessoryReviews, womenShoeReviews } from './women-shoes-and-accessories.ts';

const shoes = ['sneakers', 'athletic', 'heels', 'pumps', 'flats', 'loafers', 'boots', 'sandals', 'oxfords', 'casual'];
const bottoms = ['skirts', 'trousers', 'jeans'];
const outer = ['jackets', 'coats', 'suits'];
const active = ['underwear', 'swimwear', 'training'];

function womenFamily({ subcategory, category }: CatalogueProduct): readonly ReviewText[] {
  if (category === 'women-sweaters-hoodies') return womenKnitReviews;
  if (subcategory === 'dresses') return womenDressReviews;
  if (shoes.includes(subcategory)) return womenShoeReviews;
  if (bottoms.includes(subcategory)) return womenBottomReviews;
  if (outer.includes(subcategory)) return womenOuterReviews;
  if (active.includes(subcategory)) return womenActiveReviews;
  return ['t-shirts', 'tops'].includes(subcategory) ? womenTopReviews : womenAccessoryReviews;
}

function menFamily({ subcategory }: CatalogueProduct): readonly ReviewText[] {
  if (shoes.includes(subcategory) || subcategory === 'dress') return menShoeReviews;
  if (bottoms.includes(subcategory) || active.includes(subcategory)) return menBottomReviews;
  if (outer.includes(subcategory)) return menOuterReviews;
  return ['t-shirts', 'shirts', 'hoodies'].includes(subcategory) ? menTopReviews : menAccessoryReviews;
}

/** The texts that suit a product. */
export function reviewFamily(product: CatalogueProduct): readonly ReviewText[] {
  if (product.audience === 'kids') return kidsReviews;
  return product.audience === 'men' ? menFamily(product) : womenFamily(product);
}
