import sharp from 'sharp';
import { albedoOf, type Rgb, toDisplay, toLinear } from './linear-light.ts';

/** A picture being put together, in linear light. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

/** Where a product picture goes: its width on the canvas, and its upper left corner, in pixels. */
export interface Placed {
  readonly file: string;
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Pixels over which a placed picture's own ground and shadow fade out towards its border. */
const fade = 0.24;

/** An empty wall, a little brighter where the light comes from. */
export function wall(width: number, height: number, color: string): Canvas {
  const ground = albedoOf(color);
  const pixels = new Float32Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = (at / 3) | 0;
    const across = (pixel % width) / width;
    const down = pixel / width / height;
    pixels[at] = (ground[at % 3] ?? 0) * (1.05 - 0.1 * across - 0.05 * down);
  }
  return { width, height, pixels };
}

/**
 * Puts a product picture on the wall: the garment covers what is behind it, its shadow darkens it. The garment is told
 * from its ground by darkness or hue, so it must not be white.
 */
export async function place(canvas: Canvas, { file, width, left, top }: Placed): Promise<void> {
  const { data, info } = await sharp(file).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = toLinear(Float32Array.from(data, (value) => value / 255));
  const own: Rgb = [light[30] ?? 1, light[31] ?? 1, light[32] ?? 1];
  for (let row = Math.max(0, -top); row < Math.min(info.height, canvas.height - top); row += 1)
    for (let column = Math.max(0, -left); column < Math.min(info.width, canvas.width - left); column += 1) {
      const from = (row * info.width + column) * 3;
      const to = ((row + top) * canvas.width + column + left) * 3;
      const seen: Rgb = [light[from] ?? 0, light[from + 1] ?? 0, light[from + 2] ?? 0];
      const most = Math.max(...seen);
      const hue = (most - Math.min(...seen)) / Math.max(most, 0.01);
      const covered = Math.max(step(seen[1] / own[1], 0.56, 0.44), step(hue, 0.16, 0.3));
      const border = Math.min(column, row, info.width - 1 - column, info.height - 1 - row) / (info.width * fade);
      const kept = step(border, 0, 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const shadow = 1 + ((seen[channel] ?? 0) / (own[channel] ?? 1) - 1) * kept;
        const behind = (canvas.pixels[to + channel] ?? 0) * Math.min(1.04, shadow);
        canvas.pixels[to + channel] = covered * (seen[channel] ?? 0) + (1 - covered) * behind;
      }
    }
}

/** Writes the canvas as WebP; a grain of half a step keeps even walls from banding. */
export async function writeCanvas({ width, height, pixels }: Canvas, file: string, quality: number): Promise<void> {
  let seed = 7;
  const bytes = Uint8Array.from(
    toDisplay(pixels).map((value) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.round(Math.min(1, Math.max(0, value)) * 255 + (seed / 2147483648 - 0.5) * 0.9);
    }),
  );
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 5 })
    .toFile(file);
}

/** 0 up to `from`, 1 from `to` on, smooth between; falling when `to` is below `from`. */
function step(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
