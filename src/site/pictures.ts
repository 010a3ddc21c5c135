import { type PictureFormat, pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { type PictureManifest, pictureManifest } from './picture-files/manifest.ts';
import { recipeVersion, renditionsOf, shapeOf } from './picture-files/recipe.ts';

/** A picture as a page needs it. */
export interface Picture {
  /** Pixels of the largest size; a product's are always 3:4. */
  readonly width: number;
  readonly height: number;
  /** Colour of the ground, `#rrggbb`. */
  readonly ground: string;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Address of the WebP nearest to 720 pixels, for `src`. */
  readonly fallback: string;
  /** Address of the largest JPEG, for Open Graph and structured data. */
  readonly jpeg: string;
}

/**
 * Sizes and addresses of a picture by its key (`dress/burgundy`, `coat/camel-back`, `pages/home`).
 * The version in the query lets browsers keep a file for ever and still see a replaced picture at once.
 * @throws when there is no such picture: a page must not be built around a gap
 */
export function picture(key: string, manifest: PictureManifest = pictureManifest): Picture {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(missing(key, manifest));
  const renditions = renditionsOf(key, entry);
  const addresses = (format: PictureFormat) =>
    renditions
      .filter((rendition) => rendition.format === format)
      .map(({ width }) => ({
        width,
        address: `${pictureAddress(key, width, format)}?v=${recipeVersion}${entry.version}`,
      }));
  const srcset = (format: PictureFormat) =>
    addresses(format)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', ');
  const largest = (format: PictureFormat) => addresses(format).at(-1)?.address ?? '';
  return {
    ...shapeOf(key, entry),
    ground: entry.ground,
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    fallback: addresses('webp').find(({ width }) => width >= 720)?.address ?? largest('webp'),
    jpeg: largest('jpg'),
  };
}

function missing(key: string, manifest: PictureManifest): string {
  const kind = key.split('/')[0] ?? '';
  const siblings = Object.keys(manifest)
    .filter((other) => other.startsWith(`${kind}/`))
    .map((other) => other.slice(kind.length + 1));
  const have = siblings.length > 0 ? `“${kind}” has ${siblings.join(', ')}` : `there is no kind “${kind}” at all`;
  return `There is no picture “${key}”: ${have}. Pictures are in content/pictures, listed by scripts/pictures/write-manifest.ts.`;
}
