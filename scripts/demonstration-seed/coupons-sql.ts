import { demonstrationCoupons } from '#content/demonstration/coupons.ts';
import { hashUuid } from '#content/demonstration/hash.ts';
import { insertRows } from './sql.ts';

/** A few coupons: a percentage, an amount, one that has ended. */
export function couponsSql(): string {
  return insertRows(
    'public.coupons',
    ['id', 'code', 'kind', 'value', 'minimum_goods', 'valid_from', 'valid_until', 'public', 'note'],
    demonstrationCoupons.map(({ code, percent, amount, minimum, isPublic, validFrom, validUntil }) => ({
      id: hashUuid(`coupon ${code}`),
      code,
      kind: percent === undefined ? 'fixed' : 'percent',
      value: percent ?? amount ?? 0,
      minimum_goods: minimum,
      valid_from: `${validFrom}T00:00:00.000Z`,
      valid_until: `${validUntil}T22:00:00.000Z`,
      public: isPublic,
      note: 'Demonstracinis kuponas',
    })),
  );
}
