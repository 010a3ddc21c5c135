import type { ProductContent } from '#src/contracts/product-content.ts';
import {
  foundProduct,
  foundVersion,
  type ProductPage,
  type ProductReading,
  type ProductView,
  productPage,
} from '#src/contracts/staff-products.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is neither editor nor administrator with all locks open, and throws as askBackend does, or on an
// answer that does not fit its contract.

export interface ProductsAsked {
  readonly view: ProductView;
  readonly words?: string | undefined;
  /** Slug; with everything below it. */
  readonly category?: string | undefined;
  /** Of names. */
  readonly language: Language;
  readonly after?: { readonly at: string; readonly id: string } | undefined;
}

/** A page of products, the newest first. */
export async function listProducts(token: string, asked: ProductsAsked): Promise<ProductPage | null> {
  return productPage.parse(await askBackend({ path: 'rpc/list_products', body: { asked }, token }));
}

/** The product of an id with all that its editor changes, and what its fields may name. */
export async function readProduct(token: string, id: string): Promise<ProductReading | null> {
  return foundProduct.parse(await askBackend({ path: 'rpc/read_product_for_staff', body: { asked: { id } }, token }));
}

/** What a product was when it was saved under this number. */
export async function readProductVersion(
  token: string,
  asked: { readonly id: string; readonly version: number },
): Promise<{ readonly content: ProductContent | null } | null> {
  return foundVersion.parse(await askBackend({ path: 'rpc/read_product_version', body: { asked }, token }));
}
