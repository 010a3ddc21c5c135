import type { Language } from '../language/languages.ts';

export type LocalizedText = Readonly<Record<Language, string>>;

/** One size and colour of a product. `free` = on hand − reserved, in pieces. */
export interface Variant {
  readonly sku: string;
  readonly size: string;
  readonly color: string;
  readonly free: number;
}

export interface ProductPrice {
  /** Regular price with VAT, euro cents. */
  readonly price: number;
  /** Reduced price with VAT, euro cents; null when the product is not reduced. */
  readonly salePrice: number | null;
}

/** What a shopper pays for one piece, in euro cents: the sale price when there is one (storefront.md section 3). */
export function effectivePrice(product: ProductPrice): number {
  return product.salePrice ?? product.price;
}

/** The discount badge: rounded percent of (price − sale price) over price; 0 when not reduced (storefront.md section 9). */
export function discountPercent(product: ProductPrice): number {
  if (product.salePrice === null || product.price <= 0) return 0;
  return Math.round(((product.price - product.salePrice) / product.price) * 100);
}
