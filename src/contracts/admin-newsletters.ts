import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { letterBlocks, letterSegment, letterSubject } from './newsletter-content.ts';
import { staffErrors } from './staff.ts';

const id = z.uuid();
const version = z.string().check(z.minLength(1), z.maxLength(40));
/** `YYYY-MM-DDTHH:MM` in Vilnius. */
const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  z.refine((time) => !Number.isNaN(Date.parse(`${time}Z`))),
);
const content = { subject: letterSubject, blocks: letterBlocks };

const letter = z.strictObject({
  ...content,
  /** Made by who asks: said twice, it is one letter. */
  id,
  /** `updated_at` of the letter that was read; null for a new one. */
  version: z.nullable(version),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** What subscribers get whose language is not complete; null: nothing. */
  fallback: z.nullable(z.enum(languages)),
  segment: letterSegment,
});
export type WantedLetter = z.output<typeof letter>;

/** Body of `POST /.netlify/functions/admin-newsletters`. `test` sends the letter as it is kept, to whoever asks. */
export const adminNewslettersRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save'), letter }),
  z.strictObject({ act: z.literal('preview'), ...content, language: z.enum(languages) }),
  z.strictObject({ act: z.literal('test'), newsletter: id, language: z.enum(languages), request: id }),
  /** `at` null: at once. */
  z.strictObject({ act: z.literal('schedule'), newsletter: id, version, at: z.nullable(localTime) }),
  z.strictObject({ act: z.enum(['cancel', 'archive', 'restore', 'delete']), newsletter: id }),
]);
export type AdminNewslettersRequest = z.output<typeof adminNewslettersRequest>;

/** `version`: of what was saved; `recipients`: as many as a planned letter would have now; `mail`: how a preview looks; `recipient`: of a test. */
export const adminNewslettersResponse = z.object({
  ok: z.literal(true),
  version: z.optional(z.string()),
  recipients: z.optional(z.int()),
  recipient: z.optional(z.string()),
  changed: z.optional(z.boolean()),
  mail: z.optional(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
});
export type AdminNewslettersResponse = z.output<typeof adminNewslettersResponse>;

export const adminNewslettersErrors = {
  ...staffErrors,
  newsletter_unknown: 404,
  /** Somebody changed it after it was read. */
  newsletter_stale: 409,
  /** It is planned, under way or sent. */
  newsletter_closed: 409,
  /** It is not whole in any language. */
  newsletter_incomplete: 409,
  /** Nobody can use a code of it when it goes out. */
  coupon_unknown: 409,
  /** Nobody would get it. */
  nobody: 409,
  time_past: 409,
} as const;
