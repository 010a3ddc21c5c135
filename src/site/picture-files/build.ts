import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { renditionsOf } from '#src/domain/catalogue/picture-recipe.ts';
import { cachedFile, fillCache, type PictureFolders } from './cache.ts';
import type { PictureManifest } from './manifest.ts';

export interface PictureBuild extends PictureFolders {
  /** The folder that is served; files go to `pictures/` in it. */
  readonly output: string;
  readonly manifest: PictureManifest;
  /** Pictures that are made side by side; two by default. */
  readonly workers?: number;
  /** Called after each picture of which something had to be made. */
  readonly onProgress?: (made: number, pictures: number) => void;
}

/** Puts every file of every picture into the output; only what the cache lacks is encoded. Counts are files. */
export async function buildPictures(build: PictureBuild): Promise<{ encoded: number; copied: number }> {
  const waiting = Object.entries(build.manifest);
  const pictures = waiting.length;
  const counts = { encoded: 0, copied: 0 };
  let made = 0;
  const before = sharp.concurrency();
  // One thread an encoder: several pictures at a time use the cores better than one picture on all of them.
  sharp.concurrency(1);
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [key, entry] = next;
      const encoded = await fillCache(build, key, entry);
      made += 1;
      counts.encoded += encoded;
      if (encoded > 0) build.onProgress?.(made, pictures);
      const renditions = renditionsOf(key, entry);
      await mkdir(dirname(join(build.output, 'pictures', key)), { recursive: true });
      for (const rendition of renditions) {
        const served = join(build.output, pictureAddress(key, rendition.width, rendition.format));
        await copyFile(cachedFile(build.cache, key, entry, rendition), served);
      }
      counts.copied += renditions.length;
    }
  };
  try {
    await Promise.all(Array.from({ length: build.workers ?? 2 }, work));
  } finally {
    sharp.concurrency(before);
  }
  return counts;
}
