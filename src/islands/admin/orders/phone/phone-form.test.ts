import { describe, expect, it } from 'vitest';
import { addPiece, type PhoneForm, quoteOf, takeOf } from './phone-form.ts';

const dress = {
  id: 'v',
  sku: 'X',
  product_id: 'dress',
  name: 'Dress',
  size: 'S',
  color: 'red',
  free: 3,
  picture: null,
};
const form: PhoneForm = {
  ...{ pieces: addPiece([], dress), email: ' ona@pastas.lt ', language: 'lt', country: 'LT', option: 'standard' },
  coupon: ' LABAS10 ',
  delivery: {
    ...{ way: 'address', name: 'Ona', phone: '+37061234567', street: 'Pilies g. 1', postcode: 'LT-01123' },
    ...{ city: 'Vilnius', note: '', locker: undefined },
  },
};

describe('an order by telephone', () => {
  it('has one line a variant, however often it is added', () => {
    expect(addPiece(addPiece(form.pieces, dress), { ...dress, id: 'w' })).toMatchObject([
      { quantity: 2 },
      { quantity: 1 },
    ]);
  });

  it('is reckoned as soon as something is wanted, and sent for the sum that was told', () => {
    expect(quoteOf({ ...form, pieces: [] })).toBeUndefined();
    const items = [{ id: 'dress', size: 'S', color: 'red', quantity: 1 }];
    expect(quoteOf(form)).toEqual({
      ...{ act: 'quote', items, couponCode: 'LABAS10', country: 'LT', option: 'standard', is_to_locker: false },
    });
    expect(takeOf(form, 'id', 8900)).toMatchObject({
      ...{ act: 'take', phone_order: 'id', email: 'ona@pastas.lt', items, expected_total: 8900 },
      delivery: { country: 'LT', city: 'Vilnius' },
    });
  });
});
