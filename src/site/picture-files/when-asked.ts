import { type Rendition, renditionsOf } from '#src/domain/catalogue/picture-recipe.ts';
import { cachedFile, fillCache, type PictureFolders } from './cache.ts';
import { type PictureEntry, type PictureManifest, pictureManifest } from './manifest.ts';

interface PictureFile {
  readonly key: string;
  readonly entry: PictureEntry;
  readonly rendition: Rendition;
}

/** Which picture file an address names, if there is one: `/pictures/dress/burgundy-480.webp?v=…`. */
export function findFile(address: string, manifest: PictureManifest = pictureManifest): PictureFile | undefined {
  const [, key = '', width, format] = /^\/pictures\/([a-z0-9/-]+)-(\d+)\.(avif|webp|jpg)(?:\?|$)/.exec(address) ?? [];
  const entry = manifest[key];
  if (entry === undefined) return undefined;
  const rendition = renditionsOf(key, entry).find((made) => made.width === Number(width) && made.format === format);
  return rendition && { key, entry, rendition };
}

/** Files that are being made: who asks for one meanwhile gets the same. */
const making = new Map<string, Promise<unknown>>();

/** The path of the one file that an address names, made now unless it was made before; undefined where there is none. */
export async function makeFile(
  folders: PictureFolders,
  address: string,
  manifest: PictureManifest = pictureManifest,
): Promise<string | undefined> {
  const file = findFile(address, manifest);
  if (file === undefined) return undefined;
  const { key, entry, rendition } = file;
  const made = cachedFile(folders.cache, key, entry, rendition);
  const work = making.get(made) ?? fillCache(folders, key, entry, [rendition]).finally(() => making.delete(made));
  making.set(made, work);
  await work;
  return made;
}
