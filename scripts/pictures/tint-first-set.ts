import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { colors } from './colors.ts';
import { redrawnEdges } from './edges.ts';
import { type Color, type Kind, kinds } from './first-set-kinds.ts';
import { effective, type Layers, level, unwashed } from './layers.ts';
import { albedoOf, toDisplay, toLinear } from './linear-light.ts';
import { separate } from './separate.ts';
import { sharpened, softened } from './sharpening.ts';

/**
 * Makes the product pictures of the first set in every colour from its renders, once; the result is what is kept.
 * `node scripts/pictures/tint-first-set.ts FOLDER [kind …]`; FOLDER holds the renders (`tee-white.png` …).
 * Run `write-manifest.ts` afterwards.
 */
const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/pictures/tint-first-set.ts FOLDER [kind …]');
const output = process.env['PICTURES_OUTPUT'] ?? resolve(import.meta.dirname, '../../content/pictures/products');

/** Light cloth needs a slightly darker ground to stand out; it stays light enough for tags. */
const groundBehind: Readonly<Partial<Record<Color, number>>> = { white: 0.86, ecru: 0.93 };
/** Light on the cloth at which white is white and not burnt out, and how far a kind that was lit less may be lifted. */
const bright = 0.88;
const lift = 1.2;

async function layersOf(kind: Kind): Promise<Layers> {
  const renders = await Promise.all(
    Object.entries(kind.renders).map(async ([name, albedo]) => {
      const file = sharp(join(folder ?? '', `${name}.png`))
        .removeAlpha()
        .toColourspace('srgb')
        .raw();
      const { data, info } = await file.toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return { width, height, values: Float32Array.from(data, (value) => value / 255), albedo: albedoOf(albedo) };
    }),
  );
  const pictureOf = ({ width, height }: { width: number; height: number }, values: Float32Array) => ({
    width,
    height,
    pixels: toLinear(values),
  });
  const rough = separate(
    renders.map((render) => ({ picture: pictureOf(render, render.values), albedo: render.albedo })),
    0,
  );
  const mask = coverage(rough);
  const soft = renders.map((render) => ({ picture: pictureOf(render, softened(render, mask)), albedo: render.albedo }));
  const separated = separate(soft, kind.steady);
  const layers = kind.unwashed === undefined ? separated : unwashed(separated, kind.unwashed);
  return kind.dark === true && soft[0] !== undefined ? redrawnEdges(layers, soft[0].picture) : layers;
}

/** How much of each pixel is cloth, 0 to 1, as well as the light tells. */
function coverage({ light }: Layers): Float32Array {
  const full = level(light) * 0.6;
  return light.map((value) => Math.min(1, value / full));
}

function tint({ width, height, light, rest, interreflection }: Layers, mask: Float32Array, color: Color): Uint8Array {
  const gain = Math.min(lift, bright / (level(light) * (1 + interreflection)));
  const cloth = effective(albedoOf(colors[color]), interreflection).map((value) => value * gain);
  const ground = groundBehind[color] ?? 1;
  // A dark dye is duller than the lighter cloth from which the gloss was read.
  const gloss = 0.55 + 0.45 * Math.min(1, Math.max(...cloth) * 4);
  const pixels = rest.map((other, at) => {
    const pixel = (at / 3) | 0;
    const covered = mask[pixel] ?? 0;
    return (light[pixel] ?? 0) * (cloth[at % 3] ?? 0) + other * (covered * gloss + (1 - covered) * ground);
  });
  const values = sharpened({ width, height, values: toDisplay(pixels) }, mask);
  return Uint8Array.from(values.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255)));
}

for (const [name, kind] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const layers = await layersOf(kind);
  const mask = coverage(layers);
  const { width, height } = layers;
  const [, base = name, view = ''] = /^(.*?)(-back|-detail)?$/.exec(name) ?? [];
  for (const color of Object.keys(colors) as Color[]) {
    const file = join(output, base, `${color}${view}.webp`);
    await mkdir(dirname(file), { recursive: true });
    const original = kind.originals[color];
    const source =
      original === undefined
        ? sharp(tint(layers, mask, color), { raw: { width, height, channels: 3 } })
        : sharp(join(folder, `${original}.png`));
    await source.webp({ quality: 86, effort: 4 }).toFile(file);
  }
  console.log(`${name}: light ${level(layers.light).toFixed(2)}, interreflection ${layers.interreflection.toFixed(2)}`);
}
