import home from '#content/home.json' with { type: 'json' };
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';

/** What editors write for the home page (content/home.json). */
export { home };

const featuredCount = 4;

/** A whole number from a text, the same on every machine; texts that differ a little give numbers that differ a lot. */
function hash(text: string): number {
  let mixed = 2_166_136_261;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2_246_822_507);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * The featured four: featured and in stock, else anything in stock, shuffled with the build's seed so that a build can be
 * repeated (decisions.md, featured four).
 */
export function featuredProducts(products: readonly ShopProduct[], seed: string): ShopProduct[] {
  const available = products.filter((product) => product.stock > 0);
  const featured = available.filter((product) => product.featured);
  const pool = featured.length > 0 ? featured : available;
  return [...pool].sort((left, right) => hash(seed + left.id) - hash(seed + right.id)).slice(0, featuredCount);
}
