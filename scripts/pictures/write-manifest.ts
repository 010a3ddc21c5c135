import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { versionOf } from '#src/pictures/encode.ts';
import { groundOf } from '#src/pictures/ground.ts';
import type { PictureEntry } from '#src/site/picture-files/manifest.ts';
import { listPictures } from './list-pictures.ts';

/**
 * Lists the pictures of content/pictures in the two manifest.json files, with size, ground colour and version.
 * Run it after adding, replacing or removing a picture: `node scripts/pictures/write-manifest.ts`.
 */
const root = resolve(import.meta.dirname, '../../content/pictures');

for (const [folder, prefix] of [
  ['products', ''],
  ['pages', 'pages/'],
] as const) {
  const entries: [string, PictureEntry & Partial<Record<'kind' | 'color' | 'view', string>>][] = [];
  for (const { name, format } of await listPictures(join(root, folder))) {
    const bytes = await readFile(join(root, folder, `${name}.${format}`));
    const { width, height } = await sharp(bytes).metadata();
    const [kind = '', file = ''] = name.split('/');
    // A colour is one word: what follows it is the view.
    const [color, view = 'front'] = file.split('-');
    const subject = prefix === '' ? { kind, color, view } : {};
    entries.push([
      `${prefix}${name}`,
      { ...subject, format, width, height, ground: await groundOf(bytes), version: versionOf(bytes) },
    ]);
  }
  const rows = entries.map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  await writeFile(join(root, folder, 'manifest.json'), `{\n${rows.join(',\n')}\n}\n`);
  console.log(`${folder}: ${entries.length} pictures`);
}
