import { describe, expect, it } from 'vitest';
import { type AddressFields, wrongAddressFields, wrongProfileFields } from './profile-problems.ts';

const home: AddressFields = {
  ...{ name: 'Rūta Kazlauskienė', company: '', country: 'LT', street: 'Pilies g. 12', city: 'Vilnius' },
  ...{ postcode: '01123', phone: '' },
};
const wrong = (changes: Readonly<Record<string, string>>) =>
  [...wrongAddressFields({ ...home, ...changes } as AddressFields)].sort();

describe('an address', () => {
  it('is right with its postcode in any writing, and without phone and company', () => {
    for (const postcode of ['01123', 'LT-01123', 'lt 01123']) expect(wrong({ postcode })).toEqual([]);
    expect(wrong({ phone: '8 612 34567', company: 'UAB „Lino namai“' })).toEqual([]);
  });

  it('names everything that is wrong at once', () => {
    const nothing = { name: ' ', street: '', city: '', postcode: '12', phone: 'x' };
    expect(wrong(nothing)).toEqual(['city', 'name', 'phone', 'postcode', 'street']);
  });

  it('is judged by the rules of its country', () => {
    expect(wrong({ country: 'LV' })).toEqual(['postcode']);
    expect(wrong({ country: 'LV', postcode: '1050', phone: '21 234 567' })).toEqual([]);
    expect(wrong({ country: 'LV', postcode: '1050', phone: '5' })).toEqual(['phone']);
  });
});

describe('a profile', () => {
  const typed = (changes: object) => ({ display_name: 'Rūta', phone_number: '', shipping_address: '', ...changes });
  it('may be empty, and has a phone with which somebody can be called', () => {
    expect([...wrongProfileFields(typed({ display_name: '' }))]).toEqual([]);
    expect([...wrongProfileFields(typed({ phone_number: ' +370 612 34567 ' }))]).toEqual([]);
    expect([...wrongProfileFields(typed({ phone_number: 'Rūtos' }))]).toEqual(['phone_number']);
    expect([...wrongProfileFields(typed({ shipping_address: 'x'.repeat(1001) }))]).toEqual(['shipping_address']);
  });
});
