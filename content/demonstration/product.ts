import type { Care } from './care.ts';
import type { CatalogueAudience } from './category-map.ts';
import type { ManufacturerKey } from './manufacturers.ts';
import type { Composition } from './materials.ts';
import type { SupplierKey } from './suppliers.ts';
import type { Brand, Color, Fit, SizeSet, Tag } from './vocabulary.ts';

/** Measurements of the garment itself in the set's base size, in centimetres; the other sizes are graded from it. */
export type Measurements = Partial<
  Record<'chest' | 'waist' | 'hips' | 'length' | 'sleeve' | 'inseam' | 'heel' | 'width' | 'height' | 'depth', number>
>;

/** How much of a product there is: `normal` has a few empty and low variants, `low` 0 to 3 pieces of each. */
export type Stock = 'normal' | 'plenty' | 'low' | 'sold-out';

/** What a group says once for all its products, and a product may say for itself. */
interface Shared {
  readonly brand: Brand;
  readonly tags: readonly Tag[];
  readonly sizes: SizeSet | readonly string[];
  readonly made: Composition;
  readonly care: Care;
  readonly maker: ManufacturerKey;
  readonly supplier: SupplierKey;
  readonly fit: Fit;
}

/** One product as a person writes it; README.md says how. */
export interface DemonstrationProduct extends Partial<Shared> {
  /** English words with hyphens, never changed once it is published: the final id adds four characters. */
  readonly slug: string;
  /** Name and description, as a native shop writes them. */
  readonly en: readonly [name: string, description: string];
  readonly lt: readonly [name: string, description: string];
  readonly ru: readonly [name: string, description: string];
  /** Regular price with VAT, euro cents. */
  readonly price: number;
  /** Reduced price in euro cents and the day it began. */
  readonly sale?: readonly [price: number, since: string];
  /** An earlier reduction that has ended: price, first day, day after the last. */
  readonly earlier?: readonly [price: number, from: string, until: string];
  /** The first colour is the one that the card shows. */
  readonly colors: readonly Color[];
  readonly stock?: Stock;
  readonly featured?: true;
  readonly isNew?: true;
  /** What the supplier asks for a piece with VAT, euro cents; a share of the price where it is not given. */
  readonly cost?: number;
  readonly measure?: Measurements;
  /** Country of origin (ISO 3166-1 alpha-2) where it is not the manufacturer's. */
  readonly origin?: string;
  /** Category slug where the category map's is not the right one (knitwear among the tops). */
  readonly category?: string;
}

/** The products of one subcategory and what they have in common. */
export interface ProductGroup extends Shared {
  readonly audience: CatalogueAudience;
  readonly subcategory: string;
  readonly products: readonly DemonstrationProduct[];
}
