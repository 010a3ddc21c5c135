import { expect, it } from 'vitest';
import { imagesOfColor } from './shop-product.ts';

const images = ['coat/camel', 'coat/camel-back', 'coat/navy', 'coat/navy-back'];

it('finds the pictures of one colour with all their views', () => {
  expect(imagesOfColor({ images }, 'navy')).toEqual(['coat/navy', 'coat/navy-back']);
});

it('does not take one colour for another that begins alike', () => {
  expect(imagesOfColor({ images: ['tee/blue', 'tee/blueberry'] }, 'blue')).toEqual(['tee/blue']);
});

it('shows all pictures where none is of that colour', () => {
  expect(imagesOfColor({ images }, 'red')).toEqual(images);
});
