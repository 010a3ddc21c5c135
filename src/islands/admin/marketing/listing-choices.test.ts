import { expect, it } from 'vitest';
import { listingChoices } from './listing-choices.ts';

const named = (slug: string, depth: number) => ({ slug, depth, name: slug, name_lt: slug, name_ru: slug });
const choices = listingChoices([
  named('women', 0),
  named('women-clothing', 1),
  named('women-dresses', 2),
  named('kids', 0),
]);
const ruleOf = (listing: string) => choices.find((choice) => choice.listing === listing)?.rule;

it('offers each listing once, by its canonical address', () => {
  const all = choices.map(({ listing }) => listing);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('women-dresses');
  expect(all).not.toContain('products');
});

it('says of each what belongs to it, as the shop does', () => {
  expect(ruleOf('sale')).toMatchObject({ is_sale: true, in_stock: true, sort: 'discount' });
  expect(ruleOf('men/shoes/boots')).toMatchObject({ department: 'men', subcategories: ['boots'], in_stock: true });
  expect(ruleOf('women/accessories')?.subcategories).toContain('bags');
  expect(ruleOf('women')).not.toHaveProperty('subcategories');
  expect(ruleOf('women-dresses')).toEqual({ category: 'women-dresses', sort: 'featured' });
});
