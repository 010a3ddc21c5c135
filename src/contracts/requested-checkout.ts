import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { offeredItem } from './offered-item.ts';

/** Longest token of a requested checkout, characters. */
export const longestRequestToken = 12_000;

/** Body of `POST /.netlify/functions/requested-checkout`: the token in the address of our page. */
export const requestedCheckoutRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(longestRequestToken)),
});

/** What was asked for, with what it costs now. */
export const requestedCheckoutResponse = z.object({
  items: z.array(offeredItem),
  locale: z.enum(languages),
  customerEmail: z.optional(z.string()),
});
export type RequestedCheckoutResponse = z.infer<typeof requestedCheckoutResponse>;

export const requestedCheckoutErrors = {
  invalid_request: 400,
  rate_limited: 429,
  link_invalid: 410,
  items_gone: 410,
} as const;
