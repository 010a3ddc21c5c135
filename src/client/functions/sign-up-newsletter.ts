import type * as z from 'zod/mini';
import { newsletterErrors, type newsletterRequest, newsletterResponse } from '#src/contracts/newsletter.ts';
import { callFunction } from './call-function.ts';

/** Asks for the newsletter. Asking twice is safe: one mail with a link to confirm follows. */
export function signUpNewsletter(body: z.input<typeof newsletterRequest>) {
  return callFunction({
    name: 'newsletter-signup',
    body,
    answer: newsletterResponse,
    codes: newsletterErrors,
    retries: 1,
  });
}
