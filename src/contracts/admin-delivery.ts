import * as z from 'zod/mini';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { staffErrors } from './staff.ts';

const cents = z.int().check(z.gte(0), z.lte(100_000_000));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const names = { name, name_lt: name, name_ru: name };
const version = z.string().check(z.minLength(1), z.maxLength(40));
const order = z.int().check(z.gte(0), z.lte(10_000));
const days = z.int().check(z.gte(0), z.lte(60));
const country = z.enum(shippingCountries);

const zone = z.strictObject({
  country,
  version,
  ...names,
  free_from: cents,
  standard_fee: cents,
  is_active: z.boolean(),
  display_order: order,
});
const option = z
  .strictObject({
    code: z.enum(deliveryOptionCodes),
    version,
    ...names,
    surcharge: cents,
    min_business_days: days,
    max_business_days: days,
    countries: z.nullable(z.array(country).check(z.minLength(1), z.maxLength(shippingCountries.length))),
    is_active: z.boolean(),
    display_order: order,
  })
  .check(z.refine(({ min_business_days: from, max_business_days: to }) => from <= to));
const holiday = z.strictObject({ country, day: z.iso.date(), ...names });

/**
 * Body of `POST /.netlify/functions/admin-delivery`. `load_lockers`: a carrier's lists now; `takes_shrunk`: even where one has shrunk by
 * more than half.
 */
export const adminDeliveryRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save_zone'), zone }),
  z.strictObject({ act: z.literal('save_option'), option }),
  z.strictObject({ act: z.literal('add_holidays'), holidays: z.array(holiday).check(z.minLength(1), z.maxLength(60)) }),
  z.strictObject({ act: z.literal('remove_holiday'), country, day: z.iso.date() }),
  z.strictObject({
    act: z.literal('switch_locker'),
    carrier: z.enum(carriers),
    locker: z.string().check(z.minLength(1), z.maxLength(60)),
    is_offered: z.boolean(),
  }),
  z.strictObject({ act: z.literal('load_lockers'), carrier: z.enum(carriers), takes_shrunk: z.boolean() }),
]);
export type AdminDeliveryRequest = z.output<typeof adminDeliveryRequest>;
export type WantedZone = z.output<typeof zone>;
export type WantedOption = z.output<typeof option>;

/** `added`: days off that were not known; `loaded`, `failed`: by list (`omniva LT`), how many lockers, and why not. */
export const adminDeliveryResponse = z.object({
  ok: z.literal(true),
  changed: z.optional(z.boolean()),
  added: z.optional(z.int()),
  loaded: z.optional(z.record(z.string(), z.int())),
  failed: z.optional(z.record(z.string(), z.string())),
});
export type AdminDeliveryResponse = z.output<typeof adminDeliveryResponse>;

export const adminDeliveryErrors = {
  ...staffErrors,
  zone_unknown: 404,
  /** Somebody changed it after it was read, as with the others. */
  zone_stale: 409,
  /** Orders without an address are priced by Lithuania's standard delivery. */
  home_zone_needed: 409,
  vat_rate_missing: 409,
  option_unknown: 404,
  option_stale: 409,
  home_option_needed: 409,
  locker_unknown: 404,
  /** The shop has no access to this carrier's list. */
  carrier_not_connected: 409,
} as const;
