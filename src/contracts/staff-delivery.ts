import * as z from 'zod/mini';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';

const count = z.int().check(z.gte(0));
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };

/** Sums in euro cents; `updated_at` is the version. `has_vat`: a rate of VAT holds there today. */
const zone = z.object({
  country: z.enum(shippingCountries),
  ...names,
  free_from: count,
  standard_fee: count,
  is_active: z.boolean(),
  display_order: z.int(),
  updated_at: z.string(),
  has_vat: z.boolean(),
});
export type StaffZone = z.output<typeof zone>;

/** `countries`: null for all. */
const option = z.object({
  code: z.enum(deliveryOptionCodes),
  ...names,
  surcharge: count,
  min_business_days: count,
  max_business_days: count,
  countries: z.nullable(z.array(z.string())),
  is_active: z.boolean(),
  display_order: z.int(),
  updated_at: z.string(),
});
export type StaffOption = z.output<typeof option>;

/** What `read_delivery_for_staff` answers; null for whoever is not an administrator with all locks open, as with each of these. */
export const staffDelivery = z.nullable(z.object({ zones: z.array(zone), options: z.array(option) }));
export type StaffDelivery = NonNullable<z.output<typeof staffDelivery>>;

const holiday = z.object({ day: z.iso.date(), ...names });
export type Holiday = z.output<typeof holiday>;
/** What `list_public_holidays` answers: the days off of a country, the earliest first. */
export const holidayList = z.nullable(z.object({ days: z.array(holiday) }));

const time = z.nullable(z.string());
const lockerList = z.object({
  carrier: z.enum(carriers),
  country: z.string(),
  offered: count,
  withheld: count,
  fetched_at: time,
  failed_at: time,
  last_error: z.nullable(z.string()),
  is_stale: z.boolean(),
});
export type LockerList = z.output<typeof lockerList>;
/** What `read_locker_lists` answers. */
export const lockerLists = z.nullable(z.object({ lists: z.array(lockerList) }));

const locker = z.object({
  carrier: z.enum(carriers),
  id: z.string(),
  country: z.string(),
  city: z.string(),
  name: z.string(),
  address: z.string(),
  /** Whether the carrier's list has it. */
  is_listed: z.boolean(),
  withheld_at: time,
});
export type StaffLocker = z.output<typeof locker>;
/** What `find_lockers_for_staff` answers: fifty at most. */
export const foundLockers = z.nullable(z.object({ more: z.boolean(), lockers: z.array(locker) }));
