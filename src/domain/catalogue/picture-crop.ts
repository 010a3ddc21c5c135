import type { PictureSize } from './picture-recipe.ts';
import { narrowestUpload, tall } from './uploaded-picture.ts';

/** What of a picture is shown, 3:4: where it begins and how wide it is, in pixels of the whole. */
export interface PictureCrop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A point of a picture, each from 0 (left, top) to 1. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

export const middle: FocusPoint = { x: 0.5, y: 0.5 };

/** The widest 3:4 that a picture holds, in pixels. */
export function widestCrop({ width, height }: PictureSize): number {
  return Math.min(width, Math.floor((height * 3) / 4));
}

/** How many times closer a crop may come before it is too small to be shown; 1 where it may not. */
export function closestZoom(size: PictureSize): number {
  return Math.max(1, widestCrop(size) / narrowestUpload);
}

/** The 3:4 with a point as near to its middle as the picture allows; `zoom` 1 is the widest. */
export function cropAround(size: PictureSize, focus: FocusPoint, zoom = 1): PictureCrop {
  const width = Math.max(1, Math.round(widestCrop(size) / Math.max(1, zoom)));
  const within = (wanted: number, room: number) => Math.round(Math.min(Math.max(wanted, 0), Math.max(room, 0)));
  return {
    left: within(focus.x * size.width - width / 2, size.width - width),
    top: within(focus.y * size.height - tall(width) / 2, size.height - tall(width)),
    width,
  };
}

/** The middle of a crop and how close it is: what `cropAround` makes it of. */
export function focusOf(size: PictureSize, { left, top, width }: PictureCrop): { focus: FocusPoint; zoom: number } {
  return {
    focus: { x: (left + width / 2) / size.width, y: (top + tall(width) / 2) / size.height },
    zoom: widestCrop(size) / width,
  };
}

/** Whether a crop lies within a picture and is large enough to be shown. */
export function isCropOf(size: PictureSize, { left, top, width }: PictureCrop): boolean {
  return (
    width >= narrowestUpload &&
    left >= 0 &&
    top >= 0 &&
    left + width <= size.width &&
    // A pixel that rounding makes more is none that anybody sees.
    top + tall(width) <= size.height + 1
  );
}
