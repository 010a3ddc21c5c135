import { blur } from './blur.ts';

/** The renders were sharpened in display values inside the garment: strength, and sigma in pixels. */
const strength = 0.35;
const sigma = 1.1;

interface Display {
  readonly width: number;
  readonly height: number;
  /** Three display values (0 to 1) a pixel. */
  readonly values: Float32Array;
}

/** Takes the sharpening back, so that a dark garment leaves no dark line when its colour becomes light. */
export function softened(sharp: Display, mask: Float32Array): Float32Array {
  let soft = sharp.values;
  for (let round = 0; round < 6; round += 1) {
    const around = blurred({ ...sharp, values: soft });
    soft = sharp.values.map((value, at) => {
      const amount = strength * (mask[(at / 3) | 0] ?? 0);
      return (value + amount * (around[at] ?? 0)) / (1 + amount);
    });
  }
  return soft;
}

export function sharpened(soft: Display, mask: Float32Array): Float32Array {
  const around = blurred(soft);
  return soft.values.map((value, at) => value + strength * (mask[(at / 3) | 0] ?? 0) * (value - (around[at] ?? 0)));
}

function blurred({ width, height, values }: Display): Float32Array {
  const to = new Float32Array(values.length);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = new Float32Array(values.length / 3);
    for (let pixel = 0; pixel < plane.length; pixel += 1) plane[pixel] = values[pixel * 3 + channel] ?? 0;
    const soft = blur({ width, height, values: plane }, sigma);
    for (let pixel = 0; pixel < plane.length; pixel += 1) to[pixel * 3 + channel] = soft[pixel] ?? 0;
  }
  return to;
}
