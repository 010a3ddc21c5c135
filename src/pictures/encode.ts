import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { encoding, type Rendition } from '#src/domain/catalogue/picture-recipe.ts';

/** First eight hexadecimal digits of the SHA-256 of a file's bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** Makes the files of one picture, yielding them one after another: read once, scaled once a width, then encoded. */
export async function* encodeRenditions(
  source: Uint8Array,
  renditions: readonly Rendition[],
): AsyncGenerator<{ rendition: Rendition; bytes: Buffer }> {
  const whole = await pixelsOf(sharp(source).removeAlpha().toColourspace('srgb'));
  for (const sameSize of Map.groupBy(renditions, ({ width }) => width).values()) {
    const [{ width, height } = { width: 0, height: 0 }] = sameSize;
    const scaled = await pixelsOf(whole().resize(width, height, { fit: 'cover' }));
    for (const rendition of sameSize) yield { rendition, bytes: await encode(scaled(), rendition.format) };
  }
}

function encode(pixels: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return pixels.avif(encoding.avif).toBuffer();
  if (format === 'webp') return pixels.webp(encoding.webp).toBuffer();
  return pixels.jpeg(encoding.jpg).toBuffer();
}

/** The pixels of a picture, to be read as often as needed without decoding again. */
async function pixelsOf(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}
