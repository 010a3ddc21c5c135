import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { type ContactField, contactLengths, manyLines, oneLine } from '#src/domain/contact/message.ts';
import { languages } from '#src/domain/language/languages.ts';

const cleaned = (field: ContactField, clean: (text: string) => string) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(20_000)), z.transform(clean)),
    z.string().check(z.minLength(1), z.maxLength(contactLengths[field])),
  );

/** Body of `POST /.netlify/functions/send-contact-email` (storefront.md section 7): the five fields alone must work. */
export const contactRequest = z.strictObject({
  firstName: cleaned('firstName', oneLine),
  lastName: cleaned('lastName', oneLine),
  email: z.string().check(z.maxLength(300), z.refine(isEmailAddress)),
  subject: cleaned('subject', oneLine),
  message: cleaned('message', manyLines),
  locale: z._default(z.enum(languages), 'lt'),
  /** Made in the browser for each message: sending twice is one message. */
  messageId: z.optional(z.uuid()),
  /** The field that people do not see. */
  nickname: z._default(z.string().check(z.maxLength(200)), ''),
  /** Seconds from the first touch of the form to its sending. */
  seconds: z.optional(z.number().check(z.gte(0), z.lte(10_000_000))),
});
export type ContactRequest = z.output<typeof contactRequest>;

export const contactResponse = z.object({ success: z.literal(true) });

export const contactErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
