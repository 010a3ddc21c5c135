import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Rendition, recipeVersion, renditionsOf } from '#src/domain/catalogue/picture-recipe.ts';
import { encodeRenditions, versionOf } from '#src/pictures/encode.ts';
import { type PictureEntry, pictureSource } from './manifest.ts';

/** Where the project is and where made files are kept between builds. */
export interface PictureFolders {
  readonly root: string;
  readonly cache: string;
}

/** The folder of a project's made pictures: hosts keep `node_modules` between builds, `npm start -- --fresh` leaves it alone. */
export function cacheFolder(root: string): string {
  return join(root, 'node_modules/.cache/gija-pictures');
}

export function cachedFile(cache: string, key: string, entry: PictureEntry, rendition: Rendition): string {
  return join(folderOf(cache, key, entry), `${rendition.width}.${rendition.format}`);
}

/**
 * Makes what is missing of one picture's files (all of them, or those wanted) and returns how many that were.
 * @throws when the source is not the file that the manifest describes
 */
export async function fillCache(
  { root, cache }: PictureFolders,
  key: string,
  entry: PictureEntry,
  wanted: readonly Rendition[] = renditionsOf(key, entry),
): Promise<number> {
  const folder = folderOf(cache, key, entry);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const missing = wanted.filter(({ width, format }) => !present.has(`${width}.${format}`));
  if (missing.length === 0) return 0;
  const source = await readFile(join(root, pictureSource(key, entry)));
  if (versionOf(source) !== entry.version)
    throw new Error(
      `${pictureSource(key, entry)} is not the file in the manifest: run scripts/pictures/write-manifest.ts`,
    );
  for await (const { rendition, bytes } of encodeRenditions(source, missing)) {
    const file = cachedFile(cache, key, entry, rendition);
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }
  return missing.length;
}

function folderOf(cache: string, key: string, entry: PictureEntry): string {
  return join(cache, key, `${recipeVersion}${entry.version}`);
}
