import {
  type AdminCouponsRequest,
  type AdminCouponsResponse,
  adminCouponsResponse,
} from '#src/contracts/admin-coupons.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['coupon_unknown', 'code_taken', 'coupon_stale', 'coupon_used', 'goods_unknown'] as const;

function ask(call: CallDatabase, request: AdminCouponsRequest): Promise<unknown> {
  if (request.act === 'save') return call('save_coupon', { wanted: request.coupon });
  if (request.act === 'delete') return call('delete_coupon', { coupon: request.coupon });
  return call('switch_coupon', { coupon: request.coupon, is_active: request.act === 'resume' });
}

/** Makes or changes a coupon, ends it, lets it run again or deletes it. `call` says on whose behalf. */
export async function changeCoupon(
  call: CallDatabase,
  request: AdminCouponsRequest,
): Promise<Result<AdminCouponsResponse, (typeof refusals)[number]>> {
  return readAnswer(await ask(call, request), adminCouponsResponse, refusals);
}
