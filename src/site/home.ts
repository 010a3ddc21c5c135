import en from '#content/home/en.json' with { type: 'json' };
import lt from '#content/home/lt.json' with { type: 'json' };
import pictures from '#content/home/pictures.json' with { type: 'json' };
import ru from '#content/home/ru.json' with { type: 'json' };
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { type HomeText, parseHomePictures, parseHomeText } from './home-schema.ts';

/** Which pictures the home page shows, and link previews of every page that has none of its own. */
export const home = parseHomePictures(pictures);

/** What editors write for the home page. */
export const homeTexts: Readonly<Record<Language, HomeText>> = {
  en: parseHomeText('en', en),
  lt: parseHomeText('lt', lt),
  ru: parseHomeText('ru', ru),
};

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
