import { describe, expect, it } from 'vitest';
import { exampleProduct } from '#tests/support/example-product.ts';
import { breadcrumbData, productData } from './structured-data.ts';

const base = {
  reviews: [],
  language: 'lt',
  origin: 'https://gija.example',
  pictures: ['/pictures/dress/red-720.jpg'],
} as const;

describe('productData', () => {
  it('offers in euro what the shopper pays', () => {
    const data = productData({ ...base, product: exampleProduct({ salePrice: 6230 }) });
    expect(data).toMatchObject({
      name: 'Susiaučiama lininė suknelė',
      image: ['https://gija.example/pictures/dress/red-720.jpg'],
      offers: {
        price: '62.30',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://gija.example/lt/product/linen-wrap-dress-ke9t',
      },
    });
  });

  it('says when nothing is left', () => {
    expect(productData({ ...base, product: exampleProduct({ stock: 0 }) })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has a rating only where people rated', () => {
    expect(productData({ ...base, product: exampleProduct() })).not.toHaveProperty('aggregateRating');
    expect(productData({ ...base, product: exampleProduct({ rating: 4.5, reviewCount: 2 }) })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });
});

it('numbers the trail and gives the page itself its own address', () => {
  const data = breadcrumbData(
    [{ name: 'Home', href: '/en' }, { name: 'Dresses' }],
    'https://gija.example',
    'https://gija.example/en/women/dresses',
  );
  expect(data['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gija.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Dresses', item: 'https://gija.example/en/women/dresses' },
  ]);
});
