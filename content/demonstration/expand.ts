import type { LocalizedText } from '#src/domain/catalogue/product.ts';
import { categoryOf } from './category-map.ts';
import { hashNumber, hashUuid, idSuffix } from './hash.ts';
import { manufacturers } from './manufacturers.ts';
import type { DemonstrationProduct, ProductGroup, Stock } from './product.ts';
import { picturesOf } from './product-pictures.ts';
import { type Color, colorCodes, type SizeSet, sizeSets } from './vocabulary.ts';

type Written = Omit<ProductGroup & DemonstrationProduct, 'products' | 'sizes' | 'en' | 'lt' | 'ru'>;

/** A product with everything that its group and the rules add. Money in euro cents, times in UTC. */
export interface CatalogueProduct extends Written {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly sku: string;
  readonly category: string;
  readonly sizes: readonly string[];
  readonly sizeSet: SizeSet | readonly string[];
  readonly images: readonly string[];
  readonly variants: readonly CatalogueVariant[];
  readonly origin: string;
  readonly cost: number;
  readonly createdAt: string;
}

export interface CatalogueVariant {
  readonly id: string;
  readonly sku: string;
  readonly size: string;
  readonly color: Color;
  readonly onHand: number;
}

const day = 86_400_000;

/** Keys of a product's pictures, colour by colour, the front first. */
function imagesOf({ slug, colors }: DemonstrationProduct): string[] {
  const { key, views } = picturesOf(slug);
  return colors.flatMap((color) => [`${key}/${color}`, ...views.map((view) => `${key}/${color}-${view}`)]);
}

/** Pieces of one variant: most have enough, one in twelve none, one in eight the last one or two. */
function piecesOf(stock: Stock, key: string): number {
  const chance = hashNumber(`${key}#stock`, 100);
  if (stock === 'sold-out') return 0;
  if (stock === 'low') return chance % 4;
  if (stock === 'plenty') return 12 + (chance % 30);
  if (chance < 8) return 0;
  if (chance < 20) return 1 + (chance % 2);
  return 3 + (chance % 22);
}

/** When it came into the shop: new ones in autumn 2026, the others over the year before, always before their reduction. */
function createdAt(product: DemonstrationProduct): string {
  const [first, days] = product.isNew ? ['2026-10-05', product.sale ? 6 : 40] : ['2025-09-01', 330];
  const time = Date.parse(first) + hashNumber(`${product.slug}#day`, days) * day;
  return new Date(time + (6 * 60 + hashNumber(`${product.slug}#minute`, 600)) * 60_000).toISOString();
}

/** What a piece costs the shop: 52 to 66 % of the price, to ten cents. */
function costOf(product: DemonstrationProduct): number {
  return product.cost ?? Math.round((product.price * (52 + hashNumber(`${product.slug}#cost`, 15))) / 1000) * 10;
}

function expandProduct(group: ProductGroup, written: DemonstrationProduct): CatalogueProduct {
  const { products: _, ...shared } = group;
  const { en, lt, ru, ...merged } = { ...shared, ...written };
  const suffix = idSuffix(written.slug);
  const id = `${written.slug}-${suffix}`;
  const sku = `GJ-${suffix.toUpperCase()}`;
  const sizes = typeof merged.sizes === 'string' ? sizeSets[merged.sizes] : merged.sizes;
  const variants = written.colors.flatMap((color) =>
    (sizes.length > 0 ? sizes : ['']).map((size): CatalogueVariant => {
      const variantSku = [sku, colorCodes[color], size].filter((word) => word !== '').join('-');
      const onHand = piecesOf(written.stock ?? 'normal', variantSku);
      return { id: hashUuid(variantSku), sku: variantSku, size, color, onHand };
    }),
  );
  return {
    ...merged,
    id,
    name: { en: en[0], lt: lt[0], ru: ru[0] },
    description: { en: en[1], lt: lt[1], ru: ru[1] },
    sku,
    category: written.category ?? categoryOf(group.audience, group.subcategory),
    sizes,
    sizeSet: merged.sizes,
    images: imagesOf(written),
    variants,
    origin: written.origin ?? manufacturers[merged.maker].country,
    cost: costOf(written),
    createdAt: createdAt(written),
  };
}

/** All products of the groups, in the order of their ids. */
export function expandCatalogue(groups: readonly ProductGroup[]): CatalogueProduct[] {
  return groups
    .flatMap((group) => group.products.map((product) => expandProduct(group, product)))
    .sort((left, right) => (left.id < right.id ? -1 : 1));
}
