import { restoreCartErrors, restoreCartResponse } from '#src/contracts/restore-cart.ts';
import { callFunction } from './call-function.ts';

/** Reads what the link in the letter brings back. */
export function restoreCart(token: string) {
  return callFunction({
    name: 'restore-cart',
    query: { token },
    answer: restoreCartResponse,
    codes: restoreCartErrors,
    retries: 1,
  });
}
