import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { place, wall, writeCanvas } from './canvas.ts';
import { knit } from './knit.ts';
import { toDisplay } from './linear-light.ts';

/**
 * Puts the pictures of the home page and of link previews together from product pictures; the result is what is kept.
 * `node scripts/pictures/compose-pages.ts [name …]`, then `write-manifest.ts`.
 */
const content = resolve(import.meta.dirname, '../../content/pictures');
const wanted = process.argv.slice(2);

interface Garment {
  readonly key: string;
  /** Size against the product picture. */
  readonly scale: number;
  /** Where the garment's middle and its upper edge come to lie, in pixels. */
  readonly middle: number;
  readonly top: number;
}

/** Upper edge and middle of each garment in its 900 × 1200 picture. */
const outlines: Readonly<Record<string, readonly [middle: number, top: number]>> = {
  sweater: [450, 227],
  trousers: [450, 60],
  coat: [449, 108],
  jeans: [450, 67],
  puffer: [448, 130],
  skirt: [468, 127],
  'kid-tee': [450, 122],
  shirt: [448, 151],
  dress: [447, 118],
};

const scenes: Readonly<Record<string, { size: [number, number]; wall: string; garments: readonly Garment[] }>> = {
  home: {
    size: [1680, 1200],
    wall: '#d6d7d7',
    garments: [
      { key: 'trousers/camel', scale: 1.04, middle: 440, top: 770 },
      { key: 'sweater/grey', scale: 1.05, middle: 440, top: 110 },
      { key: 'coat/black', scale: 1.22, middle: 1230, top: 60 },
    ],
  },
  'home-phone': {
    size: [1080, 1350],
    wall: '#d6d7d7',
    garments: [
      { key: 'trousers/camel', scale: 0.86, middle: 338, top: 705 },
      { key: 'sweater/grey', scale: 0.8, middle: 340, top: 260 },
      { key: 'coat/black', scale: 0.96, middle: 715, top: 180 },
    ],
  },
  'home-beside': {
    size: [1080, 1440],
    wall: '#d4d3cf',
    garments: [
      { key: 'skirt/green', scale: 0.92, middle: 540, top: 880 },
      { key: 'sweater/beige', scale: 1.14, middle: 540, top: 190 },
    ],
  },
  women: {
    size: [960, 1280],
    wall: '#e0dfdb',
    garments: [
      { key: 'skirt/brown', scale: 0.82, middle: 480, top: 830 },
      { key: 'shirt/blue', scale: 1, middle: 480, top: 150 },
    ],
  },
  men: {
    size: [960, 1280],
    wall: '#d7d9db',
    garments: [
      { key: 'trousers/grey', scale: 1.03, middle: 480, top: 800 },
      { key: 'puffer/navy', scale: 1, middle: 480, top: 150 },
    ],
  },
  kids: {
    size: [960, 1280],
    wall: '#e0ded8',
    garments: [
      { key: 'jeans/blue', scale: 0.86, middle: 480, top: 760 },
      { key: 'kid-tee/yellow', scale: 0.74, middle: 480, top: 240 },
    ],
  },
  'open-graph': {
    size: [1200, 630],
    wall: '#d6d7d7',
    garments: [
      { key: 'coat/black', scale: 0.55, middle: 240, top: 56 },
      { key: 'trousers/camel', scale: 0.52, middle: 622, top: 370 },
      { key: 'sweater/grey', scale: 0.5, middle: 622, top: 80 },
      { key: 'dress/burgundy', scale: 0.54, middle: 975, top: 66 },
    ],
  },
};
const wool = ['#b9ac94', '#d6cab3', '#e9e0cf'];
const cloths: Readonly<Record<string, [width: number, height: number]>> = {
  cloth: [1920, 731],
  'cloth-phone': [1080, 1350],
};

await mkdir(join(content, 'pages'), { recursive: true });
const fileOf = (name: string) => join(content, 'pages', `${name}.webp`);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

for (const [name, scene] of Object.entries(scenes)) {
  if (!isWanted(name)) continue;
  const canvas = wall(...scene.size, scene.wall);
  for (const { key, scale, middle, top } of scene.garments) {
    const [ownMiddle, ownTop] = outlines[key.split('/')[0] ?? ''] ?? [450, 100];
    await place(canvas, {
      file: join(content, 'products', `${key}.webp`),
      width: Math.round(900 * scale),
      left: Math.round(middle - ownMiddle * scale),
      top: Math.round(top - ownTop * scale),
    });
  }
  await writeCanvas(canvas, fileOf(name), 88);
}
for (const [name, [width, height]] of Object.entries(cloths)) {
  if (!isWanted(name)) continue;
  // Drawn at twice the size and scaled down, so that the yarn's edges are smooth.
  const drawn = knit(width * 2, height * 2, 150, wool);
  const bytes = Uint8Array.from(toDisplay(drawn.pixels).map((value) => Math.round(Math.min(1, value) * 255)));
  await sharp(bytes, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
    .resize(width)
    .webp({ quality: 80, effort: 5 })
    .toFile(fileOf(name));
}
