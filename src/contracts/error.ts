import * as z from 'zod/mini';

/**
 * What every function answers when it refuses: `error` is an English sentence for programs and logs (the specification's
 * words where it has some; alone where something before the shop answers), `code` is what the interface translates,
 * `details` fills the translated sentence.
 */
export const errorResponse = z.object({
  error: z.string(),
  code: z._default(z.string(), 'unexpected'),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z._default(z.string(), ''),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
