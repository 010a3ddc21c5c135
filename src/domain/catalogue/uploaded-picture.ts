import type { PictureSize } from './picture-recipe.ts';

/** What the key of an uploaded picture says of it. Pages need nothing else, so they look nowhere. */
export interface UploadedPicture extends PictureSize {
  /** Twenty hexadecimal digits of what it was made of: another crop is another picture, which nobody can guess. */
  readonly hash: string;
  /** Key of the colour that it shows; empty where it shows all of them. */
  readonly color: string;
  /** Colour of the ground, `#rrggbb`. */
  readonly ground: string;
}

const pattern = /^uploaded\/([0-9a-f]{20})\/(?:([a-z][a-z0-9-]*)-)?(\d{3,4})-([0-9a-f]{6})$/;

/** The narrowest that an uploaded picture may be, in pixels: what a card on a good screen shows. */
export const narrowestUpload = 720;
/** The widest that one is kept: nothing shows more. */
export const widestUpload = 1200;

/** The 3:4 of a width, in pixels. */
export const tall = (width: number) => Math.round((width * 4) / 3);

/** `uploaded/3fa94c0e5b7d2a618f04/camel-1200-f2f1ee`: the colour stands where those of pictures from files do (imagesOfColor). */
export function uploadedPictureKey({ hash, color, width, ground }: Omit<UploadedPicture, 'height'>): string {
  return `uploaded/${hash}/${color === '' ? '' : `${color}-`}${width}-${ground.slice(1)}`;
}

/** What a key says of an uploaded picture; undefined where it is the key of something else. */
export function readUploadedKey(key: string): UploadedPicture | undefined {
  const [, hash, color = '', digits, ground] = pattern.exec(key) ?? [];
  const width = Number(digits);
  if (hash === undefined || width < narrowestUpload || width > widestUpload) return undefined;
  return { hash, color, width, height: tall(width), ground: `#${ground}` };
}

/** The key of the same picture once it shows another colour; other pictures keep theirs. */
export function recolored(key: string, color: string): string {
  const uploaded = readUploadedKey(key);
  return uploaded === undefined ? key : uploadedPictureKey({ ...uploaded, color });
}
