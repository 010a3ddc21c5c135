import * as z from 'zod/mini';
import {
  type Coupon,
  type CouponEffect,
  type CouponErrorCode,
  type CouponLine,
  couponKinds,
  judgeCoupon,
  withoutCoupon,
} from '#src/domain/pricing/coupon.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { ChosenLine } from './choose-variants.ts';
import { unitPriceOf } from './price-order.ts';

const row = z.nullable(
  z.object({
    id: z.string(),
    code: z.string(),
    kind: z.enum(couponKinds),
    value: z.int(),
    minimum_goods: z.int(),
    valid_from: z.string(),
    valid_until: z.nullable(z.string()),
    covers: z.nullable(z.array(z.string())),
    used_up: z.boolean(),
  }),
);

export type StoredCoupon = Coupon & { readonly id: string };

/** The coupon that was typed, as it works on these products; undefined where the shop has none of that code. */
export async function readCoupon(
  call: CallDatabase,
  typed: string,
  productIds: readonly string[],
): Promise<StoredCoupon | undefined> {
  const code = normalizeCouponCode(typed);
  if (code === undefined) return undefined;
  const read = row.parse(await call('read_coupon', { wanted_code: code, product_ids: productIds }));
  if (read === null) return undefined;
  const { id, kind, value, covers } = read;
  return {
    ...{ id, code: read.code, kind, value, covers },
    minimumGoods: read.minimum_goods,
    validFrom: Date.parse(read.valid_from),
    validUntil: read.valid_until === null ? null : Date.parse(read.valid_until),
    isUsedUp: read.used_up,
  };
}

/** The lines of an order as a coupon sees them. */
function couponLines(lines: readonly ChosenLine[]): CouponLine[] {
  return lines.map((line) => ({
    productId: line.product.id,
    unitPrice: unitPriceOf(line),
    quantity: line.quantity,
  }));
}

export interface SettledCoupon {
  /** Undefined where none was named. */
  readonly coupon: StoredCoupon | undefined;
  readonly effect: CouponEffect;
}

/**
 * What the coupon that an order names does to it. How often it was used is left to `place_order`, which counts under lock, and
 * knows a request that is repeated.
 */
export function settleCoupon(
  typed: string | undefined,
  coupon: StoredCoupon | undefined,
  lines: readonly ChosenLine[],
  now: Date,
): Result<SettledCoupon, CouponErrorCode> {
  if (typed === undefined) return success({ coupon: undefined, effect: withoutCoupon(couponLines(lines)) });
  if (coupon === undefined) return failure('coupon_unknown');
  const judged = judgeCoupon({ ...coupon, isUsedUp: false }, couponLines(lines), now.getTime());
  return judged.ok ? success({ coupon, effect: judged.value }) : judged;
}
