import { expect, test } from 'vitest';
import type { PictureEntry } from './manifest.ts';
import { findFile } from './when-asked.ts';

const entry: PictureEntry = { format: 'webp', width: 900, height: 1200, ground: '#f2f1ee', version: '0a1b2c3d' };
const manifest = { 'coat/camel': entry, 'coat/camel-back': entry };

test('an address leads to the picture and the size that it names', () => {
  expect(findFile('/pictures/coat/camel-back-480.avif?v=10a1b2c3d', manifest)).toEqual({
    key: 'coat/camel-back',
    entry,
    rendition: { format: 'avif', width: 480, height: 640 },
  });
  expect(findFile('/pictures/coat/camel-150.jpg', manifest)?.key).toBe('coat/camel');
});

test('what does not exist is left to the not-found page', () => {
  for (const address of [
    '/pictures/coat/teal-480.webp',
    '/pictures/coat/camel-481.webp',
    '/pictures/../x-480.webp',
    '/',
  ])
    expect(findFile(address, manifest)).toBeUndefined();
});
