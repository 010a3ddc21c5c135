import type { InterfaceText } from '../language/interface-text.ts';
import type { Category } from './category.ts';
import type { ShopFacts } from './shop-facts.ts';
import type { Review, ShopProduct } from './shop-product.ts';
import type { SizeGuide } from './size-guide.ts';

/** What pages are made of. */
export interface Catalogue {
  /** Active products. */
  readonly products: readonly ShopProduct[];
  readonly categories: readonly Category[];
  readonly reviews: readonly Review[];
  readonly sizeGuides: readonly SizeGuide[];
  readonly facts: ShopFacts;
  /** Interface texts that were changed in the back office. */
  readonly texts: readonly InterfaceText[];
}
