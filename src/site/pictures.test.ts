import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listPictures } from '#scripts/pictures/list-pictures.ts';
import { versionOf } from './picture-files/encode.ts';
import { type PictureManifest, pictureManifest, pictureSource } from './picture-files/manifest.ts';
import { picture } from './pictures.ts';

const root = resolve(import.meta.dirname, '../..');
const manifest: PictureManifest = {
  'dress/red': { format: 'webp', width: 900, height: 1200, ground: '#f2f1ee', version: '0a1b2c3d' },
  'dress/navy': { format: 'webp', width: 1600, height: 1200, ground: '#f2f1ee', version: '4e5f6071' },
  'pages/home': { format: 'webp', width: 1680, height: 1200, ground: '#e6e5e1', version: '8293a4b5' },
};

describe('the manifest', () => {
  test('names every source picture and nothing else', async () => {
    const products = await listPictures(join(root, 'content/pictures/products'));
    const pages = await listPictures(join(root, 'content/pictures/pages'));
    const found = [...products.map(({ name }) => name), ...pages.map(({ name }) => `pages/${name}`)];
    expect(Object.keys(pictureManifest).sort()).toEqual(found.sort());
  });

  test('describes the files that are there', async () => {
    for (const [key, entry] of Object.entries(pictureManifest)) {
      const bytes = await readFile(join(root, pictureSource(key, entry)));
      const { width, height } = await sharp(bytes).metadata();
      expect({ key, width, height, version: versionOf(bytes) }).toEqual({
        key,
        width: entry.width,
        height: entry.height,
        version: entry.version,
      });
    }
  });
});

test('all sources together stay below 40 MB, since everyone who clones the shop gets them', async () => {
  const sizes = Object.entries(pictureManifest).map(
    async ([key, entry]) => (await stat(join(root, pictureSource(key, entry)))).size,
  );
  expect((await Promise.all(sizes)).reduce((total, size) => total + size, 0)).toBeLessThan(40_000_000);
});

describe('picture', () => {
  test('lists AVIF before WebP, in all widths up to the source’s own, with the version', () => {
    const { sources, fallback, jpeg } = picture('dress/red', manifest);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toBe(
      [240, 480, 720, 900].map((width) => `/pictures/dress/red-${width}.avif?v=10a1b2c3d ${width}w`).join(', '),
    );
    expect(fallback).toBe('/pictures/dress/red-720.webp?v=10a1b2c3d');
    expect(jpeg).toBe('/pictures/dress/red-720.jpg?v=10a1b2c3d');
  });

  test('gives a product 3:4 whatever the source is, and a page the source’s shape', () => {
    expect(picture('dress/navy', manifest)).toMatchObject({ width: 900, height: 1200, ground: '#f2f1ee' });
    expect(picture('pages/home', manifest)).toMatchObject({ width: 1680, height: 1200, ground: '#e6e5e1' });
  });

  test('stops the build at an unknown key and says what there is', () => {
    expect(() => picture('dress/teal', manifest)).toThrow('There is no picture “dress/teal”: “dress” has red, navy.');
    expect(() => picture('gown/red', manifest)).toThrow('there is no kind “gown” at all');
  });
});
