import * as z from 'zod/mini';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { textKinds } from '#src/domain/translation/text-kinds.ts';
import { textStates } from '#src/domain/translation/text-state.ts';

const count = z.int().check(z.gte(0));
const text = z.nullable(z.string());
/** Something in every language. */
const each = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ en: schema, lt: schema, ru: schema });

/** Ways to look at the texts; `own` are those of the interface that were changed here. */
export const textViews = ['all', 'missing', 'changed', 'same', 'own'] as const;
export type TextView = (typeof textViews)[number];

/** Where a page begins: after this text. */
export const textPlace = z.strictObject({ rank: z.int(), place: z.int(), key: z.string().check(z.maxLength(300)) });
export type TextPlace = z.output<typeof textPlace>;

/** One text in three languages. */
export const staffText = z.object({
  kind: z.enum(textKinds),
  /** Of the kind; `namespace:key` of the interface. */
  key: z.string(),
  place: z.int(),
  rank: z.int(),
  /** Id and name of the product that it is of. */
  owner: text,
  label: text,
  /** As they are shown; null where a language has no such form of a plural. */
  ...{ en: text, lt: text, ru: text },
  /** What it stands beside in English, where that is not its own: another form of a plural. */
  english: z.optional(z.string()),
  states: each(z.enum(textStates)),
  /** What the English was when a text was written that is outdated since. */
  was: z.object({ en: z.optional(text), lt: text, ru: text }),
  /** Of the interface: what the shop's own files say. */
  originals: z.optional(each(text)),
});
export type StaffText = z.output<typeof staffText>;

const standing = z.object({ missing: count, changed: count, same: count });
const counted = z.object({ total: count, en: standing, lt: standing, ru: standing });
/** How far a kind has come. */
export type CountedTexts = z.output<typeof counted>;
export const countedTexts = z.partialRecord(z.enum(textKinds), counted);

/** A page of texts, the most urgent first; `counts` (of everything, whatever is asked for) and `own` come with the first. */
export const textPage = z.object({
  texts: z.array(staffText),
  more: z.boolean(),
  counts: z.optional(countedTexts),
  own: z.optional(count),
});
export type TextPage = z.output<typeof textPage>;

/** What texts are looked at. */
export const textsAsked = {
  view: z.optional(z.enum(textViews)),
  kind: z.optional(z.enum(textKinds)),
  /** Whose states count. */
  language: z.optional(z.enum(languages)),
  words: z.optional(z.string().check(z.maxLength(100))),
  /** Of the names of what they are of. */
  naming: z.enum(languages),
};
export interface TextsAsked {
  readonly view?: TextView | undefined;
  readonly kind?: (typeof textKinds)[number] | undefined;
  readonly language?: Language | undefined;
  readonly words?: string | undefined;
  readonly naming: Language;
}
