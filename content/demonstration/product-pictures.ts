import made from './pictures.json' with { type: 'json' };

/** How the pictures of a key come about (docs/pictures.md): their cut, the views beside the front, the pattern. */
interface MadePictures {
  readonly cut: string;
  readonly views: readonly string[];
  /** What a view shows where its name does not say so: by the view, a name of picture-texts.ts. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Slugs of the products that show them. */
  readonly products: readonly string[];
  readonly pattern?: string;
  /** What the pattern is told (scripts/pictures/render/finish/prints). */
  readonly settings?: Readonly<Record<string, unknown>>;
}
export const madePictures: Readonly<Record<string, MadePictures>> = made;

const keyOf = new Map(
  Object.entries(madePictures).flatMap(([key, { products }]) => products.map((slug) => [slug, key] as const)),
);

/** The key of a product's pictures (the folder of their files), the views beside the front and what they show (`shown`). Throws where none are made for it. */
export function picturesOf(slug: string): Pick<MadePictures, 'views' | 'shown'> & { readonly key: string } {
  const key = keyOf.get(slug);
  const pictures = key === undefined ? undefined : madePictures[key];
  if (key === undefined || pictures === undefined)
    throw new Error(`No pictures are made for ${slug}: pictures.json names the products that show them.`);
  return { key, views: pictures.views, ...(pictures.shown && { shown: pictures.shown }) };
}
