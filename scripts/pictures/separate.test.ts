import { expect, test } from 'vitest';
import { effective, level } from './layers.ts';
import { albedoOf, type Rgb } from './linear-light.ts';
import { separate } from './separate.ts';

const size = 40;
const ground: Rgb = [0.9, 0.88, 0.85];
const button: Rgb = [0.5, 0.4, 0.1];

/** A square of cloth with a fold and a brass button on a light ground, as a renderer would show it in one colour. */
function render(hex: string) {
  const albedo = albedoOf(hex);
  const seen = effective(albedo, 0.1);
  const pixels = new Float32Array(size * size * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = (at / 3) | 0;
    const [column, row, channel] = [pixel % size, (pixel / size) | 0, at % 3];
    const isCloth = column >= 8 && column < 32 && row >= 8 && row < 32;
    const isButton = Math.abs(column - 20) < 3 && Math.abs(row - 20) < 3;
    const light = lightAt(column);
    pixels[at] = (isButton ? button : isCloth ? seen.map((value) => light * value + 0.006) : ground)[channel] ?? 0;
  }
  return { picture: { width: size, height: size, pixels }, albedo };
}
const lightAt = (column: number) => 0.8 + 0.2 * Math.sin(column / 3);
const pixelAt = (column: number, row: number) => row * size + column;

test('two renders give the light on the cloth and leave ground and button as they were', () => {
  const { light, rest } = separate([render('#f1efea'), render('#232f4b')], 0);
  for (const column of [12, 15, 26, 28]) expect(light[pixelAt(column, 26)]).toBeCloseTo(lightAt(column), 1);
  for (const [pixel, color] of [
    [pixelAt(3, 3), ground],
    [pixelAt(20, 20), button],
  ] as const) {
    expect(light[pixel]).toBeCloseTo(0, 3);
    color.forEach((value, channel) => {
      expect(rest[pixel * 3 + channel]).toBeCloseTo(value, 3);
    });
  }
});

test('one render is told apart by its hue: no colour of the cloth is left on it, none gets on the ground', () => {
  const { light, rest } = separate([render('#a8242a')], 0);
  for (const column of [12, 15, 26, 28]) expect(light[pixelAt(column, 26)]).toBeCloseTo(lightAt(column), 1);
  expect(light[pixelAt(3, 3)]).toBe(0);
  const inFold = pixelAt(12, 26) * 3;
  expect(Math.abs((rest[inFold] ?? 1) - (rest[inFold + 2] ?? 0))).toBeLessThan(0.02);
  expect(level(light)).toBeCloseTo(0.8, 0);
});
