import { madePictures } from '#content/demonstration/product-pictures.ts';
import { productGroups } from '#content/demonstration/products/index.ts';
import type { Color } from '#content/demonstration/vocabulary.ts';
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

/** A job for each picture that is made for a product of the demonstration catalogue, each once. */
export function pictureJobs(): PictureJob[] {
  const jobs = new Map<string, PictureJob>();
  const written = new Map(productGroups.flatMap(({ products }) => products.map((product) => [product.slug, product])));
  for (const [picture, { cut, views, products, pattern, settings }] of Object.entries(madePictures)) {
    for (const slug of products) {
      const product = written.get(slug);
      if (product === undefined) throw new Error(`pictures.json: ${picture} is made for ${slug}, which is no product.`);
      for (const color of product.colors) {
        for (const view of ['front', ...views]) {
          const job = { picture, color, view, cut, hex: colors[color], pattern, settings };
          jobs.set(`${picture}/${color}-${view}`, job);
        }
      }
    }
  }
  return [...jobs.values()];
}
