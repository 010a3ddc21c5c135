import { describe, expect, it } from 'vitest';
import { exampleFacts } from '#tests/support/example-facts.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import { type FeedInput, feedParts, productFeed } from './feed.ts';
import { ageGroupOf, genderOf, googleCategory } from './kinds.ts';

const input = (changes: Partial<FeedInput> = {}): FeedInput => ({
  products: [exampleProduct()],
  facts: exampleFacts,
  language: 'lt',
  origin: 'https://gija.example',
  shop: { name: 'Gija', description: 'Drabužiai.' },
  pictureOf: (key) => `/pictures/${key}-720.jpg`,
  colorName: (color) => `spalva ${color}`,
  categoriesOf: () => ['Moterims', 'Suknelės'],
  ...changes,
});

const items = (feed: string) => [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map((match) => match[1] ?? '');

describe('productFeed', () => {
  it('has an item for every size and colour, with the pictures and the address of that colour and size', () => {
    const [first, second, third] = items(productFeed(input()));
    expect(third).toBeDefined();
    expect(first).toContain('<g:id>A</g:id>');
    expect(first).toContain('<g:item_group_id>linen-wrap-dress-ke9t</g:item_group_id>');
    expect(first).toContain('<title>Susiaučiama lininė suknelė, spalva red, S</title>');
    expect(first).toContain('<link>https://gija.example/lt/product/linen-wrap-dress-ke9t?color=red&amp;size=S</link>');
    expect(first).toContain('<g:image_link>https://gija.example/pictures/women-wrap-dress/red-720.jpg</g:image_link>');
    expect(third).toContain('<g:image_link>https://gija.example/pictures/women-wrap-dress/navy-720.jpg</g:image_link>');
    expect(first).toContain('<g:availability>in_stock</g:availability>');
    expect(second).toContain('<g:availability>out_of_stock</g:availability>');
    expect(first).toContain('<g:product_type>Moterims &gt; Suknelės</g:product_type>');
    for (const fact of ['condition>new', 'gender>female', 'age_group>adult', 'size>S', 'google_product_category>2271'])
      expect(first).toContain(`<g:${fact}<`);
  });

  it('has the reduced price beside the regular one, and delivery by what is paid', () => {
    const [item] = items(productFeed(input({ products: [exampleProduct({ price: 12_000, salePrice: 9000 })] })));
    expect(item).toContain('<g:price>120.00 EUR</g:price>');
    expect(item).toContain('<g:sale_price>90.00 EUR</g:sale_price>');
    expect(item).toContain('<g:country>LT</g:country>\n<g:price>4.95 EUR</g:price>');
    expect(items(productFeed(input()))[0]).not.toContain('sale_price');
  });

  it('leaves out what cannot be bought, and empty facts', () => {
    expect(items(productFeed(input({ products: [exampleProduct({ price: 0 })] })))).toEqual([]);
    const product = exampleProduct({ variants: [{ sku: 'ONE', size: '', color: '', free: 1 }] });
    const [item] = items(productFeed(input({ products: [product] })));
    expect(item).not.toMatch(/<g:(size|color)>/);
    expect(item).toContain('<link>https://gija.example/lt/product/linen-wrap-dress-ke9t</link>');
  });
});

it('knows for whom and where in the taxonomy things are', () => {
  expect(googleCategory({ audience: 'men', subcategory: 'dress' })).toBe('187');
  expect(googleCategory({ audience: 'women', subcategory: 'bags' })).toBe('6551');
  expect(googleCategory({ audience: 'women', subcategory: 'coats' })).toBe('1604');
  expect(googleCategory({ audience: 'kids', subcategory: 'girls' })).toBeUndefined();
  expect(genderOf({ audience: 'kids', subcategory: 'baby' })).toBe('unisex');
  expect(ageGroupOf({ audience: 'kids', subcategory: 'baby' })).toBe('infant');
});

it('goes on in further files where one would be too large', () => {
  const products = Array.from({ length: 5 }, (_, index) => exampleProduct({ id: `p${index}` }));
  const parts = feedParts(products, 2);
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
  expect(parts.flat()).toEqual(products);
  expect(feedParts([])).toEqual([[]]);
});
