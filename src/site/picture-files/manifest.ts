import pages from '#content/pictures/pages/manifest.json' with { type: 'json' };
import products from '#content/pictures/products/manifest.json' with { type: 'json' };

/** What is known of one source picture. Written by `scripts/pictures/write-manifest.ts`, never by hand. */
export interface PictureEntry {
  /** What the source is kept as: AVIF where the renderer made it. */
  readonly format: 'avif' | 'webp';
  /** Pixels of the source. */
  readonly width: number;
  readonly height: number;
  /** Colour of the ground, `#rrggbb`: shown until the picture is there. */
  readonly ground: string;
  /** First eight hexadecimal digits of the SHA-256 of the source file. */
  readonly version: string;
}

export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** Every picture of the shop by its key: `dress/burgundy` of a product, `pages/home` of a page. */
export const pictureManifest = { ...products, ...pages } as PictureManifest;

/** The source of a picture, relative to the project. */
export function pictureSource(key: string, { format }: PictureEntry): string {
  return `content/pictures/${key.startsWith('pages/') ? '' : 'products/'}${key}.${format}`;
}
