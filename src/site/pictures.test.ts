import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listPictures } from '#scripts/pictures/list-pictures.ts';
import { versionOf } from '#src/pictures/encode.ts';
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

  test('knows an uploaded one by its key alone', () => {
    const key = 'uploaded/3fa94c0e5b7d2a618f04/camel-1200-f2f1ee';
    expect(picture(key, manifest)).toMatchObject({
      ...{ width: 1200, height: 1600, ground: '#f2f1ee' },
      ...{ fallback: `/pictures/${key}-720.webp?v=1`, jpeg: `/pictures/${key}-720.jpg?v=1` },
    });
  });

  test('stops the build where a page names one that is not there, and says what there is', () => {
    expect(() => picture('pages/hume', manifest)).toThrow('There is no picture “pages/hume”: “pages” has home.');
    expect(() => picture('pages/home', {})).toThrow('there is no kind “pages” at all');
  });

  test('is its ground alone where a product names one that is not there', () => {
    const { fallback, ...rest } = picture('dress/teal', manifest);
    expect(rest).toEqual({ width: 960, height: 1280, ground: '#f1f1ee', sources: [], jpeg: undefined });
    expect(fallback).toMatch(/^data:image\/svg/);
    expect(picture('', manifest).jpeg).toBeUndefined();
  });
});
