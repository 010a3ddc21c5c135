import * as z from 'zod/mini';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';

/** Query of `GET /.netlify/functions/pickup-points`. */
export const pickupPointsRequest = z.object({ country: z.enum(shippingCountries) });
export type PickupPointsRequest = z.infer<typeof pickupPointsRequest>;

/** The parcel lockers of a country in the order of towns; none where no carrier has one. */
export const pickupPointsResponse = z.object({
  points: z.array(
    z.object({
      carrier: z.enum(carriers),
      /** The carrier's own. */
      id: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      postcode: z.string(),
    }),
  ),
});
export type PickupPointsResponse = z.infer<typeof pickupPointsResponse>;

export const pickupPointsErrors = { invalid_request: 400, rate_limited: 429 } as const;
