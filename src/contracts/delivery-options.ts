import * as z from 'zod/mini';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';

const cents = z.int().check(z.gte(0));

const deliveryOption = z.object({
  code: z.enum(deliveryOptionCodes),
  /** On top of the zone's standard fee, euro cents. */
  surcharge: cents,
  minimumDays: z.int(),
  maximumDays: z.int(),
  /** Promised dates for an order placed now, `YYYY-MM-DD` in Vilnius. */
  promisedFrom: z.string(),
  promisedTo: z.string(),
});

/**
 * Answer of `GET /.netlify/functions/delivery-options`: what the checkout page needs to show fees, dates and VAT by the same
 * rules as the server charges (domain/shipping, domain/pricing). Money in euro cents.
 */
export const deliveryOptionsResponse = z.object({
  zones: z.array(
    z.object({
      country: z.enum(shippingCountries),
      standardFee: cents,
      freeFrom: cents,
      vatBasisPoints: z.int(),
      options: z.array(deliveryOption),
      /** Carriers with parcel lockers there; none: by courier only. */
      lockers: z._default(z.array(z.enum(carriers)), []),
    }),
  ),
  estimate: z.object({ fee: cents, freeFrom: cents }),
  /** Units of the currency for a euro, in millionths. */
  rates: z.object({ EUR: z.int(), USD: z.int(), LTL: z.int() }),
});
export type DeliveryOptionsResponse = z.infer<typeof deliveryOptionsResponse>;

export const deliveryOptionsErrors = { rate_limited: 429 } as const;
