import { describe, expect, it } from 'vitest';
import { orderRights } from './order-rights.ts';

const rules = { returnDays: 30, holidays: new Set(['2026-12-24', '2026-12-25']) };
const order = {
  status: 'delivered',
  paymentStatus: 'paid',
  lines: [{ quantity: 2, refunded: 0 }],
  parcels: [
    { deliveredAt: '2026-12-01T10:00:00Z', isExchange: false },
    { deliveredAt: '2026-12-09T22:30:00Z', isExchange: false },
  ],
} as const;
const rights = (changes: object, today = '2026-12-12') => orderRights({ ...order, ...changes }, rules, today);

describe('what may still be done with an order', () => {
  it('counts from the day in Vilnius on which the last parcel came, past days off', () => {
    expect(rights({})).toEqual({
      canWithdraw: true,
      withdrawUntil: '2026-12-28',
      canReturn: true,
      returnUntil: '2027-01-09',
      canComplain: true,
    });
  });

  it.each([
    ['2026-12-28', true, true],
    ['2026-12-29', false, true],
    ['2027-01-09', false, true],
    ['2027-01-10', false, false],
  ] as const)('on %s', (today, canWithdraw, canReturn) => {
    expect(rights({}, today)).toMatchObject({ canWithdraw, canReturn });
  });

  it.each([
    ['paid and not sent', { status: 'processing', parcels: [] }, true, false],
    [
      'one parcel here, one on its way',
      { status: 'shipped', parcels: [order.parcels[0], { deliveredAt: null, isExchange: false }] },
      true,
      true,
    ],
    ['disputed', { paymentStatus: 'disputed' }, true, false],
    ['one of two pieces refunded', { lines: [{ quantity: 2, refunded: 1 }] }, true, true],
    ['all refunded', { lines: [{ quantity: 2, refunded: 2 }] }, false, false],
    ['refunded as money', { paymentStatus: 'refunded' }, false, false],
    ['not paid yet', { status: 'pending', paymentStatus: 'unpaid', parcels: [] }, false, false],
    ['cancelled', { status: 'cancelled' }, false, false],
    ['come back', { status: 'returned' }, false, false],
  ] as const)('of an order that is %s', (_, changes, canWithdraw, canReturn) => {
    expect(rights(changes)).toMatchObject({ canWithdraw, canReturn });
  });

  it('keeps the way to complain open for two years', () => {
    expect(rights({}, '2028-12-10')).toMatchObject({ canReturn: false, canComplain: true });
    expect(rights({}, '2028-12-11')).toMatchObject({ canComplain: false });
    expect(rights({ parcels: [] }, '2026-12-20')).toMatchObject({ canComplain: false });
  });

  it('begins nothing anew when the new size of an exchange comes', () => {
    const exchange = { deliveredAt: '2027-01-20T10:00:00Z', isExchange: true };
    expect(rights({ parcels: [...order.parcels, exchange] }, '2027-01-21')).toEqual(rights({}, '2027-01-21'));
  });

  it('has no last day to withdraw while goods are still to come', () => {
    expect(
      rights(
        { status: 'shipped', parcels: [order.parcels[0], { deliveredAt: null, isExchange: false }] },
        '2027-03-01',
      ),
    ).toMatchObject({
      canWithdraw: true,
      withdrawUntil: null,
    });
  });
});
