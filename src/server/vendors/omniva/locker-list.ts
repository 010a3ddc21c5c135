import * as z from 'zod/mini';
import { type LockerListSource, type RawLocker, readLockerRows } from '#src/domain/shipping/locker-list.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

const text = z._default(z.nullable(z.string()), '');

/** A row of `locations.json`; A0 to A8 are the levels of an address from the country down to the flat. */
const location = z.object({
  ZIP: z.string(),
  NAME: z.string(),
  TYPE: z.coerce.string(),
  A0_NAME: z.string(),
  A1_NAME: text,
  A2_NAME: text,
  A3_NAME: text,
  A5_NAME: text,
  A7_NAME: text,
  X_COORDINATE: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  Y_COORDINATE: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});
type Location = z.infer<typeof location>;

/** Level 3 is the town, in Estonian cities a part of it. */
function cityOf({ A1_NAME, A2_NAME, A3_NAME }: Location): string {
  const isPart = /linnaosa$/.test(A3_NAME ?? '');
  return (isPart ? A2_NAME : A3_NAME) || A2_NAME || A1_NAME || '';
}

function read(row: unknown): RawLocker | 'other' | undefined {
  const parsed = location.safeParse(row);
  if (!parsed.success) return undefined;
  // 0 is a locker, 1 a post office.
  if (parsed.data.TYPE !== '0') return 'other';
  return {
    carrier: 'omniva',
    // The locker's own code, which parcels carry; not the postcode of the place.
    id: parsed.data.ZIP,
    name: parsed.data.NAME,
    country: parsed.data.A0_NAME,
    city: cityOf(parsed.data),
    address: [parsed.data.A5_NAME, parsed.data.A7_NAME].filter((part) => part && part !== 'NULL').join(' '),
    latitude: parsed.data.Y_COORDINATE,
    longitude: parsed.data.X_COORDINATE,
  };
}

const countries: readonly ShippingCountry[] = ['LT', 'LV', 'EE', 'FI'];

/** Omniva's public `locations.json`. */
export function omnivaLockers(url: string): LockerListSource {
  return {
    carrier: 'omniva',
    countries,
    read: async (fetchJson) => readLockerRows(await fetchJson(url), read),
  };
}
