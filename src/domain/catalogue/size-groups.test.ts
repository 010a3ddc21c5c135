import { expect, it } from 'vitest';
import { groupSizes } from './size-groups.ts';

it('puts sizes of one scale together, by the guides that share a size', () => {
  expect(
    groupSizes([
      { sizes: ['39', '38'], sizeGuide: 'women-shoes' },
      { sizes: ['104', '92'], sizeGuide: 'kids' },
      { sizes: ['XL', 'S'], sizeGuide: 'women' },
      { sizes: ['39', '40'], sizeGuide: 'men-shoes' },
      { sizes: ['45'], sizeGuide: 'men-shoes' },
      { sizes: ['36'], sizeGuide: 'women-shoes' },
      { sizes: ['41'], sizeGuide: 'women-shoes' },
      { sizes: [], sizeGuide: null },
      { sizes: ['M'], sizeGuide: null },
      { sizes: ['XXL', 'XL'], sizeGuide: 'men' },
      { sizes: ['XS', 'M'], sizeGuide: 'men' },
    ]),
  ).toEqual([
    { guides: ['women-shoes', 'men-shoes'], sizes: ['36', '38', '39', '40', '41', '45'] },
    { guides: ['men', 'women'], sizes: ['XS', 'S', 'M', 'XL', 'XXL'] },
    { guides: ['kids'], sizes: ['92', '104'] },
  ]);
});

it('keeps sizes without a guide by themselves', () => {
  expect(
    groupSizes([
      { sizes: ['A4'], sizeGuide: null },
      { sizes: ['S'], sizeGuide: 'women' },
    ]),
  ).toEqual([
    { guides: ['women'], sizes: ['S'] },
    { guides: [], sizes: ['A4'] },
  ]);
});
