import * as z from 'zod/mini';
import {
  collectRows,
  type LockerListSource,
  type RawLocker,
  readLockerRows,
} from '#src/domain/shipping/locker-list.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

export interface LpExpressSettings {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

const text = z._default(z.nullable(z.string()), '');
const number = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** A row of `/api/v2/terminal`. */
const terminal = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  countryCode: z.string(),
  city: z.string(),
  address: text,
  postalCode: text,
  latitude: number,
  longitude: number,
});
const session = z.object({ access_token: z.string() });

function read(row: unknown): RawLocker | undefined {
  const parsed = terminal.safeParse(row);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  return {
    carrier: 'lp_express',
    id: String(data.id),
    name: data.name,
    country: data.countryCode,
    city: data.city,
    address: data.address ?? '',
    postcode: data.postalCode ?? '',
    latitude: data.latitude,
    longitude: data.longitude,
  };
}

const countries: readonly ShippingCountry[] = ['LT', 'LV', 'EE'];

/** LP Express' interface for customers: signs in by password, then lists its terminals country by country. */
export function lpExpressLockers({ url, username, password }: LpExpressSettings): LockerListSource {
  return {
    carrier: 'lp_express',
    countries,
    async read(fetchJson) {
      const login = new URLSearchParams({ grant_type: 'password', scope: 'read+write+API_CLIENT', username, password });
      const answer = session.parse(await fetchJson(`${url}/oauth/token?${login}`, { method: 'POST' }));
      const headers = { authorization: `Bearer ${answer.access_token}` };
      const rows = await collectRows(countries, (country) =>
        fetchJson(`${url}/api/v2/terminal?receiverCountryCode=${country}`, { headers }),
      );
      return readLockerRows(rows, read);
    },
  };
}
