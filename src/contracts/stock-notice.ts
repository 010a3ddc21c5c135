import * as z from 'zod/mini';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';
import { languages } from '#src/domain/language/languages.ts';

/** Body of `POST /.netlify/functions/stock-notice-request`: tell this address when this size and colour is back. */
export const stockNoticeRequest = z.strictObject({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  size: z.string().check(z.trim(), z.maxLength(40)),
  color: z.string().check(z.trim(), z.maxLength(40)),
  email: z.string().check(z.maxLength(300), z.refine(isEmailAddress)),
  locale: z.enum(languages),
});
export type StockNoticeRequest = z.infer<typeof stockNoticeRequest>;

/** The same for everyone, so that nobody learns who waits for what: a mail with a link to confirm is on its way. */
export const stockNoticeResponse = z.object({ ok: z.literal(true) });

export const stockNoticeErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
