import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { colors } from './colors.ts';
import { knit } from './knit.ts';
import { toDisplay } from './linear-light.ts';
import { pagePictures } from './page-pictures.ts';

/**
 * Puts the pictures of the home page and of link previews together from kept renders; the result is what is committed.
 * `node scripts/pictures/compose-pages.ts [name …]`, then `write-manifest.ts`.
 */
const pages = resolve(import.meta.dirname, '../../content/pictures/pages');
const render = join(import.meta.dirname, 'render');
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const encoding = { quality: 70, effort: 3 } as const;

const folder = await mkdtemp(join(tmpdir(), 'gija-pages-'));
try {
  const scenes = Object.entries(pagePictures)
    .filter(([name]) => isWanted(name))
    .map(([name, { width, height, wall, garments }]) => ({
      name,
      width,
      height,
      wall,
      things: garments.map(({ color, ...placed }) => ({ ...placed, view: 'front', colour: colors[color] })),
      to: join(folder, `${name}.png`),
    }));
  await writeFile(join(folder, 'scenes.json'), JSON.stringify(scenes));
  await promisify(execFile)('/usr/bin/python3', [join(render, 'finish.py'), '--scenes', join(folder, 'scenes.json')], {
    cwd: render,
  });
  for (const { name, to } of scenes)
    await sharp(to)
      .avif(encoding)
      .toFile(join(pages, `${name}.avif`));
} finally {
  await rm(folder, { recursive: true, force: true });
}

const wool = ['#b9ac94', '#d6cab3', '#e9e0cf'];
const cloths: Readonly<Record<string, [width: number, height: number]>> = {
  cloth: [1920, 731],
  'cloth-phone': [1080, 1350],
};
for (const [name, [width, height]] of Object.entries(cloths)) {
  if (!isWanted(name)) continue;
  // Drawn at twice the size and scaled down, so that the yarn's edges are smooth.
  const drawn = knit(width * 2, height * 2, 150, wool);
  const bytes = Uint8Array.from(toDisplay(drawn.pixels).map((value) => Math.round(Math.min(1, value) * 255)));
  await sharp(bytes, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
    .resize(width)
    .avif(encoding)
    .toFile(join(pages, `${name}.avif`));
}
