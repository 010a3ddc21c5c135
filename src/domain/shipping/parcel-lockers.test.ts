import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLockers } from './find-lockers.ts';
import { lockerPlace, type ParcelLocker } from './parcel-lockers.ts';

const locker = (changes: Partial<ParcelLocker>): ParcelLocker => ({
  carrier: 'omniva',
  id: '1',
  name: 'Paštomatas',
  address: 'Pilies g. 1',
  city: 'Vilnius',
  postcode: 'LT-01123',
  ...changes,
});
const lockers = [
  locker({ id: 'vilnius' }),
  locker({ id: 'street', address: 'Šiaulių g. 4' }),
  locker({ id: 'siauliai', city: 'Šiauliai', address: 'Tilžės g. 109', name: '„Saulės miesto“ paštomatas' }),
  locker({ id: 'dpd', carrier: 'dpd', city: 'Šiauliai', address: 'Aido g. 8' }),
  locker({ id: 'lodz', city: 'Łódź', address: 'Piotrkowska 5' }),
];
const found = (query: string, carrier: ParcelLocker['carrier'] | '' = '') =>
  findLockers(lockers, query, carrier).map(({ id }) => id);

describe('findLockers', () => {
  it('finds a town without its letters and capitals', () => {
    expect(found('siauliai')).toEqual(['siauliai', 'dpd']);
    expect(found('ŠIAULIAI')).toEqual(['siauliai', 'dpd']);
    expect(found('lodz')).toEqual(['lodz']);
  });

  it('puts towns before streets that begin alike', () => {
    expect(found('šiau')).toEqual(['siauliai', 'dpd', 'street']);
  });

  it('wants every word, in any order, in town, street, name or postcode', () => {
    expect(found('tilzes siauliai')).toEqual(['siauliai']);
    expect(found('saules miest')).toEqual(['siauliai']);
    expect(found('01123 pilies')).toEqual(['vilnius']);
    expect(found('tilzes vilnius')).toEqual([]);
  });

  it('shows one carrier’s when asked, and all while nothing is typed', () => {
    expect(found('siauliai', 'dpd')).toEqual(['dpd']);
    expect(found('  ')).toEqual(lockers.map(({ id }) => id));
  });

  it('never invents or doubles a locker, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const ids = found(query);
        expect(new Set(ids).size).toBe(ids.length);
        expect(lockers.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      }),
    );
  });
});

it('says the place in one line', () => {
  expect(lockerPlace(locker({}))).toBe('Paštomatas, Pilies g. 1, LT-01123 Vilnius');
  expect(lockerPlace(locker({ postcode: '' }))).toBe('Paštomatas, Pilies g. 1, Vilnius');
});
