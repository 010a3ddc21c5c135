import { albedoOf, type LinearPicture } from './linear-light.ts';

/** Stocking stitch seen from near, each stitch two legs of spun yarn, lit from the upper left. `stitch` is a stitch's width in pixels. */
export function knit(width: number, height: number, stitch: number, colors: readonly string[]): LinearPicture {
  const relief = new Float32Array(width * height);
  const yarn = new Float32Array(width * height);
  for (let pixel = 0; pixel < relief.length; pixel += 1) {
    const [depth, shade] = stitchAt(pixel % width, (pixel / width) | 0, stitch);
    relief[pixel] = depth;
    yarn[pixel] = shade;
  }
  const dyes = colors.map(albedoOf);
  const pixels = new Float32Array(relief.length * 3);
  for (let pixel = 0; pixel < relief.length; pixel += 1) {
    const column = pixel % width;
    const row = (pixel / width) | 0;
    const at = (x: number, y: number) =>
      relief[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
    const slopeX = ((at(column + 1, row) - at(column - 1, row)) * stitch) / 2;
    const slopeY = ((at(column, row + 1) - at(column, row - 1)) * stitch) / 2;
    const facing = (0.42 * slopeX + 0.5 * slopeY + 0.76) / Math.sqrt(1 + slopeX ** 2 + slopeY ** 2);
    const hollow = 0.34 + 0.66 * Math.min(1, Math.max(0, at(column, row) * 2.9));
    const mix = Math.min(0.999, Math.max(0, yarn[pixel] ?? 0)) * (dyes.length - 1);
    const [from, to] = [dyes[Math.floor(mix)], dyes[Math.ceil(mix)]];
    for (let channel = 0; channel < 3; channel += 1) {
      const dye = (from?.[channel] ?? 0) * (1 - (mix % 1)) + (to?.[channel] ?? 0) * (mix % 1);
      pixels[pixel * 3 + channel] = dye * hollow * (0.2 + 1.05 * Math.max(0, facing));
    }
  }
  return { width, height, pixels };
}

/** Height of the yarn (0 to 0.4 stitches) and place between the dyes (0 to 1) at a pixel. */
function stitchAt(column: number, row: number, stitch: number): [depth: number, shade: number] {
  const wander = noise(column / (stitch * 5), row / (stitch * 5)) - 0.5;
  const x = column / stitch + wander * 0.35;
  const y = row / (stitch * 0.78) + (noise(column / (stitch * 4) + 40, row / (stitch * 4)) - 0.5) * 0.35;
  let depth = 0;
  let shade = 0.5;
  // The legs of a stitch reach over the course below, so three courses can lie on one point; the upper one is nearest.
  for (let course = Math.floor(y) - 2; course <= Math.floor(y) + 1; course += 1)
    for (let leg = 2 * Math.floor(x) - 1; leg <= 2 * Math.floor(x) + 2; leg += 1) {
      const wale = Math.floor(leg / 2);
      const side = leg % 2 === 0 ? -1 : 1;
      const loose = noise(wale * 3.7 + side, course * 2.3) - 0.5;
      const along = (y - course + 0.25) / 1.75;
      if (along < 0 || along > 1) continue;
      const middle = wale + 0.5 + side * (0.36 - 0.3 * along ** 1.15 + 0.04 * loose);
      const thickness = 0.225 * (0.62 + 0.38 * Math.sin(Math.PI * along) ** 0.7) * (1 + 0.14 * loose);
      const across = (x - middle) / thickness;
      if (Math.abs(across) >= 1) continue;
      const plies = 0.018 * Math.sin((along * 3.4 - side * across * 0.7) * Math.PI * 2);
      const fibres = 0.05 * (noise(column / 2.2 + side * across * 3, row / 6) - 0.5);
      const lift = 0.13 * Math.sin(Math.PI * along ** 0.8);
      const here = (0.22 * Math.sqrt(1 - across ** 2) + lift + plies) * (1 + fibres);
      if (here <= depth) continue;
      depth = here;
      shade = 0.5 + 0.45 * loose + 0.8 * (noise(column / 3 + course * 9, row / 14 + side * 5) - 0.5);
    }
  return [depth, shade];
}

/** Smooth value noise, 0 to 1. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const upper = scatter(left, top) * (1 - u) + scatter(left + 1, top) * u;
  const lower = scatter(left, top + 1) * (1 - u) + scatter(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function scatter(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
