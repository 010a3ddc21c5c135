import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';

/** Body of `POST /.netlify/functions/record-cookie-choice`: the decision as the device keeps it. */
export const cookieChoiceRequest = z.strictObject({
  /** The random number beside the decision on the device. */
  device: z.uuid(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
  textVersion: z.iso.date(),
  locale: z.enum(languages),
});
export type CookieChoiceRequest = z.infer<typeof cookieChoiceRequest>;

export const cookieChoiceResponse = z.object({ ok: z.literal(true) });

export const cookieChoiceErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
