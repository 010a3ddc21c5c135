import { describe, expect, it } from 'vitest';
import type { EditableOrder } from '#src/contracts/staff-order-edit.ts';
import { deliveryFormOf, deliveryOf, keepPossible, linesOf, missingFields } from './edit-form.ts';

const variant = { id: 'large', sku: 'X-L', size: 'L', color: 'red', free: 2 };
const line = {
  ...{ id: 7, name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', sku: 'X-S', picture: null },
  ...{ quantity: 3, size: 'S', color: 'red', editable: 2, variants: [variant] },
};
const nowhere = { pickup_carrier: null, pickup_point_id: null, pickup_point_name: null };
const kept = {
  name: 'Ona',
  phone: '+37061234567',
  street: 'Pilies g. 1',
  postcode: 'LT-01123',
  city: 'Vilnius',
  note: null,
};
const order: EditableOrder = {
  version: 'v',
  refused: null,
  delivery: { ...kept, ...nowhere },
  lines: [line, { ...line, id: 8 }],
};

describe('a change of an order', () => {
  it('names the lines of which something is chosen, all their pieces where no number is', () => {
    expect(linesOf(order, { 7: { what: 'large', quantity: 1 }, 8: { what: 'keep', quantity: 2 } })).toEqual([
      { line: 7, quantity: 1, variant: 'large' },
    ]);
    expect(linesOf(order, { 8: { what: 'remove', quantity: 2 } })).toEqual([{ line: 8, quantity: 2, variant: null }]);
  });

  it('drops what can no longer be done to the order as somebody else has left it', () => {
    const choices = {
      7: { what: 'large', quantity: 2 },
      8: { what: 'remove', quantity: 2 },
      9: { what: 'remove', quantity: 1 },
    };
    const now = {
      ...order,
      lines: [
        { ...line, variants: [] },
        { ...line, id: 8, editable: 1 },
      ],
    };
    expect(keepPossible(order, choices)).toEqual({ 7: choices[7], 8: choices[8] });
    expect(keepPossible(now, choices)).toEqual({});
  });

  it('says where it goes: an address, or a locker without one', () => {
    const form = deliveryFormOf(order.delivery);
    expect(missingFields(form)).toEqual([]);
    expect(missingFields({ ...form, street: ' ', city: '' })).toEqual(['street', 'city']);
    expect(deliveryOf({ ...form, name: ' Ona ' }, 'LT', 'express')).toEqual({
      ...{ name: 'Ona', phone: '+37061234567', country: 'LT', option: 'express', note: '' },
      ...{ street: 'Pilies g. 1', postcode: 'LT-01123', city: 'Vilnius' },
    });
    const point = { pickup_carrier: 'omniva', pickup_point_id: '77001', pickup_point_name: 'Akropolis' } as const;
    const there = deliveryFormOf({ ...kept, ...point });
    expect(there).toMatchObject({ way: 'locker', street: '' });
    expect(deliveryOf(there, 'LT', 'standard')).toMatchObject({
      ...{ street: '', city: '', pickup: { carrier: 'omniva', id: '77001' } },
    });
    expect(missingFields({ ...there, locker: undefined })).toEqual(['locker']);
    expect(deliveryOf(form, 'US', 'standard')).toBeUndefined();
  });
});
