import type { PictureFormat } from './picture-address.ts';

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** One file that is made of a picture, in pixels. */
export interface Rendition extends PictureSize {
  readonly format: PictureFormat;
}

/** Part of every version: raise it when a width, a quality or an encoder's setting changes. */
export const recipeVersion = 1;

/** Measured in docs/decisions/0001-image-pipeline.md. */
export const encoding = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 78, effort: 2 },
  jpg: { quality: 80 },
} as const;

const productWidths: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [240, 480, 720, 960],
  webp: [240, 480, 720],
  jpg: [150, 720],
};
const pageWidths: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [480, 960, 1440, 1920],
  webp: [480, 960, 1440],
  jpg: [1200],
};

/** The widths up to the source's own; the source's own in place of those that it does not reach. */
function reachable(widths: readonly number[], source: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, source)))];
}

/** All files that are made of one picture: a product's are cut to 3:4, a page's keep their shape. */
export function renditionsOf(key: string, entry: PictureSize): Rendition[] {
  const isPage = key.startsWith('pages/');
  const { width: fullWidth, height: fullHeight } = shapeOf(key, entry);
  return (['avif', 'webp', 'jpg'] as const).flatMap((format) =>
    reachable((isPage ? pageWidths : productWidths)[format], fullWidth).map((width) => ({
      format,
      width,
      height: Math.round((width * fullHeight) / fullWidth),
    })),
  );
}

/** The largest size, in pixels, that a picture is shown in: the 3:4 cut of a product's source, a page's whole source. */
export function shapeOf(key: string, entry: PictureSize): PictureSize {
  if (key.startsWith('pages/')) return { width: entry.width, height: entry.height };
  const width = Math.min(entry.width, Math.floor((entry.height * 3) / 4));
  return { width, height: Math.round((width * 4) / 3) };
}
