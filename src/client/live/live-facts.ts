import { atom } from 'nanostores';
import { type LiveProduct, readLiveProducts } from './live-products.ts';

/** What this page has learned of products since it was loaded, by id. */
export const $live = atom<ReadonlyMap<string, LiveProduct>>(new Map());

/** Learns of these products anew. Throws as `readLiveProducts` does. */
export async function learn(ids: readonly string[]): Promise<LiveProduct[]> {
  if (ids.length === 0) return [];
  const products = await readLiveProducts(ids);
  $live.set(new Map([...$live.get(), ...products.map((product) => [product.id, product] as const)]));
  return products;
}
