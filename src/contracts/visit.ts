import * as z from 'zod/mini';
import { visitEvents } from '#src/domain/counting/visit.ts';
import { languages } from '#src/domain/language/languages.ts';

/** Body of `POST /.netlify/functions/count-visit`. Nothing in it tells one visitor from another. */
export const visitRequest = z.strictObject({
  event: z.enum(visitEvents),
  /** The page's path with or without language; for what happens to a product, the product's id. */
  subject: z.string().check(z.maxLength(300)),
  locale: z.enum(languages),
});
export type VisitRequest = z.infer<typeof visitRequest>;

export const visitErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
