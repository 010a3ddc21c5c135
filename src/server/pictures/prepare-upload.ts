import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type PictureCrop, widestCrop } from '#src/domain/catalogue/picture-crop.ts';
import type { PictureSize } from '#src/domain/catalogue/picture-recipe.ts';
import { narrowestUpload, tall, widestUpload } from '#src/domain/catalogue/uploaded-picture.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { groundOf } from '#src/pictures/ground.ts';
import { refuseFile, type UploadRefusal } from './upload-file.ts';

/** Sides and all pixels of a file that is decoded at all, in pixels: what cameras make, and what memory holds. */
const longestSide = 12_000;
const mostPixels = 65_000_000;
/** The longer side that a picture is kept in, in pixels: enough to crop out of. */
const keptSide = 3000;
/** What the editor is shown to crop by. */
const previewSide = 1000;

export interface PreparedUpload extends PictureSize {
  /** WebP of the whole picture, upright, nothing but pixels. */
  readonly source: Buffer;
}

/** Draws a file anew from its pixels, upright and in sRGB: place, camera, profiles and anything else in it stay behind. */
export async function prepareUpload(bytes: Buffer): Promise<Result<PreparedUpload, UploadRefusal>> {
  const against = refuseFile(bytes);
  if (against !== undefined) return failure(against);
  try {
    const read = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    const { width, height, autoOrient } = await read.metadata();
    if (Math.max(width, height) > longestSide || width * height > mostPixels) return failure('too_many_pixels');
    if (widestCrop(autoOrient) < narrowestUpload) return failure('too_small');
    const { data, info } = await read
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    // A very long one is narrow once its longer side fits.
    if (widestCrop(info) < narrowestUpload) return failure('too_small');
    return success({ source: data, width: info.width, height: info.height });
  } catch (error) {
    // The library throws for every file that it cannot read to its end.
    return failure(/pixel limit/i.test(String(error)) ? 'too_many_pixels' : 'broken');
  }
}

export interface CutPicture {
  /** Of the same upload and crop it is always the same. */
  readonly hash: string;
  readonly width: number;
  /** `#rrggbb` */
  readonly ground: string;
  /** WebP, 3:4: what all files are made of. */
  readonly master: Buffer;
}

/** Cuts the 3:4 out of a prepared picture. The crop lies within it (isCropOf). `upload`: its id; others' are other pictures. */
export async function cutPicture(
  upload: string,
  source: Buffer,
  size: PictureSize,
  crop: PictureCrop,
): Promise<CutPicture> {
  const width = Math.min(crop.width, widestUpload);
  const master = await sharp(source)
    .extract({ ...crop, height: Math.min(tall(crop.width), size.height - crop.top) })
    .resize(width, tall(width), { fit: 'fill' })
    .webp({ quality: 92, effort: 2 })
    .toBuffer();
  const hash = createHash('sha256')
    .update(source)
    .update(`${upload} ${crop.left} ${crop.top} ${crop.width}`)
    .digest('hex')
    .slice(0, 20);
  return { hash, width, ground: await groundOf(master), master };
}

/** A prepared picture small enough to be looked at, as an address that holds it. */
export async function previewOf(source: Buffer): Promise<string> {
  const small = await sharp(source)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 2 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
