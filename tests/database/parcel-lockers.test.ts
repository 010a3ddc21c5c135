import type { JSONValue } from 'postgres';
import { describe, expect, it } from 'vitest';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

const lockers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    name: `Paštomatas ${from + index}`,
    city: index % 2 === 0 ? 'Vilnius' : 'Kaunas',
    address: `Pilies g. ${from + index}`,
    postcode: '',
    latitude: 54.7,
    longitude: 25.3,
  }));

async function replace(carrier: string, country: string, list: JSONValue) {
  const { sql } = database;
  const [row] = await sql<{ answer: object }[]>`
    select replace_parcel_lockers(${carrier}, ${country}, ${sql.json(list)}) as answer`;
  return row?.answer;
}
const offered = async (carrier: string, country: string) =>
  (
    await database.sql<{ locker_id: string }[]>`
      select locker_id from parcel_lockers where carrier = ${carrier} and country = ${country} and is_active
      order by locker_id::int`
  ).map((row) => row.locker_id);
const listOf = async (carrier: string, country: string) => {
  const [row] = await database.sql`
    select is_stale, last_error, fetched_at is not null as fetched, failed_at is not null as failed
    from parcel_locker_lists where carrier = ${carrier} and country = ${country}`;
  return { ...row };
};

describe('a carrier’s list', () => {
  it('brings new lockers, changes known ones, and takes away those that are gone', async () => {
    expect(await replace('omniva', 'LT', lockers(4))).toMatchObject({ ok: true, offered: 0, listed: 4 });
    expect(await replace('omniva', 'LT', lockers(4, 2))).toMatchObject({ ok: true, offered: 4 });
    expect(await offered('omniva', 'LT')).toEqual(['2', '3', '4', '5']);
    const [second] = await database.sql`select city, postcode from parcel_lockers where locker_id = '2'`;
    expect({ ...second }).toEqual({ city: 'Vilnius', postcode: null });
    expect(await replace('omniva', 'LT', lockers(4))).toMatchObject({ ok: true });
    expect(await offered('omniva', 'LT'), 'one that comes back is offered again').toEqual(['1', '2', '3', '4']);
  });

  it('that has shrunk by more than half is refused, kept as it was, and marked as old', async () => {
    await replace('dpd', 'LT', lockers(10));
    expect(await replace('dpd', 'LT', lockers(4))).toEqual({ ok: false, code: 'list_shrunk', offered: 10, listed: 4 });
    expect(await replace('dpd', 'LT', [])).toMatchObject({ ok: false });
    expect(await offered('dpd', 'LT')).toHaveLength(10);
    expect(await listOf('dpd', 'LT')).toEqual({
      is_stale: true,
      last_error: 'list_shrunk: 0 lockers instead of 10',
      fetched: true,
      failed: true,
    });
    expect(await replace('dpd', 'LT', lockers(5))).toMatchObject({ ok: true });
    expect(await listOf('dpd', 'LT')).toMatchObject({ is_stale: false, last_error: null });
  });

  it('of one country or carrier leaves the others alone', async () => {
    await replace('venipak', 'LT', lockers(3));
    await replace('venipak', 'LV', lockers(2, 100));
    await replace('lp_express', 'LT', lockers(3));
    await replace('venipak', 'LV', lockers(2, 101));
    expect(await offered('venipak', 'LT')).toEqual(['1', '2', '3']);
    expect(await offered('venipak', 'LV')).toEqual(['101', '102']);
    expect(await offered('lp_express', 'LT')).toHaveLength(3);
  });

  it('that names a locker twice has it once', async () => {
    await replace('venipak', 'EE', [...lockers(2, 200), ...lockers(1, 200)]);
    expect(await offered('venipak', 'EE')).toEqual(['200', '201']);
  });

  it('taken by two runs at once ends as one of them has it', async () => {
    await replace('omniva', 'EE', lockers(6, 300));
    await Promise.all([replace('omniva', 'EE', lockers(6, 303)), replace('omniva', 'EE', lockers(6, 306))]);
    const ids = await offered('omniva', 'EE');
    expect([lockers(6, 303), lockers(6, 306)].map((list) => list.map(({ id }) => id))).toContainEqual(ids);
  });
});

describe('what shoppers and orders read', () => {
  it('is the active lockers of the country by town, and who has some where', async () => {
    await replace('omniva', 'FI', lockers(3, 400));
    await replace('omniva', 'FI', lockers(2, 400));
    const [row] = await database.sql<{ list: { city: string }[]; carriers: Record<string, string[]> }[]>`
      select read_parcel_lockers('FI') as list, list_locker_carriers() as carriers`;
    expect(row?.list.map(({ city }) => city)).toEqual(['Kaunas', 'Vilnius']);
    expect(row?.list[0]).toEqual({
      carrier: 'omniva',
      id: '401',
      name: 'Paštomatas 401',
      address: 'Pilies g. 401',
      city: 'Kaunas',
      postcode: '',
    });
    expect(row?.carriers['FI']).toEqual(['omniva']);
    expect(row?.carriers).not.toHaveProperty('DE');
  });

  it('has no locker that is not offered any more', async () => {
    const find = async (id: string) =>
      (await database.sql<{ found: unknown }[]>`select find_parcel_locker('omniva', ${id}) as found`)[0]?.found;
    expect(await find('400')).toMatchObject({ country: 'FI', city: 'Vilnius' });
    expect(await find('402')).toBeNull();
    expect(await find('no-such')).toBeNull();
  });
});
