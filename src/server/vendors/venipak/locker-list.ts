import * as z from 'zod/mini';
import {
  collectRows,
  type LockerListSource,
  type RawLocker,
  readLockerRows,
} from '#src/domain/shipping/locker-list.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

const text = z._default(z.nullable(z.string()), '');
const number = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** A row of `get_pickup_points`. */
const point = z.object({
  id: z.union([z.string(), z.number()]),
  name: text,
  display_name: text,
  address: text,
  city: z.string(),
  zip: text,
  country: z.string(),
  lat: number,
  lng: number,
  pick_up_type: number,
});

/** 3 is a locker, 1 a counter. */
const lockerType = '3';

function read(row: unknown): RawLocker | 'other' | undefined {
  const parsed = point.safeParse(row);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  if (String(data.pick_up_type ?? lockerType) !== lockerType) return 'other';
  return {
    carrier: 'venipak',
    id: String(data.id),
    name: data.display_name || data.name || '',
    country: data.country,
    city: data.city,
    address: data.address ?? '',
    postcode: data.zip ?? '',
    latitude: data.lat,
    longitude: data.lng,
  };
}

const countries: readonly ShippingCountry[] = ['LT', 'LV', 'EE', 'PL'];

/** Venipak's public `get_pickup_points`, asked country by country for its lockers. */
export function venipakLockers(url: string): LockerListSource {
  return {
    carrier: 'venipak',
    countries,
    async read(fetchJson) {
      const rows = await collectRows(countries, (country) => {
        const address = new URL(url);
        address.search = new URLSearchParams({ country, pick_up_type: lockerType, view: 'json' }).toString();
        return fetchJson(address.href);
      });
      return readLockerRows(rows, read);
    },
  };
}
