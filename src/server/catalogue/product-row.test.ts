import { describe, expect, it } from 'vitest';
import { productRow, toReviews, toShopProduct } from './product-row.ts';

const row = productRow.parse({
  id: 'wool-coat-1a2b',
  name: 'Wool coat',
  name_lt: 'Vilnonis paltas',
  name_ru: 'Шерстяное пальто',
  description: 'Warm.',
  description_lt: 'Šiltas.',
  description_ru: 'Тёплое.',
  price: 32900,
  sale_price: null,
  lowest_price: null,
  sku: 'GJ-1A2B',
  stock_quantity: 3,
  category: 'women-jackets-coats',
  subcategory: 'coats',
  brand: 'Gija',
  sizes: ['S'],
  colors: ['navy'],
  images: ['coat/navy'],
  featured: true,
  is_new: false,
  is_sale: false,
  rating: 4.5,
  review_count: 1,
  country_of_origin: 'LT',
  warnings: '',
  warnings_lt: '',
  warnings_ru: '',
  created_at: '2026-10-01T00:00:00Z',
  variants: [{ sku: 'GJ-1A2B-NVY-S', size: 'S', color: 'navy', free: 3 }],
  composition: [
    { part: ['Main fabric', 'Pagrindinis audinys', 'Основная ткань'], fibre: ['wool', 'vilna', 'шерсть'], percent: 90 },
    {
      part: ['Main fabric', 'Pagrindinis audinys', 'Основная ткань'],
      fibre: ['cashmere', 'kašmyras', 'кашемир'],
      percent: 10,
    },
    { part: ['Lining', 'Pamušalas', 'Подкладка'], fibre: ['viscose', 'viskozė', 'вискоза'], percent: 100 },
  ],
  care: ['Dry clean.', 'Valyti chemiškai.', 'Химчистка.'],
  fit: ['Loose', 'Laisvas', 'Свободная'],
  model_height: 178,
  model_size: 'S',
  size_guide_code: 'women-clothing',
  measurements: [{ size: 'S', measure: 'chest', millimetres: 940 }],
  pictures: { 'coat/navy': ['Wool coat, front', 'Vilnonis paltas, iš priekio', 'Шерстяное пальто, вид спереди'] },
  maker: {
    name: 'UAB „Siūlų dirbtuvė“',
    postal_address: 'Audėjų g. 7, Šiauliai',
    electronic_address: 'sauga@siulu-dirbtuve.example',
    country: 'LT',
    responsible_name: null,
    responsible_postal_address: null,
    responsible_electronic_address: null,
  },
  reviews: [
    {
      ...{ id: 'r1', rating: 5, body: 'Gerai.', author: 'Rūta', language: 'lt', createdAt: '2026-10-10T00:00:00Z' },
      ...{ fit: 'true', size: 'M', color: 'red', photo: null },
    },
  ],
});

describe('toShopProduct', () => {
  it('knows the department by the category and keeps languages apart', () => {
    const product = toShopProduct(row);
    expect(product.audience).toBe('women');
    expect(product.name).toEqual({ en: 'Wool coat', lt: 'Vilnonis paltas', ru: 'Шерстяное пальто' });
    expect(product.maker?.responsible).toBeNull();
    expect(product.warnings).toBeNull();
  });

  it('gathers the composition by part', () => {
    const parts = toShopProduct(row).composition;
    expect(parts.map(({ part, materials }) => [part.en, materials.map(({ percent }) => percent)])).toEqual([
      ['Main fabric', [90, 10]],
      ['Lining', [100]],
    ]);
  });

  it('brings what helps to choose a size, and says of no model where none is seen', () => {
    const product = toShopProduct(row);
    expect(product.fit?.lt).toBe('Laisvas');
    expect(product.model).toEqual({ height: 178, size: 'S' });
    expect(product.measurements).toEqual([{ size: 'S', measure: 'chest', millimetres: 940 }]);
    expect(product.pictureTexts['coat/navy']?.ru).toBe('Шерстяное пальто, вид спереди');
    expect(toShopProduct({ ...row, model_height: null, model_size: null }).model).toBeNull();
  });

  it('refuses a product of no department rather than hide it', () => {
    expect(() => toShopProduct({ ...row, category: 'garden-tools' })).toThrow(/garden-tools/);
  });
});

it('gives reviews their product', () => {
  expect(toReviews(row)).toEqual([{ ...row.reviews[0], productId: 'wool-coat-1a2b' }]);
});
