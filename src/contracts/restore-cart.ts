import * as z from 'zod/mini';
import { mailedLinkErrors, mailedLinkRequest } from './mailed-link.ts';
import { offeredItem } from './offered-item.ts';

/** Query of `GET /.netlify/functions/restore-cart`: the token of the link in the letter. */
export const restoreCartRequest = mailedLinkRequest;

/** What the link brings back, at the prices of now; `available` is 0 for what cannot be bought. */
export const restoreCartResponse = z.object({
  items: z.array(z.extend(offeredItem, { available: z.int() })),
});
export type RestoreCartResponse = z.infer<typeof restoreCartResponse>;
export const restoreCartErrors = mailedLinkErrors;
