import { expect, it } from 'vitest';
import type { CartItem } from '#src/domain/cart/cart.ts';
import type { CouponTerms } from '#src/domain/pricing/coupon.ts';
import texts from '../../../public/locales/lt/cart.json' with { type: 'json' };
import type { CartData, CartMessages } from './cart-data.ts';
import { describeCart } from './cart-view.ts';
import { withCoupon } from './coupon-sums.ts';

const data: CartData = {
  ...{ language: 'lt', estimate: { fee: 500, freeFrom: 10_000 }, returnDays: 30, colors: {} },
  rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
  texts: texts as unknown as CartMessages,
};
const line: CartItem = {
  ...{ id: 'coat', name: 'Coat', name_lt: 'Paltas', name_ru: '', image: '', size: 'M', color: '' },
  ...{ price: 10_500, quantity: 1 },
};
const share: CouponTerms = { code: 'LABAS10', kind: 'percent', value: 10, minimumGoods: 0, covers: null };
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');
const sums = (terms: CouponTerms | undefined, currency: 'EUR' | 'USD' | 'LTL' = 'EUR') => {
  const view = withCoupon(describeCart([line], currency, data), [line], terms, currency, data);
  return [view.goods, view.discount, view.delivery, view.total, view.free.text].map(plain);
};

it.each([
  ['without one', undefined, ['105,00 €', undefined, 'Nemokamai', '105,00 €', 'Pristatymas nemokamas']],
  [
    'that takes the goods below free delivery',
    share,
    ['105,00 €', '-10,50 €', '5,00 €', '99,50 €', 'Iki nemokamo pristatymo liko 5,50 €'],
  ],
  [
    'that takes all off: the parcel still costs its fee',
    { ...share, value: 100 },
    ['105,00 €', '-105,00 €', '5,00 €', '5,00 €', 'Iki nemokamo pristatymo liko 100,00 €'],
  ],
  [
    'for free delivery',
    { ...share, kind: 'free_shipping', value: 0 },
    ['105,00 €', undefined, 'Nemokamai', '105,00 €', 'Pristatymas nemokamas'],
  ],
  [
    'that the cart is too small for',
    { ...share, minimumGoods: 20_000 },
    ['105,00 €', undefined, 'Nemokamai', '105,00 €', 'Pristatymas nemokamas'],
  ],
] as const)('a cart’s sums with a coupon %s', (_, terms, expected) => {
  expect(sums(terms).map((words) => words?.replace('−', '-'))).toEqual(expected);
});

it('shows the discount in the shown currency, litas too', () => {
  expect(sums(share, 'USD').slice(1, 4)).toEqual(['−$11.34', '$5.40', '$107.46']);
  expect(sums(share, 'LTL')[1]?.replace('−', '-')).toBe('-36,23 Lt');
});
