import { readdir } from 'node:fs/promises';
import type { PictureEntry } from '#src/site/picture-files/manifest.ts';

interface FoundPicture {
  /** Path in the folder without the extension: `dress/burgundy`. */
  readonly name: string;
  readonly format: PictureEntry['format'];
}

/** The source pictures under a folder, sorted by name. */
export async function listPictures(folder: string): Promise<FoundPicture[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .flatMap((file): FoundPicture[] => {
      const [, name, format] = /^(.+)\.(webp|avif)$/.exec(file) ?? [];
      return name === undefined ? [] : [{ name, format: format === 'avif' ? 'avif' : 'webp' }];
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
