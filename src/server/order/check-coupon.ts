import type { CheckCouponErrorCode, CheckCouponRequest, CheckCouponResponse } from '#src/contracts/check-coupon.ts';
import { effectivePrice } from '#src/domain/catalogue/product.ts';
import { judgeCoupon } from '#src/domain/pricing/coupon.ts';
import { goodsAfterReduction } from '#src/domain/pricing/totals.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readCheckoutFacts } from './checkout-facts.ts';
import { readCoupon } from './settle-coupon.ts';

/**
 * `POST check-coupon`: what a code would take off this cart, at the shop's own prices. Lines that are no longer sold count for
 * nothing here; checkout speaks of them. Nothing is promised: the order decides.
 */
export async function checkCoupon(
  call: CallDatabase,
  { code, items }: CheckCouponRequest,
  now: Date,
): Promise<Result<CheckCouponResponse, CheckCouponErrorCode>> {
  const ids = [...new Set(items.map((item) => item.id))];
  const [facts, coupon] = await Promise.all([readCheckoutFacts(call, ids), readCoupon(call, code, ids)]);
  if (coupon === undefined) return failure('coupon_unknown');
  const prices = new Map(
    facts.products
      .filter((product) => product.active)
      .map(({ id, price, sale_price: salePrice }) => [id, effectivePrice({ price, salePrice })]),
  );
  const lines = items.flatMap(({ id, quantity }) => {
    const unitPrice = prices.get(id);
    return unitPrice === undefined ? [] : [{ productId: id, unitPrice, quantity }];
  });
  const judged = judgeCoupon(coupon, lines, now.getTime());
  if (!judged.ok) return judged;
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const { kind, value, minimumGoods, covers } = coupon;
  const discount = goods - goodsAfterReduction(judged.value.lines, judged.value.reduction);
  return success({
    code: coupon.code,
    kind,
    value,
    minimumGoods,
    covers: covers === null ? null : [...covers],
    discount,
  });
}
