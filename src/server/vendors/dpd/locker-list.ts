import * as z from 'zod/mini';
import { type LockerListSource, type RawLocker, readLockerRows } from '#src/domain/shipping/locker-list.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

const text = z._default(z.nullable(z.string()), '');

/** A row of DPD Baltics' `PickupParcelShopData.json`. */
const shop = z.object({
  parcelShopId: z.string(),
  parcelShopType: text,
  companyName: text,
  companyShortName: text,
  street: text,
  houseNo: text,
  zipCode: text,
  city: z.string(),
  countryCode: z.string(),
  latitude: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  longitude: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

function read(row: unknown): RawLocker | 'other' | undefined {
  const parsed = shop.safeParse(row);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  // The others are shops with a counter.
  if (data.parcelShopType !== 'PickupStation') return 'other';
  return {
    carrier: 'dpd',
    id: data.parcelShopId,
    name: data.companyName || data.companyShortName || '',
    country: data.countryCode,
    city: data.city,
    address: [data.street, data.houseNo].filter(Boolean).join(' '),
    postcode: data.zipCode ?? '',
    latitude: data.latitude,
    longitude: data.longitude,
  };
}

const countries: readonly ShippingCountry[] = ['LT', 'LV', 'EE', 'PL', 'FI'];

/** DPD Baltics' public list. */
export function dpdLockers(url: string): LockerListSource {
  return {
    carrier: 'dpd',
    countries,
    read: async (fetchJson) => readLockerRows(await fetchJson(url), read),
  };
}
