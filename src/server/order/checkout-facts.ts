import * as z from 'zod/mini';
import type { DispatchRules } from '#src/domain/shipping/promise.ts';
import { deliveryOptionCodes, type ShippingCountry, shippingCountries } from '#src/domain/shipping/zones.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const names = z.object({ en: z.string(), lt: z.string(), ru: z.string() });

const variant = z.object({ id: z.string(), size: z.string(), color: z.string(), free: z.int() });

const product = z.object({
  id: z.string(),
  active: z.boolean(),
  name: names,
  price: z.int(),
  sale_price: z.nullable(z.int()),
  images: z.array(z.string()),
  variants: z.array(variant),
});
export type CheckoutProduct = z.infer<typeof product>;

const zone = z.object({
  country: z.enum(shippingCountries),
  standardFee: z.int(),
  freeFrom: z.int(),
  vatBasisPoints: z.int(),
  /** Coming days off there. */
  holidays: z.array(z.string()),
  options: z.array(
    z.object({
      code: z.enum(deliveryOptionCodes),
      surcharge: z.int(),
      minimumDays: z.int(),
      maximumDays: z.int(),
      name: names,
    }),
  ),
});

const facts = z.object({
  products: z.array(product),
  zones: z.array(zone),
  rates: z.object({ EUR: z.int(), USD: z.int(), LTL: z.int() }),
  estimate: z.object({ fee: z.int(), freeFrom: z.int() }),
  cutOff: z.string(),
  /** Coming public holidays in Lithuania. */
  holidays: z.array(z.string()),
  signatureAbove: z.int(),
  /** Country whose VAT is charged; null when each destination's is (shop registered for OSS). */
  vatCountry: z.nullable(z.enum(shippingCountries)),
  checkout: z.object({
    cardMinutes: z.int(),
    bankMinutes: z.int(),
    openOrdersPerEmail: z.int(),
    openOrdersPerClient: z.int(),
    quantityPerLine: z.int(),
    cardMethods: z.array(z.string()),
  }),
});
export type CheckoutFacts = z.infer<typeof facts>;

/** Everything that prices an order, read in one call: the named products and the shop's rules. */
export async function readCheckoutFacts(call: CallDatabase, productIds: readonly string[]): Promise<CheckoutFacts> {
  return facts.parse(await call('read_checkout_facts', { product_ids: productIds }));
}

/** When parcels leave, and on which days nobody hands them over in a country. */
export function dispatchRules({ cutOff, holidays, zones }: CheckoutFacts, country: ShippingCountry): DispatchRules {
  const destination = zones.find((each) => each.country === country)?.holidays ?? [];
  return { cutOff, holidays: new Set(holidays), destinationHolidays: new Set(destination) };
}
