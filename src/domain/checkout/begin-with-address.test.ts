import { describe, expect, it } from 'vitest';
import { beginWithAddress } from './begin-with-address.ts';
import { emptyCheckoutForm } from './form.ts';

const home = {
  ...{ name: 'Rūta Kazlauskienė', phone: '+37061234567', street: 'Brīvības iela 1' },
  ...{ postcode: 'LV-1010', city: 'Rīga', country: 'LV' },
};

describe('a checkout of somebody with an address', () => {
  it('begins with it, whatever its country', () => {
    expect(beginWithAddress(emptyCheckoutForm, home)).toEqual({ ...emptyCheckoutForm, ...home });
    expect(beginWithAddress(emptyCheckoutForm, { ...home, phone: null }).phone).toBe('');
  });

  it('keeps what was typed', () => {
    const typed = { ...emptyCheckoutForm, name: 'Jonas', email: 'jonas@pastas.example' };
    expect(beginWithAddress(typed, home)).toEqual({ ...typed, ...home, name: 'Jonas' });
  });

  it.each(['street', 'postcode', 'city'] as const)('leaves a place alone that was begun with the %s', (field) => {
    const begun = { ...emptyCheckoutForm, [field]: 'A' };
    expect(beginWithAddress(begun, home)).toEqual({ ...begun, name: home.name, phone: home.phone });
  });

  it.each([
    ['another country', { country: 'EE' } as const],
    ['a parcel locker', { way: 'locker' } as const],
  ])('leaves a place alone where %s was chosen', (_, chosen) => {
    const form = { ...emptyCheckoutForm, ...chosen };
    expect(beginWithAddress(form, home)).toEqual({ ...form, name: home.name, phone: home.phone });
  });

  it('takes no place that the shop does not deliver to, and nothing longer than it takes', () => {
    expect(beginWithAddress(emptyCheckoutForm, { ...home, country: 'SE' })).toMatchObject({
      country: 'LT',
      street: '',
    });
    expect(beginWithAddress(emptyCheckoutForm, { ...home, street: 'x'.repeat(200) }).street).toHaveLength(160);
  });
});
