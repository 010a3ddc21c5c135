import { blur, blurWithin, type Plane } from './blur.ts';
import type { LinearPicture, Rgb } from './linear-light.ts';

/** A render taken apart: light × albedo of the cloth + all that does not depend on the cloth's colour. */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** Light that falls on the cloth, times how much of the pixel is cloth; 0 on the ground. */
  readonly light: Float32Array;
  /** Ground, shadow, buttons, soles, gloss: three values a pixel. */
  readonly rest: Float32Array;
  /** Between folds cloth is lit by itself: a cloth of albedo a shines like a × (1 + this × a). */
  readonly interreflection: number;
}

/** A render in a known cloth colour. */
export interface Reference {
  readonly picture: LinearPicture;
  readonly albedo: Rgb;
}

export function effective(albedo: Rgb, interreflection: number): Rgb {
  const [red, green, blue] = albedo;
  return [
    red * (1 + interreflection * red),
    green * (1 + interreflection * green),
    blue * (1 + interreflection * blue),
  ];
}

/** The usual light on the cloth: the median of all that is surely cloth. */
export function level(light: Float32Array): number {
  const sure = light.filter((value) => value > 0.25).sort();
  return sure[sure.length >> 1] ?? 1;
}

/** Where there is cloth (1) and where surely none (0): lit or dark parts of some size, grown by about two pixels. */
export function cloth(plane: Plane, dark: Uint8Array): Float32Array {
  const { width, height, values } = plane;
  const threshold = level(values) * 0.35;
  const smooth = blur(plane, 1);
  const isCloth = (pixel: number) => dark[pixel] === 1 || (smooth[pixel] ?? 0) >= threshold;
  const parts = new Float32Array(values.length);
  const seen = new Uint8Array(values.length);
  const smallest = values.length / 30_000;
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1 || !isCloth(start)) continue;
    const part = [start];
    seen[start] = 1;
    for (let next = 0; next < part.length; next += 1) {
      const pixel = part[next] ?? 0;
      const column = pixel % width;
      for (const other of [
        column > 0 ? pixel - 1 : -1,
        column < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width,
      ]) {
        if (other < 0 || other >= width * height || seen[other] === 1 || !isCloth(other)) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    if (part.length >= smallest) for (const pixel of part) parts[pixel] = 1;
  }
  return blur({ width, height, values: parts }, 1.2).map((value) => (value > 0.02 ? 1 : 0));
}

/** The same garment with a share (0 to 1) of what is broadly paler or darker in its cloth taken out; folds stay. */
export function unwashed(layers: Layers, share: number): Layers {
  const { light } = layers;
  const usual = level(light);
  const inside = light.map((value) => (value > usual * 0.06 ? 1 : 0));
  const broad = blurWithin({ ...layers, values: light }, inside, 26);
  return {
    ...layers,
    light: light.map((value, pixel) =>
      inside[pixel] === 1 ? value * (usual / Math.max(broad[pixel] ?? usual, usual * 0.25)) ** share : value,
    ),
  };
}
