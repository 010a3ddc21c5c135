import type { Audience, ListedProduct } from './listings.ts';
import type { LocalizedText, Variant } from './product.ts';
import type { ReviewFit } from './review.ts';
import type { GarmentMeasurement } from './size-guide.ts';
import type { SortedProduct } from './sort.ts';

/** A part of a product (main fabric, lining) with its materials; the percents add up to 100. */
export interface CompositionPart {
  readonly part: LocalizedText;
  readonly materials: readonly { readonly name: LocalizedText; readonly percent: number }[];
}

export interface Contact {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** Who answers for a product (law.md, product safety). `responsible` is named where the maker is outside the EU. */
export interface Maker extends Contact {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly responsible: Contact | null;
}

/** An active product with everything that a page shows of it. Money in euro cents. */
export interface ShopProduct extends SortedProduct, ListedProduct {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly sku: string;
  readonly brand: string;
  readonly audience: Audience;
  /** Slug of the node of the category tree. */
  readonly category: string;
  readonly sizes: readonly string[];
  /** Colour keys, the card's first. */
  readonly colors: readonly string[];
  /** Picture keys: `kind/color`, `kind/color-back`; the first is the card's. */
  readonly images: readonly string[];
  readonly variants: readonly Variant[];
  /** Lowest price of the 30 days before the reduction; null when not reduced (law.md). */
  readonly lowestPrice: number | null;
  readonly composition: readonly CompositionPart[];
  readonly care: LocalizedText | null;
  readonly maker: Maker | null;
  /** Country of origin, ISO 3166-1 alpha-2. */
  readonly origin: string | null;
  readonly warnings: LocalizedText | null;
  /** How it sits: „Laisvas“. */
  readonly fit: LocalizedText | null;
  /** Who wears it in its pictures, height in centimetres; null where no person is seen. */
  readonly model: { readonly height: number; readonly size: string } | null;
  /** Code of its size guide. */
  readonly sizeGuide: string | null;
  readonly measurements: readonly GarmentMeasurement[];
  /** What each picture shows, by picture key, for those who do not see it. */
  readonly pictureTexts: Readonly<Record<string, LocalizedText>>;
}

/** A review by someone who bought and received the product. */
export interface Review {
  readonly id: string;
  readonly productId: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly body: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: string;
  readonly fit: ReviewFit | null;
  /** Size and colour that were bought; empty where there is only one. */
  readonly size: string;
  readonly color: string;
  /** Id of a photo (function `review-picture`). */
  readonly photo: string | null;
}

/** The pictures of one colour: `coat/camel`, `coat/camel-back`. A product whose pictures name no such colour shows all of them. */
export function imagesOfColor(product: Pick<ShopProduct, 'images'>, color: string): string[] {
  const own = product.images.filter((key) => {
    const file = key.split('/').at(-1) ?? '';
    return file === color || file.startsWith(`${color}-`);
  });
  return own.length > 0 ? own : [...product.images];
}
