import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { languages } from '#src/domain/language/languages.ts';
import { newsletterSources } from '#src/domain/newsletter/source.ts';

/** Body of `POST /.netlify/functions/newsletter-signup` (storefront.md section 7): `{ email }` alone must work. */
export const newsletterRequest = z.strictObject({
  email: z.string().check(z.maxLength(300), z.refine(isEmailAddress)),
  locale: z._default(z.enum(languages), 'lt'),
  source: z._default(z.enum(newsletterSources), 'newsletter'),
  /** The field that people do not see. */
  nickname: z._default(z.string().check(z.maxLength(200)), ''),
});
export type NewsletterRequest = z.output<typeof newsletterRequest>;

/** The same for everyone: nobody learns whether an address is subscribed. */
export const newsletterResponse = z.object({ ok: z.literal(true) });

export const newsletterErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
