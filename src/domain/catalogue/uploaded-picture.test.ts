import { expect, it } from 'vitest';
import { imagesOfColor } from './shop-product.ts';
import { readUploadedKey, recolored, uploadedPictureKey } from './uploaded-picture.ts';

const hash = '3fa94c0e5b7d2a618f04';
const key = `uploaded/${hash}/camel-1200-f2f1ee`;

it('says in its key all that pages need', () => {
  const picture = { hash, color: 'camel', width: 1200, height: 1600, ground: '#f2f1ee' };
  expect(uploadedPictureKey(picture)).toBe(key);
  expect(readUploadedKey(key)).toEqual(picture);
  expect(readUploadedKey(`uploaded/${hash}/720-f2f1ee`)).toMatchObject({ color: '', width: 720, height: 960 });
});

it('belongs to the colour that was chosen for it, and to another one once that is chosen', () => {
  const navy = recolored(key, 'navy');
  expect(imagesOfColor({ images: [key, navy] }, 'navy')).toEqual([navy]);
  expect(recolored(navy, '')).toBe(`uploaded/${hash}/1200-f2f1ee`);
  expect(recolored('coat/camel', 'navy')).toBe('coat/camel');
});

it.each([
  'coat/camel',
  'uploaded/3fa9/1200-f2f1ee',
  `uploaded/${hash}/12000-f2f1ee`,
  `uploaded/${hash}/240-f2f1ee`,
  `uploaded/${hash}/../1200-f2f1ee`,
  '',
])('is not “%s”', (other) => {
  expect(readUploadedKey(other)).toBeUndefined();
});
