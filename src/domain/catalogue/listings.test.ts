import { describe, expect, it } from 'vitest';
import { belongsTo, type ListedProduct, type Listing, listings } from './listings.ts';

const listing = (path: string): Listing => {
  const found = listings.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`no listing ${path}`);
  return found;
};
const product = (changes: Partial<ListedProduct> = {}): ListedProduct => ({
  audience: 'women',
  subcategory: 'dresses',
  isNew: false,
  isSale: false,
  stock: 3,
  ...changes,
});

describe('listings', () => {
  it('have every address of the specification once', () => {
    const paths = listings.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['shop', 'products', 'new', 'sale', 'women', 'men', 'women-clothing', 'men-clothing'])
      expect(paths).toContain(path);
    for (const path of ['women/suits', 'men/hoodies', 'women/shoes/pumps', 'men/shoes/oxfords', 'men/accessories/ties'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => path.startsWith('women/shoes/'))).toHaveLength(8);
    expect(paths).not.toContain('men/dresses');
  });

  it('repeat another page only where the specification says so, and name it', () => {
    const repeated = listings.filter(({ canonicalPath }) => canonicalPath !== undefined);
    expect(repeated.map(({ path, canonicalPath }) => [path, canonicalPath])).toEqual([
      ['products', 'shop'],
      ['women-clothing', 'women'],
      ['men-clothing', 'men'],
    ]);
  });

  it('show twelve on a department’s page and twenty-four elsewhere', () => {
    expect(listing('women').pageSize).toBe(12);
    expect(listing('men').pageSize).toBe(12);
    expect(listing('shop').pageSize).toBe(24);
    expect(listing('women/dresses').pageSize).toBe(24);
  });

  it('show what is sold out to women and in the shop, but not to men, in the sale or among the new', () => {
    const soldOut = { stock: 0, isNew: true, isSale: true };
    expect(belongsTo(listing('women'), product(soldOut))).toBe(true);
    expect(belongsTo(listing('shop'), product(soldOut))).toBe(true);
    expect(belongsTo(listing('new'), product(soldOut))).toBe(false);
    expect(belongsTo(listing('sale'), product(soldOut))).toBe(false);
    const mens = { audience: 'men', subcategory: 'shirts' } as const;
    expect(belongsTo(listing('men'), product({ ...mens, stock: 0 }))).toBe(false);
    expect(belongsTo(listing('men/shirts'), product({ ...mens, stock: 0 }))).toBe(false);
    expect(belongsTo(listing('men/shirts'), product(mens))).toBe(true);
  });

  it('tell the same word of two departments and of two groups apart', () => {
    const mensBoots = product({ audience: 'men', subcategory: 'boots' });
    expect(belongsTo(listing('men/shoes/boots'), mensBoots)).toBe(true);
    expect(belongsTo(listing('men/shoes'), mensBoots)).toBe(true);
    expect(belongsTo(listing('men/accessories'), mensBoots)).toBe(false);
    expect(belongsTo(listing('women/shoes/boots'), mensBoots)).toBe(false);
  });

  it('take into new and sale only what is marked so', () => {
    expect(belongsTo(listing('new'), product())).toBe(false);
    expect(belongsTo(listing('new'), product({ isNew: true, audience: 'kids', subcategory: 'girls' }))).toBe(true);
    expect(belongsTo(listing('sale'), product({ isNew: true }))).toBe(false);
    expect(belongsTo(listing('sale'), product({ isSale: true }))).toBe(true);
  });
});
