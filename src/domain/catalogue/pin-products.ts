interface Pinnable {
  readonly id: string;
  /** Free pieces of all variants. */
  readonly stock: number;
}

/**
 * Puts chosen products first, in the order in which they were chosen; those that are sold out stay where they stand by
 * themselves, after all that can be bought. What the list does not have is passed over.
 */
export function pinFirst<Product extends Pinnable>(
  products: readonly Product[],
  pinned: readonly string[] | undefined,
): readonly Product[] {
  if (pinned === undefined || pinned.length === 0) return products;
  const byId = new Map(products.filter(({ stock }) => stock > 0).map((product) => [product.id, product]));
  const first = pinned.flatMap((id) => byId.get(id) ?? []);
  const chosen = new Set(first);
  return [...first, ...products.filter((product) => !chosen.has(product))];
}
