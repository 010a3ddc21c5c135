import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('the address follows from the key, the width and the format', () => {
  expect(pictureAddress('dress/burgundy')).toBe('/pictures/dress/burgundy-480.webp');
  expect(pictureAddress('coat/camel-back', 150, 'jpg')).toBe('/pictures/coat/camel-back-150.jpg');
});
