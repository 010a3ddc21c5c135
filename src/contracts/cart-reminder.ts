import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { languages } from '#src/domain/language/languages.ts';
import { currencies } from '#src/domain/money/currency.ts';
import { checkoutItems } from './checkout.ts';
import { mailedLinkErrors, mailedLinkRequest } from './mailed-link.ts';
import { offeredItem } from './offered-item.ts';

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

/** Query of `GET /.netlify/functions/restore-cart`: the token of the link in the letter. */
export const restoreCartRequest = mailedLinkRequest;

/** What the link brings back, at the prices of now; `available` is 0 for what cannot be bought. */
export const restoreCartResponse = z.object({
  items: z.array(z.extend(offeredItem, { available: z.int() })),
});
export type RestoreCartResponse = z.infer<typeof restoreCartResponse>;
export const restoreCartErrors = mailedLinkErrors;
