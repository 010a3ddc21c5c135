import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { languages } from '#src/domain/language/languages.ts';
import { currencies } from '#src/domain/money/currency.ts';
import { checkoutItems } from './checkout-items.ts';

/** Made in the browser when the box is ticked; whoever knows it may change and take back what is kept under it. */
const reminderId = z.uuid();

/** Body of `POST /.netlify/functions/remember-cart`: the shopper ticked “remind me”; also whenever cart or address changed. */
export const rememberCartRequest = z.strictObject({
  id: reminderId,
  email: z.string().check(z.maxLength(300), z.refine(isEmailAddress)),
  items: checkoutItems,
  currency: z.enum(currencies),
  locale: z.enum(languages),
});
export type RememberCartRequest = z.output<typeof rememberCartRequest>;

/** Body of `DELETE /.netlify/functions/remember-cart`: the box is not ticked any more. */
export const forgetCartRequest = z.strictObject({ id: reminderId });

/** The same for everyone: nobody learns whether an address may be written to. */
export const rememberCartResponse = z.object({ ok: z.literal(true) });
export const rememberCartErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
