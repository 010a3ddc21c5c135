import { readdir } from 'node:fs/promises';

/** Names of the WebP pictures under a folder, without the extension: `dress/burgundy`, sorted. */
export async function listPictures(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length))
    .sort();
}
