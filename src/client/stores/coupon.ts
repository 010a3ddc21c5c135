import { atom } from 'nanostores';
import type { CheckCouponErrorCode } from '#src/contracts/check-coupon.ts';
import type { Cart } from '#src/domain/cart/cart.ts';
import type { CouponTerms } from '#src/domain/pricing/coupon.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';
import { type Failure, failure } from '#src/domain/result/result.ts';
import { $checkoutCart } from './checkout-cart.ts';
import { forgetCoupon, keepCoupon, readKeptCoupon } from './kept-coupon.ts';

export type CouponProblem = Failure<CheckCouponErrorCode | 'offline' | 'unexpected'>;

interface CouponState {
  /** As the shop writes it, or as it was typed where that can be no code; empty without one. */
  readonly code: string;
  /** What it takes off; undefined until the shop has said. */
  readonly terms?: CouponTerms | undefined;
  /** Why the shop does not take it. */
  readonly problem?: CouponProblem | undefined;
  readonly isChecking?: boolean;
}

/** The coupon of this tab: cart and checkout show it alike. The shop alone decides what it takes off. */
export const $coupon = atom<CouponState>({ code: '' });

/** Refusals that another cart can mend: the code stays and is tried again when the cart changes. */
const mendable: ReadonlySet<string> = new Set(['coupon_minimum', 'coupon_nothing_fits']);
/** Refusals that say nothing about the code: what was known of it stays. */
const passing: ReadonlySet<string> = new Set(['offline', 'unexpected', 'rate_limited']);
/** Milliseconds that a cart has to stay as it is before it is asked about. */
const calm = 400;

let lastCheck = 0;
/** What of a cart the last check was for, also while it is under way. */
let asked = '';

/** What of a cart the shop's answer depends on: its goods while the code works, their number too while it does not. */
function contentOf(cart: Cart): string {
  const { terms } = $coupon.get();
  return JSON.stringify(cart.map(({ id, quantity }) => (terms === undefined ? [id, quantity] : id)).toSorted());
}

function refuse(code: string, problem: CouponProblem): void {
  if (mendable.has(problem.code) || passing.has(problem.code)) keepCoupon({ code });
  else forgetCoupon();
  $coupon.set({ code, problem });
}

async function check(code: string): Promise<void> {
  const { terms } = $coupon.get();
  const turn = ++lastCheck;
  const cart = $checkoutCart.get();
  $coupon.set({ ...$coupon.get(), code, isChecking: true });
  asked = contentOf(cart);
  const { checkCoupon } = await import('#src/client/functions/check-coupon.ts');
  const items = cart.map(({ id, quantity, size, color }) => ({ id, quantity, size, color }));
  const answer = await checkCoupon({ code, items });
  if (turn !== lastCheck) return;
  if (answer.ok) {
    const { discount: _, ...found } = answer.value;
    keepCoupon({ code: found.code, terms: found });
    $coupon.set({ code: found.code, terms: found });
  } else if (terms?.code === code && passing.has(answer.failure.code)) $coupon.set({ code, terms });
  else refuse(code, answer.failure);
  asked = contentOf(cart);
  checkChangedCart();
}

/** Asks again where the cart is not the one that was asked about, in what the answer depends on. */
function checkChangedCart(): void {
  const cart = $checkoutCart.get();
  const { code, problem } = $coupon.get();
  const isOpen = problem === undefined || mendable.has(problem.code);
  if (code !== '' && isOpen && cart.length > 0 && contentOf(cart) !== asked) void check(code);
}

/** Tries a code that was typed. */
export async function applyCode(typed: string): Promise<void> {
  const code = normalizeCouponCode(typed);
  if (code !== undefined) return check(code);
  lastCheck += 1;
  $coupon.set({ code: typed.trim(), problem: failure('coupon_unknown').failure });
}

/** Takes the coupon off, also out of the address that brought it. */
export function removeCoupon(): void {
  lastCheck += 1;
  forgetCoupon();
  $coupon.set({ code: '' });
  const address = new URL(location.href);
  if (!address.searchParams.has('coupon')) return;
  address.searchParams.delete('coupon');
  history.replaceState(history.state, '', address);
}

/** The checkout was refused because of the coupon: it is said beside the code; one that has changed is asked about anew. */
export async function takeCouponRefusal(problem: CouponProblem): Promise<void> {
  const { code } = $coupon.get();
  if (problem.code === 'coupon_changed') await check(code);
  else refuse(code, problem);
}

function followCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $checkoutCart.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(checkChangedCart, calm);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

let users = 0;
let stopFollowing: (() => void) | undefined;

/**
 * Brings back the tab's coupon, or the one of a link, asks whether it still holds, and from then on whenever the cart changes,
 * until the function that it answers is called.
 */
export function followCoupon(): () => void {
  users += 1;
  if (users === 1) {
    stopFollowing = followCart();
    const kept = readKeptCoupon();
    if (kept !== undefined && $coupon.get().code === '') {
      $coupon.set(kept);
      if ($checkoutCart.get().length > 0) void check(kept.code);
    }
  }
  return () => {
    users -= 1;
    if (users === 0) stopFollowing?.();
  };
}
