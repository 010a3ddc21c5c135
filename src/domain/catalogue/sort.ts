import { discountPercent, effectivePrice, type ProductPrice } from './product.ts';
import type { SortKey } from './sort-keys.ts';

export interface SortedProduct extends ProductPrice {
  readonly id: string;
  readonly featured: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Free pieces of all variants. */
  readonly stock: number;
}

type Order = (left: SortedProduct, right: SortedProduct) => number;

const soldOutLast: Order = (left, right) => Number(left.stock <= 0) - Number(right.stock <= 0);
const newest: Order = (left, right) =>
  left.createdAt < right.createdAt ? 1 : left.createdAt > right.createdAt ? -1 : 0;

const orders: Readonly<Record<SortKey, Order>> = {
  featured: (left, right) => Number(right.featured) - Number(left.featured),
  newest,
  'price-asc': (left, right) => effectivePrice(left) - effectivePrice(right),
  'price-desc': (left, right) => effectivePrice(right) - effectivePrice(left),
  rating: (left, right) => (right.rating ?? 0) - (left.rating ?? 0) || right.reviewCount - left.reviewCount,
  discount: (left, right) => discountPercent(right) - discountPercent(left),
};

/**
 * Sorts without changing the list, what is sold out after all that can be bought; equals stand newest first, then by id, so
 * that pages never depend on chance.
 */
export function sortProducts<Product extends SortedProduct>(products: readonly Product[], key: SortKey): Product[] {
  const order = orders[key];
  return [...products].sort(
    (left, right) =>
      soldOutLast(left, right) || order(left, right) || newest(left, right) || (left.id < right.id ? -1 : 1),
  );
}
