import { brotliCompressSync, constants } from 'node:zlib';
import { applySelection, emptySelection, type Selection } from '#src/domain/catalogue/filter.ts';
import { orderRows } from '#src/domain/catalogue/filter-order.ts';
import { encodeListingIndex, type IndexedProduct } from '#src/domain/catalogue/listing-index.ts';
import { openListingIndex } from '#src/domain/catalogue/open-listing-index.ts';
import { sortKeys } from '#src/domain/catalogue/sort-keys.ts';

/** The largest listing that the shop is made for (README, measures). */
const products = 20_000;
const rounds = 300;
/** A slow phone beside this machine. */
const slowdown = 6;

/** Numbers that look like chance and are the same in every run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const shoes = ['35', '36', '37', '38', '39', '40', '41', '42'];

/**
 * A shop like ours, only larger: forty categories, each with its price points and usual colours; one size in twelve gone, one
 * product in six reduced, one in five rated. Things come in deliveries of some twenty pieces of a brand and a category.
 */
function largeShop(): IndexedProduct[] {
  const chance = chances(7);
  const opened = Date.parse('2026-01-01');
  let category = 0;
  let brand = 0;
  return Array.from({ length: products }, (_, number) => {
    if (chance(20) === 0) {
      category = chance(40);
      brand = (category + chance(4)) % 12;
    }
    const price = 1_900 + category * 200 + chance(8) * 1_000;
    const sizes = category < 28 ? letters : category < 36 ? shoes : [''];
    const variants = sizes.map((size) => ({ size, free: chance(12) === 0 ? 0 : 1 + chance(20) }));
    const reviewCount = chance(5) === 0 ? 1 + chance(1 + chance(12)) : 0;
    return {
      id: `product-${number}`,
      category: `category-${category}`,
      createdAt: new Date(opened + number * 60_000).toISOString(),
      price,
      salePrice: chance(6) === 0 ? Math.round(price * (0.6 + chance(4) / 10)) : null,
      brand: `brand-${brand}`,
      colors: ['black', `color-${category % 15}`, `color-${(category + 1 + chance(3)) % 15}`],
      variants,
      sizeGuide: sizes === letters ? 'clothing' : 'shoes',
      featured: chance(25) === 0,
      rating: reviewCount > 0 ? 5 - chance(1 + chance(16)) / 10 : null,
      reviewCount,
      stock: variants.reduce((sum, { free }) => sum + free, 0),
    };
  });
}

const selections: readonly Selection[] = [
  emptySelection,
  { ...emptySelection, sizes: ['M', '38'] },
  { sizes: ['S'], colors: ['black', 'color-3'], brands: ['brand-1', 'brand-4'], price: { from: 20, to: 150 } },
];

function percentile(times: readonly number[], share: number): number {
  return [...times].sort((left, right) => left - right)[Math.floor(times.length * share)] ?? 0;
}

/** What a listing of 20 000 products weighs, and how long one choice takes in it, the orders made anew each time. */
export function measureListing(): Readonly<Record<string, string>> {
  const ordinals = new Map<string, number>();
  const all = largeShop();
  const ordinal = new Map(
    all.map(({ id, category }) => {
      const place = ordinals.get(category) ?? 0;
      ordinals.set(category, place + 1);
      return [id, place];
    }),
  );
  const file = encodeListingIndex({
    products: all,
    ordinalOf: ({ id }) => ordinal.get(id) ?? 0,
    versionsOf: () => [],
    guideName: () => undefined,
    sort: 'featured',
    sorts: sortKeys,
    pageSize: 24,
    priceTop: 500,
  });
  const text = JSON.stringify(file);
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  const opening = performance.now();
  const index = openListingIndex(JSON.parse(text));
  const opened = performance.now() - opening;
  const counting: number[] = [];
  const ordering: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    applySelection(index, selections[round % selections.length] ?? emptySelection, (cents) => cents);
    const counted = performance.now();
    orderRows(index)(sortKeys[round % sortKeys.length] ?? 'featured');
    counting.push(counted - begin);
    ordering.push(performance.now() - counted);
  }
  const slow = (times: readonly number[]) => `${(percentile(times, 0.95) * slowdown).toFixed(1)} of 16 ms`;
  return {
    data: `${(bytes / 1024).toFixed(1)} of 40 KB`,
    'opened, sixfold': `${(opened * slowdown).toFixed(0)} ms`,
    'counted, sixfold, p95': slow(counting),
    'ordered, sixfold, p95': slow(ordering),
  };
}
