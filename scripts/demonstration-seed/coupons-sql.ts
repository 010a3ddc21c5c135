import { demonstrationCoupons } from '#content/demonstration/coupons.ts';
import { hashUuid } from '#content/demonstration/hash.ts';
import { insertRows } from './sql.ts';

const idOf = (code: string) => hashUuid(`coupon ${code}`);

/** A few coupons: percentages, amounts, free delivery, one for some categories, one for one person, one that has ended. */
export function couponsSql(): string {
  const coupons = insertRows(
    'public.coupons',
    [
      ...['id', 'code', 'kind', 'value', 'minimum_goods', 'valid_from', 'valid_until'],
      ...['maximum_redemptions', 'maximum_per_customer', 'public', 'note'],
    ],
    demonstrationCoupons.map((coupon) => ({
      id: idOf(coupon.code),
      code: coupon.code,
      kind: coupon.percent !== undefined ? 'percent' : coupon.amount !== undefined ? 'fixed' : 'free_shipping',
      value: coupon.percent ?? coupon.amount ?? 0,
      minimum_goods: coupon.minimum,
      valid_from: `${coupon.validFrom}T00:00:00.000Z`,
      valid_until: `${coupon.validUntil}T22:00:00.000Z`,
      maximum_redemptions: coupon.uses ?? null,
      maximum_per_customer: coupon.usesPerCustomer ?? null,
      public: coupon.isPublic,
      note: 'Demonstracinis kuponas',
    })),
  );
  const categories = insertRows(
    'public.coupon_categories',
    ['coupon_id', 'category'],
    demonstrationCoupons.flatMap(({ code, categories: named = [] }) =>
      named.map((category) => ({ coupon_id: idOf(code), category })),
    ),
  );
  return [coupons, categories].join('\n');
}
