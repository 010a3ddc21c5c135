import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { isShopPath } from '#src/domain/language/shop-path.ts';
import type { LetterBlock } from '#src/domain/newsletter/letter-content.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';

/** Control characters have no business in a subject or a heading; a text may have lines. */
const line = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[^\p{Cc}]*$/u));
const lines = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^(?:[^\p{Cc}]|\n)*$/u));
const inAll = <Text extends z.ZodMiniType<string>>(text: Text) => z.strictObject({ en: text, lt: text, ru: text });
const id = z.string().check(z.minLength(1), z.maxLength(40));
const path = z.string().check(z.refine(isShopPath));
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const day = z.nullable(z.iso.date());

export const letterSubject = inAll(line(150));

/** The blocks of a letter, in their order (domain/newsletter/letter-content.ts). */
export const letterBlocks: z.ZodMiniType<readonly LetterBlock[]> = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ id, kind: z.literal('heading'), text: inAll(line(200)) }),
      z.strictObject({ id, kind: z.literal('text'), text: inAll(lines(3000)) }),
      z.strictObject({
        ...{ id, kind: z.literal('picture'), text: inAll(line(200)), path: z.nullable(path) },
        picture: z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/)),
      }),
      z.strictObject({
        id,
        kind: z.literal('products'),
        products: z.array(slug).check(z.minLength(1), z.maxLength(12)),
      }),
      z.strictObject({ id, kind: z.literal('button'), text: inAll(line(60)), path }),
      z.strictObject({
        ...{ id, kind: z.literal('coupon'), text: inAll(line(200)) },
        code: z.string().check(z.refine((code) => normalizeCouponCode(code) === code)),
      }),
    ]),
  )
  .check(z.maxLength(40));

/** Whom a letter goes to among confirmed subscribers (SQL function `newsletter_audience`); days are those of Vilnius. */
export const letterSegment = z.strictObject({
  /** Of subscribers; none names all. */
  languages: z.array(z.enum(languages)).check(z.maxLength(3)),
  buyers: z.nullable(z.enum(['customers', 'never'])),
  /** Slug of a category in which, or below which, they have bought. */
  category: z.nullable(slug),
  /** The first and the last day on which their last order counts. */
  ordered_after: day,
  ordered_before: day,
  /** Confirmed on this day or later. */
  since: day,
});
export type LetterSegment = z.output<typeof letterSegment>;
