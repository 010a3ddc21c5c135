import sharp, { type Sharp } from 'sharp';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { photoFormat } from '#src/server/pictures/picture-file.ts';

export interface EncodedPhoto {
  /** WebP of at most 200 KB. */
  readonly picture: Buffer;
  /** WebP of at most 20 KB, square. */
  readonly thumbnail: Buffer;
  /** Of the picture, pixels. */
  readonly width: number;
  readonly height: number;
}

/** Sides and all pixels of a photo that is read at all: no camera makes them larger, and memory is not endless. */
const longestSide = 12_000;
const mostPixels = 50_000_000;
const shortestSide = 200;

const pictureBytes = 204_800;
const thumbnailBytes = 20_480;

/** Longest side (pixels) and quality, the best first. */
type Step = readonly [side: number, quality: number];
const pictureSteps: readonly Step[] = [[1400, 80], [1400, 64], [1100, 56], [900, 46], [700, 36]]; // biome-ignore format: a table
const thumbnailSteps: readonly Step[] = [[240, 72], [240, 46], [160, 30]]; // biome-ignore format: a table

async function firstThatFits(photo: Sharp, steps: readonly Step[], fit: 'inside' | 'cover', most: number) {
  for (const [side, quality] of steps) {
    const drawn = photo.clone().resize(side, side, { fit, withoutEnlargement: fit === 'inside' });
    const { data, info } = await drawn.webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true });
    if (data.byteLength <= most) return { data, info };
  }
  return undefined;
}

/**
 * Draws a photo anew from its pixels, upright: what else was in the file (place, camera, other files) stays behind. Refused:
 * `photo_type` for what is no JPEG, PNG or WebP or is something else besides, `photo_unfit` for what cannot be read whole or is
 * too small or too large.
 */
export async function encodePhoto(bytes: Buffer): Promise<Result<EncodedPhoto, 'photo_type' | 'photo_unfit'>> {
  const format = photoFormat(bytes);
  if (format === undefined) return failure('photo_type');
  try {
    const read = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { format: found, height, width } = await read.metadata();
    if (found !== format) return failure('photo_type');
    if (Math.max(width, height) > longestSide || Math.min(width, height) < shortestSide) return failure('photo_unfit');
    const upright = read.autoOrient().flatten({ background: '#ffffff' }).toColorspace('srgb');
    const picture = await firstThatFits(upright, pictureSteps, 'inside', pictureBytes);
    const thumbnail = await firstThatFits(upright, thumbnailSteps, 'cover', thumbnailBytes);
    if (picture === undefined || thumbnail === undefined) return failure('photo_unfit');
    const { height: tall, width: wide } = picture.info;
    return success({ picture: picture.data, thumbnail: thumbnail.data, width: wide, height: tall });
  } catch {
    // The library throws for every file that it cannot read to its end.
    return failure('photo_unfit');
  }
}
