import { callBackend } from '#src/client/backend/call-backend.ts';

/** A product as it is now. Money in euro cents. */
export type LiveProduct =
  | { readonly id: string; readonly active: false }
  | {
      readonly id: string;
      readonly active: true;
      readonly price: number;
      readonly sale_price: number | null;
      readonly lowest_price: number | null;
      readonly stock: number;
      readonly variants: readonly { readonly size: string; readonly color: string; readonly free: number }[];
    };

/** How many are asked for at once: as many as the database answers. */
const atOnce = 100;

const isPrice = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

/** By hand: a schema library would weigh more than all that waits until pages are idle. */
function isLiveProduct(value: unknown): value is LiveProduct {
  const row = value as Partial<Extract<LiveProduct, { active: true }>> | null;
  if (typeof row?.id !== 'string') return false;
  if ((row.active as boolean | undefined) === false) return true;
  const prices = [row.sale_price, row.lowest_price];
  return (
    row.active === true &&
    isPrice(row.price) &&
    prices.every((price) => price === null || isPrice(price)) &&
    Number.isSafeInteger(row.stock) &&
    Array.isArray(row.variants) &&
    row.variants.every((each) => typeof each.size === 'string' && Number.isSafeInteger(each.free))
  );
}

/**
 * Asks for today's price and stock of these products; one that is no longer sold, or never was, is answered as not active.
 * Throws as callBackend does, and when the answer is none.
 */
export async function readLiveProducts(ids: readonly string[]): Promise<LiveProduct[]> {
  const asked = [...new Set(ids)];
  const parts: string[][] = [];
  for (let at = 0; at < asked.length; at += atOnce) parts.push(asked.slice(at, at + atOnce));
  const answers = await Promise.all(parts.map((part) => callBackend('read_live_products', { ids: part })));
  const rows: unknown[] = answers.flat();
  if (!rows.every(isLiveProduct)) throw new Error('read_live_products answered something else');
  return rows;
}

/** What one piece costs now. */
export function livePrice(product: Extract<LiveProduct, { active: true }>): number {
  return product.sale_price ?? product.price;
}
