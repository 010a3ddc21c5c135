import { expect, test } from 'vitest';
import { pictureKind } from './product-pictures.ts';

test('a product shows the pictures that are made for it', () => {
  expect(pictureKind({ slug: 'mens-amber-cufflinks', colors: ['brown', 'red'], picture: 'bag' })).toBe(
    'men-amber-cufflinks',
  );
});

test('until every colour is there, and where none are made for it, it shows what its group names', () => {
  expect(pictureKind({ slug: 'mens-amber-cufflinks', colors: ['brown', 'yellow'], picture: 'bag' })).toBe('bag');
  expect(pictureKind({ slug: 'unheard-of', colors: ['black'], picture: 'tee' })).toBe('tee');
});
