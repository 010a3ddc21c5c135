import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** Body of `POST /.netlify/functions/admin-environment`. */
export const adminEnvironmentRequest = z.strictObject({});

/** Played on one machine, the provider's own tests, or real money. */
const mode = z.enum(['sandbox', 'test', 'live']);

/** How the shop is set up where it runs, as far as staff may know: no keys, no secrets. */
export const adminEnvironmentResponse = z.object({
  environment: z.enum(['local', 'production']),
  site: z.string(),
  mail: z.object({ from: z.string(), mode: z.enum(['sandbox', 'live']) }),
  card: mode,
  bank: mode,
});
export type AdminEnvironment = z.output<typeof adminEnvironmentResponse>;

export const adminEnvironmentErrors = staffErrors;
