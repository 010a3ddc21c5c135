import { blur, blurWithin } from './blur.ts';
import { cloth, effective, type Layers, level, type Reference } from './layers.ts';
import type { LinearPicture, Rgb } from './linear-light.ts';

/** Gloss that plain cloth has everywhere, in linear light: what is left of a perfectly black cloth. */
const sheen = 0.006;

/**
 * Takes a render apart (layers.ts). Several renders of one pose differ only by the cloth, which gives its light exactly, soft at the edges;
 * of a single render the cloth is told by its hue, since ground, gloss and buttons are nearly neutral.
 * @param steady pixels over which gloss is taken to be even inside the cloth: takes the grain out; 0 for none
 */
export function separate(references: readonly Reference[], steady: number): Layers {
  const interreflection = fitInterreflection(references);
  const layers = separateWith(references, interreflection);
  return steadied(layers, references, steady);
}

function separateWith(references: readonly Reference[], interreflection: number): Layers {
  const [first] = references;
  if (first === undefined) throw new Error('no render to take apart');
  const { width, height } = first.picture;
  const light = references.length > 1 ? byDifference(references, interreflection) : byHue(first, interreflection);
  return { width, height, light, rest: restOf(references, light, interreflection), interreflection };
}

function byDifference(references: readonly Reference[], interreflection: number): Float32Array {
  const albedos = references.map(({ albedo }) => effective(albedo, interreflection));
  const spreads = albedos.map((albedo) =>
    albedo.map((value, channel) => value - average(albedos.map((other) => other[channel] ?? 0))),
  );
  const squares = spreads.flat().reduce((sum, spread) => sum + spread * spread, 0);
  return eachPixel(references, (pixel) => {
    let products = 0;
    for (let index = 0; index < references.length; index += 1)
      for (let channel = 0; channel < 3; channel += 1)
        products += (spreads[index]?.[channel] ?? 0) * (references[index]?.picture.pixels[pixel * 3 + channel] ?? 0);
    return Math.max(0, products / squares);
  });
}

function byHue({ picture, albedo }: Reference, interreflection: number): Float32Array {
  const color = effective(albedo, interreflection);
  const ground = groundHue(picture);
  const clothSquare = dot(color, color);
  const groundSquare = dot(ground, ground);
  const both = dot(color, ground);
  const determinant = clothSquare * groundSquare - both * both;
  const light = eachPixel([{ picture }], (pixel) => {
    const at = pixel * 3;
    const seen: Rgb = [picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0];
    return Math.max(0, (groundSquare * dot(seen, color) - both * dot(seen, ground)) / determinant);
  });
  const near = cloth({ ...picture, values: light }, darkParts(picture));
  return light.map((value, pixel) => value * (near[pixel] ?? 0));
}

/** What the renders show beyond the light on their cloth. */
function restOf(references: readonly Reference[], light: Float32Array, interreflection: number): Float32Array {
  const albedos = references.map(({ albedo }) => effective(albedo, interreflection));
  const mean = [0, 1, 2].map((channel) => average(albedos.map((albedo) => albedo[channel] ?? 0)));
  const rest = new Float32Array(light.length * 3);
  for (let at = 0; at < rest.length; at += 1) {
    let seen = 0;
    for (let index = 0; index < references.length; index += 1) seen += references[index]?.picture.pixels[at] ?? 0;
    rest[at] = seen / references.length - (light[(at / 3) | 0] ?? 0) * (mean[at % 3] ?? 0);
  }
  return rest;
}

