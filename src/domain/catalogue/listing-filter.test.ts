import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsPerShard, groupByCategory } from './card-place.ts';
import { applySelection, emptySelection, knownSelection, type Selection } from './filter.ts';
import { orderRows } from './filter-order.ts';
import { encodeListingIndex, type IndexedProduct } from './listing-index.ts';
import { cardAddress, openListingIndex } from './open-listing-index.ts';
import { packNumbers } from './packed-column.ts';
import { pinFirst } from './pin-products.ts';
import { effectivePrice } from './product.ts';
import { sortProducts } from './sort.ts';
import { sortKeys } from './sort-keys.ts';

const sizes = ['S', 'M', '36', '98/104', 'One size'];
const colors = ['black', 'navy', 'red'];
const brands = ['Gija', 'H&M', 'Dr. Martens'];

const product = fc
  .record({
    price: fc.integer({ min: 0, max: 60_000 }),
    reduction: fc.option(fc.integer({ min: 0, max: 100 })),
    featured: fc.boolean(),
    day: fc.integer({ min: 10, max: 28 }),
    rating: fc.option(fc.integer({ min: 10, max: 50 })),
    reviewCount: fc.nat(20),
    brand: fc.constantFrom(...brands),
    colors: fc.subarray(colors),
    category: fc.constantFrom('women-dresses', 'women-coats', 'men-shoes'),
    sizeGuide: fc.constantFrom(null, 'clothing', 'shoes'),
    variants: fc.array(fc.record({ size: fc.constantFrom('', ...sizes), free: fc.nat(2) }), { maxLength: 5 }),
  })
  .map(({ reduction, day, rating, ...facts }) => ({
    ...facts,
    salePrice: reduction === null ? null : Math.round((facts.price * reduction) / 100),
    createdAt: `2026-01-${day}T08:00:00Z`,
    rating: rating === null ? null : rating / 10,
    stock: facts.variants.reduce((sum, { free }) => sum + free, 0),
  }));
const shop = fc
  .array(product, { maxLength: 40 })
  .map((facts) => facts.map((each, number): IndexedProduct => ({ ...each, id: `product-${number}` })));
