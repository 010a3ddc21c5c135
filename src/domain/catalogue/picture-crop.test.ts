import { describe, expect, it } from 'vitest';
import { closestZoom, cropAround, focusOf, isCropOf, middle, widestCrop } from './picture-crop.ts';

const landscape = { width: 2400, height: 1600 };
const portrait = { width: 1600, height: 2400 };

describe('a crop to 3:4', () => {
  it('is as wide as the picture allows, in its middle', () => {
    expect(cropAround(landscape, middle)).toEqual({ left: 600, top: 0, width: 1200 });
    expect(cropAround(portrait, middle)).toEqual({ left: 0, top: 134, width: 1600 });
  });

  it('follows the point that matters up to the edges', () => {
    expect(cropAround(landscape, { x: 0.9, y: 0.5 })).toEqual({ left: 1200, top: 0, width: 1200 });
    expect(cropAround(landscape, { x: 0, y: 0 }, 1.5)).toEqual({ left: 0, top: 0, width: 800 });
  });

  it('comes no closer than what is large enough to be shown', () => {
    const zoom = closestZoom(landscape);
    expect(isCropOf(landscape, cropAround(landscape, middle, zoom))).toBe(true);
    expect(isCropOf(landscape, cropAround(landscape, middle, zoom * 1.01))).toBe(false);
    expect(closestZoom({ width: 720, height: 960 })).toBe(1);
  });

  it('is found again from itself', () => {
    const crop = cropAround(portrait, { x: 0.4, y: 0.7 }, 1.7);
    const { focus, zoom } = focusOf(portrait, crop);
    expect(cropAround(portrait, focus, zoom)).toEqual(crop);
  });

  it('of the widest always lies within the picture', () => {
    for (let width = 720; width < 790; width += 1)
      for (const height of [960, 961, 1001, 1500]) {
        const size = { width, height };
        if (widestCrop(size) >= 720) expect(isCropOf(size, cropAround(size, middle)), `${width} ${height}`).toBe(true);
      }
  });

  it.each([
    { left: -1, top: 0, width: 800 },
    { left: 0, top: 0, width: 1300 },
    { left: 1700, top: 0, width: 800 },
    { left: 0, top: 0, width: 100 },
  ])('is none past the edges or too small: %o', (crop) => {
    expect(isCropOf(landscape, crop)).toBe(false);
  });
});
