import { type RememberCartRequest, rememberCartErrors, rememberCartResponse } from '#src/contracts/cart-reminder.ts';
import { callFunction } from './call-function.ts';

const name = 'remember-cart';
/** Both may be asked twice: the same is kept, and gone is gone. */
const shared = { name, answer: rememberCartResponse, codes: rememberCartErrors, retries: 1 };

/** Keeps the cart for one letter. */
export function rememberCart(body: RememberCartRequest) {
  return callFunction({ ...shared, body });
}

/** Has what was kept deleted. */
export function forgetCart(id: string) {
  return callFunction({ ...shared, method: 'DELETE', body: { id } });
}
