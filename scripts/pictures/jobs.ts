import { expandCatalogue } from '#content/demonstration/expand.ts';
import { productGroups } from '#content/demonstration/products/index.ts';
import { type Color, madePictures } from '#content/demonstration/vocabulary.ts';
import { colors } from './colors.ts';

/** One picture to be made: which cut, seen how, in which colour and pattern. */
export interface PictureJob {
  /** Key of the picture, the folder of its files. */
  readonly picture: string;
  readonly color: Color;
  readonly view: string;
  readonly cut: string;
  /** The cloth's own colour, `#rrggbb`. */
  readonly hex: string;
  readonly pattern: string | undefined;
  /** What the pattern is told (render/finish/prints). */
  readonly settings: Readonly<Record<string, unknown>> | undefined;
}

/** A job for each picture that a product of the demonstration catalogue shows, each once. */
export function pictureJobs(): PictureJob[] {
  const jobs = new Map<string, PictureJob>();
  for (const product of expandCatalogue(productGroups)) {
    const made = madePictures[product.picture];
    if (made === undefined) continue;
    const { cut, views, pattern, settings } = made;
    for (const color of product.colors) {
      for (const view of ['front', ...views]) {
        const job = { picture: product.picture, color, view, cut, hex: colors[color], pattern, settings };
        jobs.set(`${product.picture}/${color}-${view}`, job);
      }
    }
  }
  return [...jobs.values()];
}
