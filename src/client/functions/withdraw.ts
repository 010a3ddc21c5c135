import type * as z from 'zod/mini';
import {
  withdrawalOrderErrors,
  withdrawalOrderResponse,
  withdrawErrors,
  type withdrawRequest,
  withdrawResponse,
} from '#src/contracts/withdrawal.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { callFunction } from './call-function.ts';

/** Sends a declaration of withdrawal. Asking twice is safe: the id makes one declaration of it. */
export function sendWithdrawal(body: z.input<typeof withdrawRequest>) {
  return callFunction({ name: 'withdraw', body, answer: withdrawResponse, codes: withdrawErrors, retries: 2 });
}

/** Reads what an order can be withdrawn from, by its link. */
export function readWithdrawalOrder(token: string, language: Language) {
  return callFunction({
    name: 'withdrawal-order',
    query: { token, language },
    answer: withdrawalOrderResponse,
    codes: withdrawalOrderErrors,
    retries: 1,
  });
}
