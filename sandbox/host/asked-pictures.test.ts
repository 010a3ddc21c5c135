import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import products from '#content/pictures/products/manifest.json' with { type: 'json' };
import { type AskedPictures, askedPictures } from './asked-pictures.ts';

const [key] = Object.keys(products);
let folder = '';
let pictures: AskedPictures;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gija-asked-'));
  pictures = askedPictures(path.resolve(import.meta.dirname, '../..'));
});
afterEach(async () => {
  pictures.close();
  await rm(folder, { recursive: true, force: true });
});

test('a picture asked for by many at once is there for each, whole', async () => {
  const addresses = [240, 480, 240, 480, 240].map((width) => `/pictures/${key}-${width}.webp`);
  expect(await Promise.all(addresses.map((address) => pictures.make(address, folder)))).toEqual(Array(5).fill(true));
  const file = path.join(folder, `pictures/${key}-480.webp`);
  expect((await sharp(await readFile(file)).metadata()).width).toBe(480);
  const names = await readdir(path.dirname(file));
  expect(
    names.filter((name) => !name.endsWith('.webp')),
    'nothing half made is left',
  ).toEqual([]);
});

test('what is no picture is not made, and nothing outside the pictures is written', async () => {
  for (const address of [
    '/pictures/none/red-240.webp',
    `/pictures/${key}-241.webp`,
    '/pictures/../x-240.webp',
    '/favicon.ico',
  ])
    expect(await pictures.make(address, folder)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});
