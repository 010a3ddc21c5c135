import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { versionOf } from '#src/pictures/encode.ts';
import { buildPictures } from './build.ts';
import type { PictureManifest } from './manifest.ts';
import { makeFile } from './when-asked.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gija-pictures-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function addPicture(key: string, color: string, width = 300, height = 360) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .webp()
    .toBuffer();
  const file = join(root, 'content/pictures/products', `${key}.webp`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
  return { format: 'webp' as const, width, height, ground: color, version: versionOf(bytes) };
}

const build = (manifest: PictureManifest) =>
  buildPictures({ root, cache: join(root, 'cache'), output: join(root, 'dist'), manifest });
const served = () => readdir(join(root, 'dist/pictures/dress'));

test('makes every size in its format, cut to 3:4', async () => {
  const built = await build({ 'dress/red': await addPicture('dress/red', '#b3262b') });
  expect(built).toEqual({ encoded: 6, copied: 6 });
  expect((await served()).sort()).toEqual([
    'red-150.jpg',
    'red-240.avif',
    'red-240.webp',
    'red-270.avif',
    'red-270.jpg',
    'red-270.webp',
  ]);
  for (const [file, format, width] of [
    ['red-240.webp', 'webp', 240],
    ['red-240.avif', 'heif', 240],
    ['red-150.jpg', 'jpeg', 150],
  ] as const) {
    const made = await sharp(await readFile(join(root, 'dist/pictures/dress', file))).metadata();
    expect({ format: made.format, width: made.width, height: made.height }).toEqual({
      format,
      width,
      height: (width * 4) / 3,
    });
  }
});

test('a second build encodes nothing and serves the same', async () => {
  const manifest = { 'dress/red': await addPicture('dress/red', '#b3262b') };
  await build(manifest);
  await rm(join(root, 'dist'), { recursive: true });
  expect(await build(manifest)).toEqual({ encoded: 0, copied: 6 });
  expect(await served()).toHaveLength(6);
});

test('one replaced picture is made anew, the others are not', async () => {
  const red = await addPicture('dress/red', '#b3262b');
  await build({ 'dress/red': red, 'dress/navy': await addPicture('dress/navy', '#232f4b') });
  const before = await stat(join(root, 'dist/pictures/dress/red-240.webp'));
  const navy = await addPicture('dress/navy', '#3f6ea8');
  expect(await build({ 'dress/red': red, 'dress/navy': navy })).toEqual({ encoded: 6, copied: 12 });
  const { dominant } = await sharp(await readFile(join(root, 'dist/pictures/dress/navy-240.webp'))).stats();
  expect(dominant.b).toBeGreaterThan(140);
  expect((await stat(join(root, 'dist/pictures/dress/red-240.webp'))).size).toBe(before.size);
});

test('a source that the manifest does not describe stops the build', async () => {
  const entry = await addPicture('dress/red', '#b3262b');
  await addPicture('dress/red', '#44634a');
  await expect(build({ 'dress/red': entry })).rejects.toThrow(
    'content/pictures/products/dress/red.webp is not the file in the manifest',
  );
});

test('makes only the one file that is asked for', async () => {
  const manifest = { 'dress/red': await addPicture('dress/red', '#b3262b') };
  const folders = { root, cache: join(root, 'cache') };
  const file = await makeFile(folders, '/pictures/dress/red-240.webp?v=1', manifest);
  expect((await sharp(file).metadata()).width).toBe(240);
  expect(await readdir(join(file ?? '', '..'))).toEqual(['240.webp']);
  expect(await makeFile(folders, '/pictures/dress/red-241.webp', manifest)).toBeUndefined();
  const asked = Array.from({ length: 8 }, () => makeFile(folders, '/pictures/dress/red-150.jpg', manifest));
  expect(new Set(await Promise.all(asked)).size, 'many at once get the same file').toBe(1);
  expect(await build(manifest)).toEqual({ encoded: 4, copied: 6 });
});
