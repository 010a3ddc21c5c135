import { describe, expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import { galleryPictures, relatedProducts } from './product-page.ts';

describe('galleryPictures', () => {
  it('shows every picture once, by colour, the card’s first', () => {
    const pictures = galleryPictures(
      exampleProduct({ colors: ['navy', 'red'], images: ['coat/red', 'coat/red-back', 'coat/navy'] }),
    );
    expect(pictures).toEqual([
      { color: 'navy', keys: ['coat/navy'] },
      { color: 'red', keys: ['coat/red', 'coat/red-back'] },
    ]);
  });

  it('shows all pictures of a product whose pictures name no colour', () => {
    expect(galleryPictures(exampleProduct({ images: ['dress/plain'] }))).toEqual([
      { color: 'red', keys: ['dress/plain'] },
    ]);
  });

  it('shows the pictures of a product that has no colours', () => {
    expect(galleryPictures(exampleProduct({ colors: [], images: ['bag/plain'] }))).toEqual([
      { color: '', keys: ['bag/plain'] },
    ]);
  });
});

describe('relatedProducts', () => {
  const own = exampleProduct();
  const other = (id: string, changes: Parameters<typeof exampleProduct>[0]) =>
    exampleProduct({ id, category: 'women-boots', subcategory: 'boots', ...changes });

  it('takes one of each kind, of the same department, in stock, and never the product itself', () => {
    const related = relatedProducts(own, [
      own,
      other('boots-1', {}),
      other('boots-2', {}),
      other('bag', { category: 'women-bags-purses', subcategory: 'bags' }),
      other('gone', { category: 'women-jewelry', subcategory: 'jewelry', stock: 0 }),
      other('mens', { audience: 'men', category: 'men-bags', subcategory: 'bags' }),
      exampleProduct({ id: 'another-dress' }),
    ]);
    expect(related.map(({ subcategory }) => subcategory).sort()).toEqual(['bags', 'boots']);
  });

  it('changes few pages when one product goes, and turns over all that is there', () => {
    const kinds = ['boots', 'bags', 'jewelry', 'belts', 'scarves', 'hats'];
    const shop = Array.from({ length: 300 }, (_, number) => {
      const kind = kinds[number % kinds.length] ?? '';
      return exampleProduct({ id: `thing-${number}`, category: `women-${kind}`, subcategory: kind });
    });
    const shown = (products: typeof shop) =>
      products.map((product) => relatedProducts(product, products).map(({ id }) => id));
    const before = shown(shop);
    expect(before.every((ids) => ids.length === 4)).toBe(true);
    expect(new Set(before.flat()).size).toBeGreaterThan(200);
    const after = shown(shop.slice(0, -1));
    expect(after.filter((ids, place) => ids.join() !== before[place]?.join()).length).toBeLessThan(30);
  });
});
