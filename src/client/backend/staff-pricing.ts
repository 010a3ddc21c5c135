import {
  foundPriceRun,
  type MarginPage,
  type MarginView,
  marginPage,
  type OrderMarginPage,
  orderMarginPage,
  type PriceRunPage,
  type PriceRunReading,
  type ProductPricing,
  priceRunPage,
  productPricing,
  type RunView,
} from '#src/contracts/staff-pricing.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

interface Place {
  readonly at: string;
  readonly id: string;
}

export interface MarginsAsked {
  readonly view: MarginView;
  readonly words?: string | undefined;
  /** Slug; with everything below it. */
  readonly category?: string | undefined;
  readonly language: Language;
  readonly after?: Place | undefined;
}

/** A page of products with what their margins follow from, the newest first. */
export async function listMargins(token: string, asked: MarginsAsked): Promise<MarginPage | null> {
  return marginPage.parse(await askBackend({ path: 'rpc/list_margins', body: { asked }, token }));
}

/** The product of an id with every price and cost that it had. */
export async function readPricing(
  token: string,
  asked: { readonly id: string; readonly language: Language },
): Promise<ProductPricing | null> {
  return productPricing.parse(await askBackend({ path: 'rpc/read_pricing', body: { asked }, token }));
}

/** A page of paid orders with what their margins follow from, the last paid first. */
export async function listOrderMargins(
  token: string,
  asked: { readonly words?: string | undefined; readonly after?: Place | undefined },
): Promise<OrderMarginPage | null> {
  return orderMarginPage.parse(await askBackend({ path: 'rpc/list_order_margins', body: { asked }, token }));
}

/** A page of the changes of many prices that were applied, the newest first. */
export async function listPriceRuns(
  token: string,
  asked: { readonly after?: Place | undefined },
): Promise<PriceRunPage | null> {
  return priceRunPage.parse(await askBackend({ path: 'rpc/list_price_runs', body: { asked }, token }));
}

/** One of them with a page of its lines, or those after a product. */
export async function readPriceRun(
  token: string,
  asked: {
    readonly id: string;
    readonly view: RunView;
    readonly language: Language;
    readonly after?: string | undefined;
  },
): Promise<PriceRunReading | null> {
  return foundPriceRun.parse(await askBackend({ path: 'rpc/read_price_run', body: { asked }, token }));
}