const selections: fc.Arbitrary<Selection> = fc.record({
  sizes: fc.subarray(sizes),
  colors: fc.subarray(colors),
  brands: fc.subarray(brands),
  price: fc.option(
    fc.record({
      from: fc.integer({ min: 0, max: 100 }),
      to: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});
const inDollars = (cents: number) => Math.floor((cents * 108 + 50) / 100);

const guideName = (code: string) => ({ en: code, lt: `${code} lt`, ru: `${code} ru` });

/** A listing of some of a shop's products, and which of them each row is. */
function open(all: readonly IndexedProduct[], listed: readonly IndexedProduct[] = all, pinned: readonly string[] = []) {
  const groups = groupByCategory(all);
  const file = encodeListingIndex({
    products: listed,
    ordinalOf: (each) => groups.get(each.category)?.indexOf(each) ?? 0,
    versionsOf: (category) =>
      Array.from(
        { length: Math.ceil((groups.get(category)?.length ?? 0) / cardsPerShard) },
        (_, number) => `v${number}`,
      ),
    guideName,
    pinned,
    sort: 'featured',
    sorts: sortKeys,
    pageSize: 24,
    priceTop: 500,
  });
  const index = openListingIndex(JSON.parse(JSON.stringify(file)));
  const productOf = (row: number) => {
    const { shard, position } = cardAddress(index, row);
    const [, category = '', number = '1'] = /^(.+)-(\d+)\?/.exec(shard) ?? [];
    return groups.get(category)?.[(Number(number) - 1) * cardsPerShard + position];
  };
  return { index, productOf };
}

const hasSize = (each: IndexedProduct, size: string) =>
  each.variants.some((variant) => variant.size === size && variant.free > 0);

/** The rules in plain words, one product at a time. */
function passes(each: IndexedProduct, { sizes, colors, brands, price }: Selection): boolean {
  const shown = inDollars(effectivePrice(each));
  if (sizes.length > 0 && !sizes.some((size) => hasSize(each, size))) return false;
  if (colors.length > 0 && !colors.some((color) => each.colors.includes(color))) return false;
  if (brands.length > 0 && !brands.includes(each.brand)) return false;
  return price === undefined || (shown >= price.from * 100 && (price.to === undefined || shown <= price.to * 100));
}

describe('the index of a listing', () => {
  it('leads each row to its own card and gives every order of its pages, whatever is listed', () => {
    fc.assert(
      fc.property(shop, fc.nat(3), fc.constantFrom(...sortKeys), (all, left, sort) => {
        const listed = all.filter((_, number) => number % 4 !== left);
        const { index, productOf } = open(all, listed);
        expect([...orderRows(index)(sort)].map(productOf)).toEqual(sortProducts(listed, sort));
      }),
    );
  });

  it('puts what editors chose first in its own order alone, as its pages do', () => {
    fc.assert(
      fc.property(shop, fc.array(fc.nat(45), { maxLength: 6 }), fc.constantFrom(...sortKeys), (all, chosen, sort) => {
        const pinned = [...new Set(chosen)].map((number) => `product-${number}`);
        const { index, productOf } = open(all, all, pinned);
        const sorted = sortProducts(all, sort);
        expect([...orderRows(index)(sort)].map(productOf)).toEqual(
          sort === 'featured' ? pinFirst(sorted, pinned) : sorted,
        );
      }),
    );
  });

  it('passes what the rules pass, by the price as shown, and counts each kind as if its own choice were not made', () => {
    fc.assert(
      fc.property(shop, selections, (all, selection) => {
        const { index, productOf } = open(all);
        const { passed, count, facets } = applySelection(index, selection, inDollars);
        const expected = all.filter((each) => passes(each, selection));
        expect(count).toBe(expected.length);
        expect(new Set(expected)).toEqual(
          new Set([...passed.keys()].filter((row) => passed[row] === 1).map(productOf)),
        );
        const without = (kind: 'sizes' | 'colors' | 'brands') =>
          all.filter((each) => passes(each, { ...selection, [kind]: [] }));
        expect(facets.sizes).toEqual(
          index.sizes.map((size) => without('sizes').filter((each) => hasSize(each, size)).length),
        );
        expect(facets.colors).toEqual(
          index.colors.map((color) => without('colors').filter((each) => each.colors.includes(color)).length),
        );
        expect(facets.brands).toEqual(
          index.brands.map((brand) => without('brands').filter((each) => each.brand === brand).length),
        );
      }),
    );
  });

  it('lists only sizes that can be bought, scale by scale, small before large', () => {
    const one = fc.sample(shop, { numRuns: 1, seed: 1 })[0]?.[0];
    if (one === undefined) throw new Error('The sample is empty');
    const sized = (sizeGuide: string | null, ...free: readonly string[]) => ({
      ...one,
      sizeGuide,
      variants: [...free.map((size) => ({ size, free: 1 })), { size: 'M', free: 0 }],
    });
    const { index } = open([
      sized('shoes', '37'),
      sized('clothing', 'XL', 'S'),
      sized('clothing', 'S'),
      sized(null, '104'),
      sized('shoes', '36'),
    ]);
    expect(index.sizes).toEqual(['S', 'XL', '36', '37', '104']);
    expect(index.sizeScales).toEqual([
      [2, [guideName('clothing')]],
      [2, [guideName('shoes')]],
      [1, []],
    ]);
  });

  it('refuses a file whose parts do not fit', () => {
    const { index: _, ...rest } = open([]);
    expect(rest).toBeDefined();
    const file = encodeListingIndex({
      products: fc
        .sample(product, { numRuns: 3, seed: 3 })
        .map((each, number) => ({ ...each, id: `product-${number}` })),
      ordinalOf: () => 0,
      versionsOf: () => [],
      guideName,
      sort: 'featured',
      sorts: sortKeys,
      pageSize: 24,
      priceTop: 500,
    });
    expect(openListingIndex(file).length).toBe(3);
    expect(() => openListingIndex({ ...file, order: `${file.order}#` })).toThrow(RangeError);
    const { columns, byCategory } = file;
    const far = [[7_000], '###'] as const;
    for (const name of ['size', 'brand', 'paid'] as const)
      expect(() => openListingIndex({ ...file, columns: { ...columns, [name]: far } }), name).toThrow(RangeError);
    const farGroups = [file.categories.map(() => packNumbers([7_000])), '###'] as const;
    for (const name of ['price', 'color'] as const)
      expect(() => openListingIndex({ ...file, byCategory: { ...byCategory, [name]: farGroups } }), name).toThrow(
        RangeError,
      );
  });
});

describe('choices that a listing knows', () => {
  const { index } = open(fc.sample(shop, { numRuns: 1, seed: 2 })[0] ?? []);

  it('leave out what it does not have, once each, in its own order', () => {
    const asked = { ...emptySelection, colors: ['<script>', 'red', 'red', 'black'], sizes: ['__proto__'] };
    expect(knownSelection(index, asked).sizes).toEqual([]);
    expect(knownSelection(index, asked).colors).toEqual(
      ['black', 'red'].filter((color) => index.colors.includes(color)),
    );
  });

  it.each([
    [{ from: 0, to: undefined }, undefined],
    [{ from: 0, to: 500 }, undefined],
    [{ from: 300, to: 100 }, undefined],
    [
      { from: 41, to: 248 },
      { from: 40, to: 250 },
    ],
    [
      { from: 40, to: 90_000 },
      { from: 40, to: undefined },
    ],
    [
      { from: 9_000, to: undefined },
      { from: 500, to: undefined },
    ],
    [
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ],
  ])('put the range %o on the slider as %o', (asked, known) => {
    expect(knownSelection(index, { ...emptySelection, price: asked }).price).toEqual(known);
  });
});
