/** Pixels in linear light, three values each, as they were before the renderer's soft shoulder. */
export interface LinearPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

export type Rgb = readonly [red: number, green: number, blue: number];

const shoulder = 0.8;
const room = 1 - shoulder;
const steps = 4096;

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

const linear = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const light = decode(step / steps);
  return light <= shoulder ? light : shoulder - room * Math.log(Math.max(1 - (light - shoulder) / room, 0.004));
});

/** Light of display values (0 to 1), the shoulder taken back. */
export function toLinear(display: Float32Array): Float32Array {
  return display.map((value) => linear[Math.round(Math.min(1, Math.max(0, value)) * steps)] ?? 0);
}

/** Display values (0 to 1) of light: highlights roll off softly instead of being cut. */
export function toDisplay(light: Float32Array): Float32Array {
  return light.map((value) =>
    encode(value <= shoulder ? Math.max(value, 0) : shoulder + room * (1 - Math.exp(-(value - shoulder) / room))),
  );
}
