import { blur, blurWithin } from './blur.ts';
import { type Layers, level } from './layers.ts';
import type { LinearPicture } from './linear-light.ts';

/** Pixels of the band on both sides of an edge that is drawn anew. */
const reach = 5;

/**
 * Redraws the outline of a garment that was rendered dark: its edge was sharpened down to black, which would stay as a dark line around
 * a light colour. How much of a pixel is garment is read from its brightness between ground and cloth; light and ground are continued from both sides.
 */
export function redrawnEdges(layers: Layers, picture: LinearPicture): Layers {
  const { width, height, light, rest } = layers;
  const brightness = light.map((_, pixel) => picture.pixels[pixel * 3 + 1] ?? 0);
  const plane = (values: Float32Array) => ({ width, height, values });
  const usual = level(light);
  const garment = light.map((value, pixel) => (value > usual * 0.3 || (brightness[pixel] ?? 0) < 0.15 ? 1 : 0));
  const spread = blur(plane(garment), reach / 1.5);
  const deep = spread.map((value, pixel) => (value > 0.97 && (light[pixel] ?? 0) > usual * 0.1 ? 1 : 0));
  const outside = spread.map((value) => (value < 0.03 ? 1 : 0));
  const continued = (values: Float32Array, from: Float32Array) => blurWithin(plane(values), from, reach);
  const channels = [0, 1, 2].map((channel) => {
    const values = light.map((_, pixel) => rest[pixel * 3 + channel] ?? 0);
    return { ground: continued(values, outside), gloss: continued(values, deep) };
  });
  const inner = { light: continued(light, deep), brightness: continued(brightness, deep) };
  const ground = continued(brightness, outside);
  const newLight = Float32Array.from(light);
  const newRest = Float32Array.from(rest);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const inBand = (spread[pixel] ?? 0) >= 0.03 && (spread[pixel] ?? 0) <= 0.97;
    const contrast = (ground[pixel] ?? 0) - (inner.brightness[pixel] ?? 0);
    if (!inBand || contrast < 0.2) continue;
    const covered = Math.min(1, Math.max(0, ((ground[pixel] ?? 0) - (brightness[pixel] ?? 0)) / contrast));
    newLight[pixel] = covered * (inner.light[pixel] ?? 0);
    channels.forEach((side, channel) => {
      newRest[pixel * 3 + channel] = (1 - covered) * (side.ground[pixel] ?? 0) + covered * (side.gloss[pixel] ?? 0);
    });
  }
  return { ...layers, light: newLight, rest: newRest };
}
