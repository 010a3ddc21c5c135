import { type ProductImports, productImports } from '#src/contracts/staff-product-imports.ts';
import { askBackend } from './ask-backend.ts';

export interface ImportsAsked {
  /** One of them with its lines; without it the last ones. */
  readonly id?: string;
  /** The lines that something stands against. */
  readonly wrong?: boolean;
  /** Number of the last line before the page. */
  readonly after?: number | undefined;
}

/** Imports of products; null for whoever is neither editor nor administrator with all locks open. Throws as askBackend does. */
export async function readProductImports(token: string, asked: ImportsAsked): Promise<ProductImports | null> {
  return productImports.parse(await askBackend({ path: 'rpc/read_product_imports', body: { asked }, token }));
}
