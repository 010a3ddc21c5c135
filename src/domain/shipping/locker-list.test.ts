import { describe, expect, it } from 'vitest';
import { type RawLocker, readLockerRows } from './locker-list.ts';

const raw = (changes: Partial<RawLocker> = {}): RawLocker => ({
  carrier: 'dpd',
  id: 'LT90001',
  country: 'LT',
  name: 'Paštomatas',
  address: 'Ozo g. 25',
  city: 'VILNIUS',
  postcode: '07150',
  latitude: '54.7147',
  longitude: '25.2780',
  ...changes,
});
const read = (rows: readonly (Partial<RawLocker> | 'other' | undefined)[]) =>
  readLockerRows(rows, (row) => (typeof row === 'object' ? raw(row as Partial<RawLocker>) : (row as 'other')));
const only = (changes: Partial<RawLocker>) => {
  const list = read([changes]);
  return list.ok ? list.value[0] : list.failure;
};

describe('a carrier’s row', () => {
  it('becomes a locker: town without capitals alone, postcode as the post writes it, numbers as numbers', () => {
    expect(only({})).toEqual({
      carrier: 'dpd',
      id: 'LT90001',
      country: 'LT',
      name: 'Paštomatas',
      address: 'Ozo g. 25',
      city: 'Vilnius',
      postcode: 'LT-07150',
      latitude: 54.7147,
      longitude: 25.278,
    });
    expect(only({ city: 'NAUJOJI AKMENĖ' })).toMatchObject({ city: 'Naujoji Akmenė' });
    expect(only({ city: 'Žiežmariai' })).toMatchObject({ city: 'Žiežmariai' });
  });

  it('is freed from what nobody should see, and cut to what the table takes', () => {
    expect(only({ name: '  Paštomatas\u0000\u202e \n „Ozas“ ' })).toMatchObject({ name: 'Paštomatas „Ozas“' });
    expect(only({ name: 'a'.repeat(500) })).toMatchObject({ name: 'a'.repeat(120) });
  });

  it('without a street is found by its town, without coordinates has none', () => {
    expect(only({ address: ' ', latitude: '', longitude: '999' })).toMatchObject({
      address: 'Vilnius',
      latitude: undefined,
      longitude: undefined,
    });
  });

  it('of a country that the shop does not deliver to is left out', () => {
    const list = read([{}, { country: 'SE' }]);
    expect(list.ok && list.value).toHaveLength(1);
  });
});

describe('a carrier’s list', () => {
  const good = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

  it('bears a faulty row in ten, no more', () => {
    expect(read([...good(9), undefined])).toMatchObject({ ok: true });
    expect(read([...good(8), undefined])).toMatchObject({ ok: false, failure: { code: 'list_unreadable' } });
    expect(read([...good(8), { name: '' }])).toMatchObject({ ok: false });
  });

  it('without a locker, or that is no list at all, is refused', () => {
    for (const rows of [[], ['other'], [{ country: 'SE' }]] as const) expect(read(rows)).toMatchObject({ ok: false });
    for (const rows of [null, 'down', { error: 'unknown' }]) {
      expect(readLockerRows(rows, () => raw())).toMatchObject({ ok: false, failure: { code: 'list_unreadable' } });
    }
  });
});
