import { failure, type Result, success } from '../result/result.ts';
import type { Carrier } from './carriers.ts';
import type { ListedLocker } from './parcel-lockers.ts';
import { parsePostcode } from './postcodes.ts';
import { type ShippingCountry, shippingCountries } from './zones.ts';

/** Fetches JSON over HTTP; throws when there is no answer, a refusal or no JSON. */
export type FetchJson = (
  url: string,
  init?: { readonly method?: 'POST'; readonly headers?: Readonly<Record<string, string>> },
) => Promise<unknown>;

/** Where a carrier's lockers are listed, whatever its list looks like. */
export interface LockerListSource {
  readonly carrier: Carrier;
  /** The countries that the list is good for. */
  readonly countries: readonly ShippingCountry[];
  /** All lockers; throws when the list cannot be had, refuses one that cannot be read. */
  read(fetchJson: FetchJson): Promise<Result<ListedLocker[], 'list_unreadable'>>;
}

/** What a row says, before it is tidied. */
export interface RawLocker {
  readonly carrier: Carrier;
  readonly id: string;
  readonly country: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly postcode?: string | undefined;
  readonly latitude?: string | number | null | undefined;
  readonly longitude?: string | number | null | undefined;
}

/** The rows of a list that is given country by country. An answer that is no list counts as a row that cannot be read. */
export async function collectRows(
  countries: readonly ShippingCountry[],
  ask: (country: ShippingCountry) => Promise<unknown>,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const country of countries) {
    const list = await ask(country);
    rows.push(...(Array.isArray(list) ? list : [list]));
  }
  return rows;
}

/** Rows that cannot be read, of a hundred, from which the list is rubbish. */
const bearableFaults = 10;

/** One line without marks that are not to be seen, at most `length` characters. */
function tidy(text: string, length: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').replace(/\s+/g, ' ');
  return Array.from(plain.trim()).slice(0, length).join('').trim();
}

/** `TALLINN` as `Tallinn`; a name with small letters stays. */
function townName(text: string): string {
  const name = tidy(text, 80);
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter) => before + letter.toUpperCase());
}

function coordinate(value: string | number | null | undefined, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  if (typeof number !== 'number' || number === 0) return undefined;
  return Math.abs(number) <= most ? number : undefined;
}

function toLocker(raw: RawLocker): ListedLocker | 'elsewhere' | 'unreadable' {
  const country = shippingCountries.find((code) => code === raw.country.trim().toUpperCase());
  if (country === undefined) return /^\s*[a-z]{2}\s*$/i.test(raw.country) ? 'elsewhere' : 'unreadable';
  const [id, name, city] = [tidy(raw.id, 60), tidy(raw.name, 120), townName(raw.city)];
  if (id === '' || name === '' || city === '') return 'unreadable';
  const postcode = tidy(raw.postcode ?? '', 12);
  return {
    carrier: raw.carrier,
    id,
    country,
    name,
    city,
    address: tidy(raw.address, 160) || city,
    postcode: parsePostcode(postcode, country) ?? postcode,
    latitude: coordinate(raw.latitude, 90),
    longitude: coordinate(raw.longitude, 180),
  };
}

/**
 * Reads a carrier's rows. `read` gives what a row says, `other` for one that is no locker, undefined for one that does not
 * fit. Single faulty rows are left out; a list without any locker, or with more than a tenth of its rows faulty, is refused.
 */
export function readLockerRows(
  rows: unknown,
  read: (row: unknown) => RawLocker | 'other' | undefined,
): Result<ListedLocker[], 'list_unreadable'> {
  if (!Array.isArray(rows)) return failure('list_unreadable', { reason: 'no list' });
  const lockers: ListedLocker[] = [];
  let unreadable = 0;
  for (const row of rows) {
    const raw = read(row);
    if (raw === 'other') continue;
    const locker = raw === undefined ? 'unreadable' : toLocker(raw);
    if (locker === 'unreadable') unreadable += 1;
    else if (locker !== 'elsewhere') lockers.push(locker);
  }
  if (unreadable * 100 > rows.length * bearableFaults) {
    return failure('list_unreadable', { reason: `${unreadable} of ${rows.length} rows` });
  }
  return lockers.length === 0 ? failure('list_unreadable', { reason: 'no locker' }) : success(lockers);
}
