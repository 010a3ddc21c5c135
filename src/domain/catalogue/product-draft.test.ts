import { describe, expect, it } from 'vitest';
import {
  findDraftFaults,
  findMissingEssentials,
  type ProductDraft,
  productIdOf,
  variantSkuOf,
} from './product-draft.ts';

const draft: ProductDraft = {
  ...{ price: 5000, sale_price: 4000, images: ['coat/camel'], warnings: '', warnings_lt: '', warnings_ru: '' },
  ...{ model_height: 176, model_size: 'S', measurements: [{ size: 'S', measure: 'chest' }] },
  variants: [
    { id: '1', sku: 'A-S', size: 'S', color: 'camel' },
    { id: '2', sku: 'A-M', size: 'M', color: 'camel' },
  ],
  composition: [
    { part: 'main', fibre: 'wool', percent: 80 },
    { part: 'main', fibre: 'polyamide', percent: 20 },
    { part: 'lining', fibre: 'viscose', percent: 100 },
  ],
  pictures: [{ picture: 'coat/camel' }],
};

describe('a draft', () => {
  it('agrees with itself', () => expect(findDraftFaults(draft)).toEqual([]));

  it.each<[string, Partial<ProductDraft>]>([
    ['sale_price', { sale_price: 5000 }],
    ['images', { images: ['coat/camel', 'coat/camel'] }],
    ['warnings', { warnings_lt: 'Karšta' }],
    ['model', { model_size: null }],
    ['variants', { variants: draft.variants.map((piece) => ({ ...piece, size: 'S' })) }],
    ['variants', { variants: draft.variants.map((piece) => ({ ...piece, sku: 'A' })) }],
    ['composition', { composition: [{ part: 'main', fibre: 'wool', percent: 99 }] }],
    ['composition', { composition: [50, 50].map((percent) => ({ part: 'main', fibre: 'wool', percent })) }],
    ['measurements', { measurements: [...draft.measurements, ...draft.measurements] }],
    ['picture_texts', { pictures: [{ picture: 'coat/navy' }] }],
  ])('contradicts itself: %s', (fault, changes) => {
    expect(findDraftFaults({ ...draft, ...changes })).toEqual([fault]);
  });
});

describe('names of a product', () => {
  it.each([
    ['Wool Coat, “Ąžuolas” 2', 'wool-coat-azuolas-2'],
    ['Girls’ padded jacket', 'girls-padded-jacket'],
    ['  – ', ''],
    [`${'long '.repeat(30)}`, 'long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long'],
  ])('%s is at %s', (name, id) => expect(productIdOf(name)).toBe(id));

  it.each([
    [['PLT-1', 'camel', 'M'], 'PLT-1-CAMEL-M'],
    [['PLT-1', '', '42,5'], 'PLT-1-425'],
    [['PLT-1', '', ''], 'PLT-1'],
  ] as const)('%s is the stock number of a piece', ([sku, color, size], expected) =>
    expect(variantSkuOf(sku, color, size)).toBe(expected),
  );
});

it('says what nothing can be sold without', () => {
  const words = { name: 'Coat', name_lt: 'Paltas', name_ru: 'Пальто' };
  const texts = { description: 'Warm.', description_lt: 'Šiltas.', description_ru: 'Тёплое.' };
  const content = {
    ...words,
    ...texts,
    price: 5000,
    category: 'coats',
    manufacturer_id: 'maker',
    images: ['coat/camel'],
  };
  expect(findMissingEssentials(content)).toEqual([]);
  expect(findMissingEssentials({ ...content, name_ru: '', images: [], price: 0 })).toEqual([
    'price',
    'names',
    'pictures',
  ]);
  expect(findMissingEssentials({ ...content, category: null, manufacturer_id: null, description: '' })).toEqual([
    'category',
    'maker',
    'descriptions',
  ]);
});
