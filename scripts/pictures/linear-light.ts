/** Pixels in linear light, three values each, as they were before the renderer's soft shoulder. */
export interface LinearPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

type Rgb = readonly [red: number, green: number, blue: number];

const shoulder = 0.8;
const room = 1 - shoulder;

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Light that a surface of this colour gives back, 0 to 1. */
export function albedoOf(hex: string): Rgb {
  const channel = (at: number) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Display values (0 to 1) of light: highlights roll off softly instead of being cut. */
export function toDisplay(light: Float32Array): Float32Array {
  return light.map((value) =>
    encode(value <= shoulder ? Math.max(value, 0) : shoulder + room * (1 - Math.exp(-(value - shoulder) / room))),
  );
}
