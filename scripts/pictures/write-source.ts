import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A higher effort takes ten times as long and saves nothing here. */
const encoding = { effort: 3, chromaSubsampling: '4:2:0' } as const;
/** Weave and grain in close view cost most and hide most: such pictures go down to the last. Below it pale cloth gets blotches. */
const qualities = [50, 42, 34] as const;
/**
 * The grain of leather in close view, which hides even more, and of which a source would take four others' place. Black
 * leather, whose mean is below `dark` of 255, gets green blotches at that quality and keeps the last.
 */
const grain = { above: 60_000, quality: 26, dark: 75 } as const;
/** Bytes that a source should not exceed; 2,000 of them have to stay below 40 MB (src/site/pictures.test.ts). */
const enough = 16_500;

/** Encodes a tinted picture (PNG) as the source that the project keeps (AVIF). */
export async function writeSource(png: string, to: string): Promise<void> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const encoded = (quality: number) =>
    sharp(data, { raw: info })
      .avif({ ...encoding, quality })
      .toBuffer();
  for (const quality of qualities) {
    const source = await encoded(quality);
    if (source.length <= enough) return writeFile(to, source);
    if (quality !== qualities.at(-1)) continue;
    if (source.length <= grain.above) return writeFile(to, source);
    const { channels } = await sharp(png).stats();
    const isDark = channels.slice(0, 3).every(({ mean }) => mean < grain.dark);
    return writeFile(to, isDark ? source : await encoded(grain.quality));
  }
}
