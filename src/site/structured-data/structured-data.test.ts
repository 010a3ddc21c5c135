import { describe, expect, it } from 'vitest';
import type { Review } from '#src/domain/catalogue/shop-product.ts';
import { exampleFacts } from '#tests/support/example-facts.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import { hostileWords } from '#tests/support/hostile-words.ts';
import { structuredData } from '#tests/support/search-engine-rules.ts';
import { scriptJson } from '../script-json.ts';
import { breadcrumbData, listData, shopData } from './pages.ts';
import { productData } from './product.ts';

const base = {
  reviews: [],
  language: 'lt',
  origin: 'https://gija.example',
  pictures: ['/pictures/women-wrap-dress/red-720.jpg'],
  facts: exampleFacts,
} as const;

const review: Review = {
  id: 'r',
  productId: 'linen-wrap-dress-ke9t',
  rating: 5,
  body: 'Soft.',
  author: 'Rūta',
  language: 'lt',
  createdAt: '2026-10-01T08:00:00Z',
  ...{ fit: null, size: 'M', color: 'red', photo: null },
};

describe('productData', () => {
  it('offers in euro what the shopper pays, beside the price before the reduction', () => {
    const data = productData({ ...base, product: exampleProduct({ salePrice: 6230 }) });
    expect(structuredData.parse(data)).toMatchObject({
      name: 'Susiaučiama lininė suknelė',
      image: ['https://gija.example/pictures/women-wrap-dress/red-720.jpg'],
      offers: {
        price: '62.30',
        priceSpecification: { price: '89.00' },
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

  it('offers nothing that has no price', () => {
    expect(productData({ ...base, product: exampleProduct({ price: 0 }) })).not.toHaveProperty('offers');
  });

  it('has a rating and reviews only where people rated', () => {
    const bare = productData({ ...base, product: exampleProduct() });
    expect(bare).not.toHaveProperty('aggregateRating');
    expect(bare).not.toHaveProperty('review');
    const rated = productData({
      ...base,
      reviews: [review],
      product: exampleProduct({ rating: 4.5, reviewCount: 2 }),
    });
    expect(structuredData.parse(rated)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  });

  it('names delivery and returns of every country from the settings, free above the thresholds', () => {
    const offers = (price: number) =>
      productData({ ...base, product: exampleProduct({ price }) })['offers'] as {
        shippingDetails: { shippingRate: { value: string }; shippingDestination: { addressCountry: string } }[];
        hasMerchantReturnPolicy: { applicableCountry: string[]; merchantReturnDays: number; returnFees: string }[];
      };
    const fees = (price: number) => offers(price).shippingDetails.map(({ shippingRate }) => shippingRate.value);
    expect(fees(9999)).toEqual(['4.95', '12.95']);
    expect(fees(10_000)).toEqual(['0.00', '0.00']);
    const [lithuania, abroad] = offers(5000).hasMerchantReturnPolicy;
    expect(lithuania).toMatchObject({ applicableCountry: ['LT'], merchantReturnDays: 30 });
    expect(lithuania?.returnFees).toContain('FreeReturn');
    expect(abroad).toMatchObject({ applicableCountry: ['FI'] });
    expect(abroad?.returnFees).toContain('ReturnShippingFees');
    expect(offers(4999).hasMerchantReturnPolicy[0]).toMatchObject({ returnShippingFeesAmount: { value: '4.95' } });
  });

  it.each(hostileWords)('stays valid, and inside its element, with “%s”', (words) => {
    const text = { en: words, lt: words, ru: words };
    const product = exampleProduct({ name: text, description: text, brand: words, rating: 5, reviewCount: 1 });
    const data = productData({ ...base, product, reviews: [{ ...review, body: words, author: words }] });
    const json = scriptJson(data);
    expect(json).not.toMatch(/<\/?script|<!--/i);
    expect(structuredData.parse(JSON.parse(json))).toEqual(data);
  });
});

it('numbers the trail and gives the page itself its own address', () => {
  const data = breadcrumbData(
    [{ name: 'Home', href: '/en' }, { name: 'Dresses' }],
    'https://gija.example',
    'https://gija.example/en/women/dresses',
  );
  expect(structuredData.parse(data)).toEqual(data);
  expect(data['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gija.example/en' },
    { '@type': 'ListItem', position: 2, name: 'Dresses', item: 'https://gija.example/en/women/dresses' },
  ]);
});

it('counts the products of a later page on from the pages before', () => {
  const data = listData(['a', 'b'], 24, 'ru', 'https://gija.example');
  expect(structuredData.parse(data)).toMatchObject({
    itemListElement: [
      { position: 25, url: 'https://gija.example/ru/product/a' },
      { position: 26, url: 'https://gija.example/ru/product/b' },
    ],
  });
});

it('names the seller and the search of the language', () => {
  const seller = {
    name: 'Gija',
    legalName: 'UAB „Gija“',
    vatCode: 'LT000000000',
    street: 'Siūlo g. 12',
    postcode: 'LT-01103',
    city: 'Vilnius',
    country: 'LT',
    phone: '+370 600 00000',
    email: 'labas@gija.example',
  };
  const [shop, site] = shopData(seller, 'lt', 'https://gija.example').map((data) => structuredData.parse(data));
  expect(shop).toMatchObject({ name: 'Gija', logo: 'https://gija.example/icons/512.png' });
  expect(site).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://gija.example/lt/search?q={search_term_string}' } },
  });
});
