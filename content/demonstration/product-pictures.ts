import finished from '../pictures/products/manifest.json' with { type: 'json' };
import { type Color, madePictures, type PictureKind, viewsOf } from './vocabulary.ts';

/** The key of the pictures that the renderer makes for a product, by the product's slug. */
const madeFor = new Map(
  Object.entries(madePictures).flatMap(([key, { products }]) => products.map((slug) => [slug, key])),
);

interface Pictured {
  readonly slug: string;
  readonly colors: readonly Color[];
  /** What it shows until the renderer's are there. */
  readonly picture: PictureKind;
}

/** Which pictures a product shows: those made for it, once there is every colour and view of them. */
export function pictureKind({ slug, colors, picture }: Pictured): PictureKind {
  const made = madeFor.get(slug) as PictureKind | undefined;
  if (made === undefined) return picture;
  const views = ['', ...viewsOf(made).map((view) => `-${view}`)];
  const isThere = colors.every((color) => views.every((view) => Object.hasOwn(finished, `${made}/${color}${view}`)));
  return isThere ? made : picture;
}
