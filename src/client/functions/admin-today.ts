import { type AdminTodayRequest, adminTodayErrors, adminTodayResponse } from '#src/contracts/admin-today.ts';
import { callFunction } from './call-function.ts';

/** Settles a mail that could not be sent, or a message of a payment provider. */
export function settleToday(token: string, body: AdminTodayRequest) {
  return callFunction({ name: 'admin-today', body, token, answer: adminTodayResponse, codes: adminTodayErrors });
}
