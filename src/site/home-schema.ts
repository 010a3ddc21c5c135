import * as z from 'zod';
import { audiences } from '#src/domain/catalogue/listings.ts';
import { parseContent, shopPath, text } from './parse-content.ts';
import { pictureManifest } from './picture-files/manifest.ts';

const link = z.strictObject({ text, path: shopPath });
const two = (what: string) => z.array(link).length(2, `needs its two links, ${what}`);

/** What editors write for the home page in one language: `content/home/{language}.json`. Sentences may name facts: `{{cutOff}}`. */
const homeTextSchema = z.strictObject({
  hero: z.strictObject({
    title: text,
    text,
    /** What is to be seen in the picture, for those who do not see it. */
    pictureText: text,
    links: two('to women’s and to men’s clothing'),
  }),
  figures: z
    .array(z.strictObject({ figure: text, text }))
    .length(3, 'needs three figures: the hero is drawn for three'),
  benefits: z
    .array(z.strictObject({ title: text, text, path: shopPath }))
    .length(4, 'needs four benefits: their row is drawn for four'),
  story: z.strictObject({ title: text, text, links: two('to the story and to what is new') }),
});
export type HomeText = z.infer<typeof homeTextSchema>;

/** Reads the texts of one language; a mistake throws with file, field and remedy. */
export function parseHomeText(language: string, value: unknown): HomeText {
  return parseContent(`content/home/${language}.json`, homeTextSchema, value);
}

const pictureKey = z
  .string()
  .refine(
    (key) => key in pictureManifest,
    'names a picture that does not exist: the names stand in content/pictures/pages/manifest.json, with "pages/" before them',
  );

const homePicturesSchema = z.strictObject({
  hero: z.strictObject({ picture: pictureKey, phonePicture: pictureKey, beside: pictureKey }),
  story: z.strictObject({ picture: pictureKey, phonePicture: pictureKey }),
  departments: z.strictObject(
    Object.fromEntries(audiences.map((audience) => [audience, pictureKey])) as Record<
      (typeof audiences)[number],
      typeof pictureKey
    >,
  ),
  linkPreview: pictureKey,
});

/** Reads which pictures the home page shows (`content/home/pictures.json`); a mistake throws with file, field and remedy. */
export function parseHomePictures(value: unknown): z.infer<typeof homePicturesSchema> {
  return parseContent('content/home/pictures.json', homePicturesSchema, value);
}
