import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { textKinds } from '#src/domain/translation/text-kinds.ts';
import { staffErrors } from './staff.ts';
import { productProblems } from './staff-products.ts';
import { textPage, textPlace, textsAsked } from './staff-translation.ts';

const words = z.string().check(z.maxLength(5000));
const key = z.string().check(z.minLength(1), z.maxLength(300));
const cell = { kind: z.enum(textKinds), key, language: z.enum(languages) };

/** Rows of a file that are taken at once. */
export const importedAtOnce = 300;

/** A row of a file as it stands there: what is wrong with it is said of the row. `version`: of the texts when the file was written. */
const fileRow = z.strictObject({
  line: z.int().check(z.gte(1)),
  kind: z.string().check(z.maxLength(100)),
  key: z.string().check(z.maxLength(1000)),
  en: z.string().check(z.maxLength(20_000)),
  lt: z.optional(z.string().check(z.maxLength(20_000))),
  ru: z.optional(z.string().check(z.maxLength(20_000))),
  version: z.optional(z.string().check(z.maxLength(100))),
});
export type FileRow = z.output<typeof fileRow>;

/** Body of `POST /.netlify/functions/admin-translation`. `english` and what stands beside it are as they were read. */
export const adminTranslationRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list'), ...textsAsked, after: z.optional(textPlace) }),
  z.strictObject({
    act: z.literal('save'),
    ...cell,
    english: words,
    was: words,
    /** Null: what the shop's own file says. */
    text: z.nullable(words),
  }),
  /** It stands as it is, whatever its English. */
  z.strictObject({ act: z.literal('settle'), ...cell, english: words, text: words }),
  z.strictObject({
    act: z.literal('import'),
    rows: z.array(fileRow).check(z.minLength(1), z.maxLength(importedAtOnce)),
    /** Only says what would be. */
    is_rehearsal: z.boolean(),
  }),
]);
export type AdminTranslationRequest = z.output<typeof adminTranslationRequest>;

/** Why a row of a file, or one of its texts, is not taken. */
const importRefusals = [
  'kind_unknown',
  'text_unknown',
  /** The English is another one now: what was translated is not what stands there. */
  'english_changed',
  /** Somebody changed one of its texts after the file was written. */
  'text_changed',
  'form_unknown',
  'text_empty',
  'text_placeholders',
  'text_markup',
  'text_too_long',
  'text_stale',
  'text_refused',
  'product_incomplete',
] as const;

const imported = z.object({
  line: z.int(),
  key: z.string(),
  language: z.nullable(z.enum(languages)),
  outcome: z.enum(['new', 'changed', 'refused']),
  code: z.optional(z.enum(importRefusals)),
  was: z.optional(z.string()),
  text: z.optional(z.string()),
});
export type ImportedText = z.output<typeof imported>;

export const adminTranslationResponse = z.object({
  ok: z.literal(true),
  changed: z.optional(z.boolean()),
  /** Of `list`. */
  page: z.optional(textPage),
  /** Of `save` back to the original: what stands there now. */
  text: z.optional(z.string()),
  /** Of `import`: every text that changes or is refused, and how many stay. */
  imported: z.optional(z.array(imported)),
  unchanged: z.optional(z.int()),
});
export type AdminTranslationResponse = z.output<typeof adminTranslationResponse>;

/** What stands there now, or what a product would lack. */
export const textRefusalDetails = z.object({
  en: z.optional(z.nullable(z.string())),
  lt: z.optional(z.nullable(z.string())),
  ru: z.optional(z.nullable(z.string())),
  problems: z.optional(z.array(z.enum(productProblems))),
});
export type TextRefusalDetails = z.output<typeof textRefusalDetails>;

export const adminTranslationErrors = {
  ...staffErrors,
  text_unknown: 404,
  /** Somebody changed it, or its English, after it was read (`en`, `lt`, `ru`: as they are now). */
  text_stale: 409,
  /** The catalogue cannot hold it. */
  text_refused: 409,
  /** The product is for sale and could not be sold like this (`problems`). */
  product_incomplete: 409,
  text_empty: 409,
  /** Not the placeholders of the English text. */
  text_placeholders: 409,
  /** Tags that the original does not have. */
  text_markup: 409,
  text_too_long: 409,
} as const;

/** Body of `POST /.netlify/functions/admin-export-translation`. */
export const exportTextsRequest = z.strictObject(textsAsked);
export type ExportTextsRequest = z.output<typeof exportTextsRequest>;