/** How much the cloth lights itself: the share at which nothing but the usual sheen is left on a cloth without any colour. */
function fitInterreflection(references: readonly Reference[]): number {
  const small = references.map(({ picture, albedo }) => ({ picture: thinned(picture, 4), albedo }));
  let low = 0;
  let high = 0.2;
  for (let round = 0; round < 6; round += 1) {
    const middle = (low + high) / 2;
    const { light, rest } = separateWith(small, middle);
    const usual = level(light);
    const left = [...light.keys()].filter((pixel) => Math.abs((light[pixel] ?? 0) / usual - 1) < 0.35);
    const sheens = left
      .map((pixel) => average([0, 1, 2].map((channel) => rest[pixel * 3 + channel] ?? 0)))
      .sort(ascending);
    if ((sheens[sheens.length >> 1] ?? 0) > sheen) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Well inside the cloth what is left is gloss, which has no hue: the light is what the renders show beyond it. */
function steadied(layers: Layers, references: readonly Reference[], sigma: number): Layers {
  const { width, height, light, rest, interreflection } = layers;
  const usual = level(light);
  const inside = light.map((value) => (value > usual * 0.15 ? 1 : 0));
  const core = blur({ width, height, values: inside }, 2);
  const grain = light.map((_, pixel) => average([0, 1, 2].map((channel) => rest[pixel * 3 + channel] ?? 0)));
  const gloss = sigma > 0 ? blurWithin({ width, height, values: grain }, inside, sigma) : grain;
  const albedos = references.map(({ albedo }) => effective(albedo, interreflection));
  const squares = albedos.reduce((sum, albedo) => sum + dot(albedo, albedo), 0);
  const share = core.map((value) => Math.min(1, Math.max(0, (value - 0.85) / 0.13)));
  const steadyLight = light.map((value, pixel) => {
    if (share[pixel] === 0) return value;
    let products = 0;
    for (let index = 0; index < references.length; index += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const beyond = (references[index]?.picture.pixels[pixel * 3 + channel] ?? 0) - (gloss[pixel] ?? 0);
        products += (albedos[index]?.[channel] ?? 0) * beyond;
      }
    return value + (Math.max(0, products / squares) - value) * (share[pixel] ?? 0);
  });
  const steadyRest = rest.map((value, at) => {
    const pixel = (at / 3) | 0;
    return value + (Math.max(0, gloss[pixel] ?? 0) - value) * (share[pixel] ?? 0);
  });
  return { ...layers, light: steadyLight, rest: steadyRest };
}

function eachPixel(references: readonly { picture: LinearPicture }[], value: (pixel: number) => number): Float32Array {
  const light = new Float32Array((references[0]?.picture.pixels.length ?? 0) / 3);
  for (let pixel = 0; pixel < light.length; pixel += 1) light[pixel] = value(pixel);
  return light;
}

/** The ground is a little warm: its hue is that of the upper left corner. */
function groundHue({ pixels, width }: LinearPicture): Rgb {
  const at = (4 * width + 4) * 3;
  return [pixels[at] ?? 1, pixels[at + 1] ?? 1, pixels[at + 2] ?? 1];
}

/** Far darker than any shadow on the ground: the inside of a collar, a lining. */
function darkParts(picture: LinearPicture): Uint8Array {
  const bright = groundHue(picture)[1] * 0.3;
  const dark = new Uint8Array(picture.pixels.length / 3);
  for (let pixel = 0; pixel < dark.length; pixel += 1)
    dark[pixel] = (picture.pixels[pixel * 3 + 1] ?? 1) < bright ? 1 : 0;
  return dark;
}

function thinned({ width, height, pixels }: LinearPicture, step: number): LinearPicture {
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const kept = new Float32Array(small.width * small.height * 3);
  for (let at = 0; at < kept.length; at += 1) {
    const pixel = (at / 3) | 0;
    const row = Math.floor(pixel / small.width) * step;
    kept[at] = pixels[(row * width + (pixel % small.width) * step) * 3 + (at % 3)] ?? 0;
  }
  return { ...small, pixels: kept };
}

function dot(left: Rgb, right: Rgb): number {
  return left[0] * right[0] + left[1] * right[1] + left[2] * right[2];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function ascending(left: number, right: number): number {
  return left - right;
}
