import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { encoding, type Rendition } from './recipe.ts';

/** First eight hexadecimal digits of the SHA-256 of a file's bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

/** Makes the files of one picture, yielding them one after another: each width is scaled once for all its formats. */
export async function* encodeRenditions(
  source: Uint8Array,
  renditions: readonly Rendition[],
): AsyncGenerator<{ rendition: Rendition; bytes: Buffer }> {
  const widths = new Set(renditions.map(({ width }) => width));
  for (const width of widths) {
    const ofWidth = renditions.filter((rendition) => rendition.width === width);
    const [first] = ofWidth;
    if (first === undefined) continue;
    const { data, info } = await sharp(source)
      .resize(width, first.height, { fit: 'cover' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scaled = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    for (const rendition of ofWidth) {
      const bytes = await {
        avif: () => scaled().avif(encoding.avif),
        webp: () => scaled().webp(encoding.webp),
        jpg: () => scaled().jpeg(encoding.jpg),
      }
        [rendition.format]()
        .toBuffer();
      yield { rendition, bytes };
    }
  }
}
