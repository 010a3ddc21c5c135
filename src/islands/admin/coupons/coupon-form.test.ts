import { expect, it } from 'vitest';
import { adminCouponsRequest } from '#src/contracts/admin-coupons.ts';
import { type CouponForm, emptyCoupon, formOf, readForm } from './coupon-form.ts';

const typed = (changes: Partial<CouponForm> = {}): CouponForm => ({
  ...emptyCoupon('2026-11-23'),
  ...{ code: 'labas–10', value: '10' },
  ...changes,
});

it('reads what was typed, so that the shop takes it', () => {
  const { terms, problems } = readForm(
    typed({ kind: 'fixed', value: '12,50 €', minimum: '1 000', lastDay: '2026-11-23', uses: '5', note: ' Autumn ' }),
  );
  expect(problems).toEqual({});
  expect(terms).toMatchObject({
    code: 'LABAS-10',
    value: 1250,
    minimum_goods: 100_000,
    maximum_redemptions: 5,
    note: 'Autumn',
  });
  const coupon = { ...terms, id: crypto.randomUUID(), version: null, active: true };
  expect(adminCouponsRequest.safeParse({ act: 'save', coupon }).success).toBe(true);
});

it.each<[string, Partial<CouponForm>, object]>([
  ['no code', { code: 'ą' }, { code: 'code' }],
  ['nothing off', { value: '0' }, { value: 'percent' }],
  ['more than everything off', { value: '101' }, { value: 'percent' }],
  ['words for an amount', { kind: 'fixed', value: 'ten', minimum: '-5' }, { value: 'amount', minimum: 'amount' }],
  ['an end before its beginning', { lastDay: '2026-11-22' }, { lastDay: 'lastDay' }],
  ['no first day', { firstDay: '' }, { firstDay: 'day' }],
  ['uses that are no number', { uses: '0', usesEach: '1.5' }, { uses: 'uses', usesEach: 'uses' }],
  ['goods of which none is named', { isRestricted: true }, { goods: 'goods' }],
])('says which field is to be mended: %s', (_, changes, problems) => {
  expect(readForm(typed(changes))).toEqual({ problems });
});

it('reads a batch of codes, which has a name and no limits of its own', () => {
  const batch = {
    ...emptyCoupon('2026-11-23', true),
    code: 'autumn',
    value: '10',
    uses: '',
    codes: '500',
    note: ' Letter ',
  };
  const { terms, problems } = readForm(batch);
  expect(problems).toEqual({});
  expect(terms).toMatchObject({ code: 'AUTUMN', codes: 500, note: 'Letter', public: false, maximum_redemptions: null });
  const coupon = { ...terms, id: crypto.randomUUID(), version: null, active: true };
  expect(adminCouponsRequest.safeParse({ act: 'save', coupon }).success).toBe(true);
  expect(readForm({ ...batch, code: 'A'.repeat(29), codes: '5001', note: ' ' }).problems).toEqual({
    ...{ code: 'beginning', codes: 'codes', note: 'name' },
  });
  expect(readForm({ ...batch, codes: '' }).problems).toEqual({ codes: 'codes' });
});

it('forgets goods that are not chosen any more, and asks nothing off of free delivery', () => {
  const { terms } = readForm(typed({ kind: 'free_shipping', value: 'x', categories: ['women'], isRestricted: false }));
  expect(terms).toMatchObject({ value: 0, restricted: false, categories: [] });
});

it('shows a coupon as it would be typed', () => {
  const form = formOf({
    id: crypto.randomUUID(),
    code: 'SIULAS20',
    kind: 'fixed',
    value: 2050,
    minimum_goods: 15_000,
    first_day: '2026-01-01',
    last_day: null,
    maximum_redemptions: null,
    maximum_per_customer: 3,
    public: true,
    active: true,
    restricted: true,
    note: '',
    updated_at: '',
    used: 0,
    given: 0,
    state: 'running',
    batch_size: null,
    batch: null,
    categories: ['women'],
    products: [],
    uses: [],
    more: false,
  });
  expect(form).toMatchObject({ value: '20.50', minimum: '150', lastDay: '', uses: '', usesEach: '3' });
  expect(readForm(form).terms).toMatchObject({ value: 2050, minimum_goods: 15_000, categories: ['women'] });
});
