import { lowStock, manyPieces, piecesByColor } from '#src/domain/catalogue/card-pieces.ts';
import { discountPercent } from '#src/domain/catalogue/product.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { picture } from './pictures.ts';

export type BadgeKind = 'soldOut' | 'low' | 'sale' | 'new';
export interface Badge {
  readonly kind: BadgeKind;
  /** Percent for sale, pieces for low stock. */
  readonly figure: number;
}

/**
 * The words on a card's picture: sold out or low stock alone; sale and new both where both are true (experience.md, IDENTITY.md
 * section 7).
 */
export function cardBadges(product: ShopProduct): Badge[] {
  if (product.stock <= 0) return [{ kind: 'soldOut', figure: 0 }];
  const percent = discountPercent(product);
  const badges: Badge[] = [];
  if (percent > 0) badges.push({ kind: 'sale', figure: percent });
  if (product.isNew) badges.push({ kind: 'new', figure: 0 });
  if (badges.length === 0 && product.stock <= lowStock) badges.push({ kind: 'low', figure: product.stock });
  return badges;
}

/**
 * What quick add needs of a product, short: `{"s":["S","M"],"c":{"red":[3,0]}}`, free pieces by colour in the order of the
 * sizes, 9 for nine or more (or another `most`). A product without sizes has one entry a colour.
 */
export function compactVariants(product: Pick<ShopProduct, 'sizes' | 'variants'>, most = manyPieces): string {
  const { sizes, variants } = product;
  const colors = [...new Set(variants.map(({ color }) => color))];
  return JSON.stringify({ s: sizes, c: piecesByColor(colors, sizes, variants, most) });
}

/**
 * The view that the card shows second with its picture's version (`back?v=1ab2…`), so that the browser can write its addresses
 * from the first picture's; undefined where the first colour has one picture only.
 */
export function secondView(product: Pick<ShopProduct, 'images'>): string | undefined {
  const [first, ...others] = product.images;
  if (first === undefined) return undefined;
  const views = others.filter((key) => key.startsWith(`${first}-`));
  const key = views.find((view) => view.endsWith('-detail')) ?? views[0];
  if (key === undefined) return undefined;
  const [, version = ''] = picture(key).fallback.split('?');
  return `${key.slice(first.length + 1)}?${version}`;
}
