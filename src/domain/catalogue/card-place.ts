/** Cards of one category in one fragment: of a hundred, two dozen results then weigh 21 KB at most in the demonstration shop. */
export const cardsPerShard = 8;

export interface PlacedProduct {
  readonly id: string;
  readonly category: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Oldest first, so that what is new joins the end and the fragments before it stay as browsers keep them. */
export function oldestFirst(left: PlacedProduct, right: PlacedProduct): number {
  if (left.createdAt !== right.createdAt) return left.createdAt < right.createdAt ? -1 : 1;
  return left.id < right.id ? 1 : -1;
}

/** The products of each category, oldest first: a card's place is its category and its number there. */
export function groupByCategory<Product extends PlacedProduct>(products: readonly Product[]): Map<string, Product[]> {
  const groups = new Map<string, Product[]>();
  for (const product of [...products].sort(oldestFirst)) {
    const group = groups.get(product.category);
    if (group === undefined) groups.set(product.category, [product]);
    else group.push(product);
  }
  return groups;
}
