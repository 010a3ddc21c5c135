import * as z from 'zod/mini';
import { trackedStates } from '#src/domain/shipping/tracking.ts';

/**
 * Body of `POST /.netlify/functions/track-order`: the number of a parcel or of an order, and for visitors the order's e-mail.
 * Whoever is signed in needs none for their own orders.
 */
export const trackOrderRequest = z.strictObject({
  number: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
});
export type TrackOrderRequest = z.infer<typeof trackOrderRequest>;

/**
 * States alone, nothing of a person. `found: false` is one answer for a number that nobody has, for another's e-mail and for
 * what is no number at all.
 */
export const trackOrderResponse = z.discriminatedUnion('found', [
  z.strictObject({ found: z.literal(false) }),
  z.strictObject({
    found: z.literal(true),
    /** One for each parcel of an order, and one for what is not in a parcel yet. */
    states: z.array(z.enum(trackedStates)).check(z.minLength(1)),
    /** The answer is made up: a number for trying things out, on a demonstration machine. */
    isDemonstration: z.boolean(),
  }),
]);
export type TrackOrderResponse = z.infer<typeof trackOrderResponse>;

export const trackOrderErrors = { invalid_request: 400, origin_not_allowed: 403, rate_limited: 429 } as const;
