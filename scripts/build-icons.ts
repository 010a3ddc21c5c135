/**
 * Draws the shop's icons from `public/favicon.svg`: `node scripts/build-icons.ts`. The result is committed; run it when the
 * drawing changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const site = path.resolve(import.meta.dirname, '../public');
const ink = '#17181b';

/** The drawing in its light form; home screens do not know the scheme that it will be seen in. */
const drawing = (await readFile(path.join(site, 'favicon.svg'), 'utf8'))
  .replace(/<style>.*?<\/style>/s, '')
  .replaceAll('class="g"', `fill="${ink}"`)
  .replaceAll('class="t"', 'stroke="#fdfdfc"');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** With room around it, so that every mask leaves the drawing whole; ground and thread go on to the edge. */
const maskable = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('M0 0h32v32H0z', 'M-4-4h40v40H-4z')
  .replace('H0"', 'H-8"');

/** An ICO file with one PNG in it, which every browser of the last fifteen years reads. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

for (const size of [180, 192, 512]) await writeFile(path.join(site, `icons/${size}.png`), await draw(drawing, size));
await writeFile(path.join(site, 'icons/maskable-512.png'), await draw(maskable, 512));
await writeFile(path.join(site, 'favicon.ico'), toIco(await draw(drawing, 32), 32));
