import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { letterBlocks, letterSegment, letterSubject } from './newsletter-content.ts';
import { shownProduct } from './staff-marketing.ts';

const count = z.int().check(z.gte(0));
const byLanguage = z.partialRecord(z.enum(languages), count);

const letterStates = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** What became of a letter so far; `left` had gone before it left, `unsubscribed` within a week of it. */
const result = z.object({
  recipients: count,
  waiting: count,
  sent: count,
  failed: count,
  left: count,
  unsubscribed: count,
});

const listed = {
  id: z.uuid(),
  name: z.string(),
  subject: letterSubject,
  languages: z.array(z.enum(languages)),
  fallback: z.nullable(z.enum(languages)),
  state: z.enum(letterStates),
  archived: z.boolean(),
  scheduled_at: z.nullable(z.string()),
  began_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  result,
};
const listedLetter = z.object({ ...listed, place: z.object({ at: z.string(), id: z.uuid() }) });
export type ListedLetter = z.output<typeof listedLetter>;

/** What `list_newsletters` answers; null for whoever is no administrator. */
export const letterPage = z.nullable(
  z.object({ more: z.boolean(), letters: z.array(listedLetter), subscribers: count }),
);
export type LetterPage = NonNullable<z.output<typeof letterPage>>;

/** What `read_newsletter` answers: the letter of an id with the products that it names, and the categories of segments, parents first. */
export const foundLetter = z.nullable(
  z.object({
    categories: z.array(
      z.object({ slug: z.string(), name: z.string(), name_lt: z.string(), name_ru: z.string(), depth: count }),
    ),
    letter: z.nullable(
      z.object({ ...listed, blocks: letterBlocks, segment: letterSegment, products: z.array(shownProduct) }),
    ),
  }),
);
export type LetterReading = NonNullable<z.output<typeof foundLetter>>;
export type FoundLetter = NonNullable<LetterReading['letter']>;

/** What `count_newsletter_recipients` answers: `given` by the language that they get, `left_out` by their own, `fallback` get another. */
export const recipientCount = z.nullable(
  z.object({ total: count, fallback: count, given: byLanguage, left_out: byLanguage }),
);
export type RecipientCount = NonNullable<z.output<typeof recipientCount>>;
