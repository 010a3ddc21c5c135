import * as z from 'zod/mini';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { staffErrors } from './staff.ts';

/** Body of `POST /.netlify/functions/admin-delivery-quote`: what an address would pay now. `goods`: euro cents after discounts. */
export const deliveryQuoteRequest = z.strictObject({
  country: z.enum(shippingCountries),
  goods: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** With a coupon for free standard delivery. */
  is_delivery_free: z.boolean(),
});
export type DeliveryQuoteRequest = z.output<typeof deliveryQuoteRequest>;

const cents = z.int();

/** Each way of delivery as the checkout would charge and promise it now; euro cents, days of Vilnius. */
export const deliveryQuoteResponse = z.object({
  options: z.array(
    z.object({
      code: z.enum(deliveryOptionCodes),
      fee: cents,
      /** Goods and delivery. */
      total: cents,
      /** The VAT that `total` includes. */
      vat: cents,
      promised_from: z.string(),
      promised_to: z.string(),
      needs_signature: z.boolean(),
    }),
  ),
  /** Whether standard delivery may go to a locker there, which takes no signature. */
  has_lockers: z.boolean(),
  vat_country: z.string(),
  vat_basis_points: z.int(),
  /** Goods that are missing until standard delivery is free; 0 where it is. */
  missing_until_free: cents,
});
export type DeliveryQuotes = z.output<typeof deliveryQuoteResponse>;

/** `delivery_not_available`: nothing is sent there. */
export const deliveryQuoteErrors = { ...staffErrors, delivery_not_available: 409 } as const;
