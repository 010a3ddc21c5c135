import { type PictureFormat, pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { type PictureSize, recipeVersion, renditionsOf, shapeOf } from '#src/domain/catalogue/picture-recipe.ts';
import { readUploadedKey } from '#src/domain/catalogue/uploaded-picture.ts';
import { type PictureManifest, pictureManifest } from './picture-files/manifest.ts';

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
  /** Address of the largest JPEG, for Open Graph and structured data; undefined where there is none. */
  readonly jpeg: string | undefined;
}

/** What is known of a picture: size, ground, and what tells its present files from those of before. */
type KnownPicture = PictureSize & Pick<Picture, 'ground'> & { readonly version: string };

/** Nothing but the ground, for a product whose picture there is not (any more): one product must take no page down. */
const nothing: Picture = {
  width: 960,
  height: 1280,
  ground: '#f1f1ee',
  sources: [],
  fallback: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'/%3E",
  jpeg: undefined,
};

function find(key: string, manifest: PictureManifest): KnownPicture | undefined {
  const uploaded = readUploadedKey(key);
  // Another version of an uploaded picture has another key.
  return uploaded ? { ...uploaded, version: '' } : manifest[key];
}

const known = new WeakMap<PictureManifest, Map<string, Picture>>();

/**
 * Sizes and addresses of a picture by its key (`dress/burgundy`, `coat/camel-back`, `pages/home`, or an uploaded one's).
 * The version in the query lets browsers keep a file for ever and still see a replaced picture at once. A product's that there
 * is not is its ground alone. Made once each: a build asks for every picture on many pages.
 * @throws when a picture of a page is not there: it must not be built around a gap
 */
export function picture(key: string, manifest: PictureManifest = pictureManifest): Picture {
  const made = known.get(manifest) ?? new Map<string, Picture>();
  known.set(manifest, made);
  const found = made.get(key) ?? describePicture(key, manifest);
  made.set(key, found);
  return found;
}

function describePicture(key: string, manifest: PictureManifest): Picture {
  const entry = find(key, manifest);
  if (entry === undefined) {
    if (key.startsWith('pages/')) throw new Error(missing(key, manifest));
    return nothing;
  }
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
  const largest = (format: PictureFormat) => addresses(format).at(-1)?.address;
  return {
    ...shapeOf(key, entry),
    ground: entry.ground,
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    fallback: addresses('webp').find(({ width }) => width >= 720)?.address ?? largest('webp') ?? '',
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
