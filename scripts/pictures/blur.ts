/** One value a pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * Gaussian blur that looks only at pixels of the mask (weights 0 to 1): what lies outside does not bleed in.
 * Where the mask is empty all around, the value itself stays. Sigma in pixels.
 */
export function blurWithin(plane: Plane, mask: Float32Array, sigma: number): Float32Array {
  const weighted = plane.values.map((value, at) => value * (mask[at] ?? 0));
  const sums = blur({ ...plane, values: weighted }, sigma);
  const weights = blur({ ...plane, values: mask }, sigma);
  return sums.map((sum, at) => ((weights[at] ?? 0) > 1e-3 ? sum / (weights[at] ?? 1) : (plane.values[at] ?? 0)));
}

/** Gaussian blur, edges repeated. */
export function blur({ width, height, values }: Plane, sigma: number): Float32Array {
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)));
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  const pass = (from: Float32Array, length: number, step: number, lines: number, lineStep: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1)
      for (let at = 0; at < length; at += 1) {
        let total = 0;
        for (let offset = -radius; offset <= radius; offset += 1) {
          const other = Math.min(length - 1, Math.max(0, at + offset));
          total += (from[line * lineStep + other * step] ?? 0) * (kernel[offset + radius] ?? 0);
        }
        to[line * lineStep + at * step] = total / sum;
      }
    return to;
  };
  return pass(pass(values, width, 1, height, width), height, width, width, 1);
}
