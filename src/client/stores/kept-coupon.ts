import { type CouponTerms, couponKinds } from '#src/domain/pricing/coupon.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';
import { dayMemory } from './day-memory.ts';
import { keptStorage } from './safe-storage.ts';

/** The early script writes the bare code there when a link carries one (src/site/early-script.ts). */
const couponName = 'coupon';

/** A code that the browser remembers for a day, with what it takes off as far as the shop has said. */
export interface KeptCoupon {
  readonly code: string;
  readonly terms?: CouponTerms | undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function readTerms(value: unknown, code: string): CouponTerms | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, value: worth, minimumGoods, covers } = value as Partial<Record<keyof CouponTerms, unknown>>;
  const known = couponKinds.find((each) => each === kind);
  if (known === undefined || !isCount(worth) || !isCount(minimumGoods)) return undefined;
  if (covers !== null && !Array.isArray(covers)) return undefined;
  return { code, kind: known, value: worth, minimumGoods, covers: covers === null ? null : covers.map(String) };
}

/** The coupon that was applied before, or that a link brought; undefined where there is none. */
export function readKeptCoupon(): KeptCoupon | undefined {
  const linked = normalizeCouponCode(keptStorage[couponName] ?? '');
  if (linked !== undefined) keepCoupon({ code: linked });
  const kept = dayMemory.read(couponName) as { readonly code?: unknown; readonly terms?: unknown } | null;
  const code = normalizeCouponCode(String(kept?.code ?? ''));
  return code === undefined ? undefined : { code, terms: readTerms(kept?.terms, code) };
}

/** Remembers a coupon for a day. */
export function keepCoupon(coupon: KeptCoupon): void {
  dayMemory.write(couponName, coupon);
}

/** Forgets it: it was removed, or used for an order. */
export function forgetCoupon(): void {
  dayMemory.forget(couponName);
}
