import {
  type ReturnRequest,
  returnOptionsErrors,
  returnOptionsResponse,
  returnRequestErrors,
  returnRequestResponse,
} from '#src/contracts/returns.ts';
import { callFunction } from './call-function.ts';

/** Asks what of the order behind a token may come back. */
export function readReturnOptions(token: string) {
  return callFunction({
    name: 'return-options',
    query: { token },
    answer: returnOptionsResponse,
    codes: returnOptionsErrors,
    retries: 1,
  });
}

/** Asks for a return. Asking twice is safe: the request's id makes one return of it. */
export function requestReturn(body: ReturnRequest) {
  return callFunction({
    name: 'request-return',
    body,
    answer: returnRequestResponse,
    codes: returnRequestErrors,
    retries: 1,
  });
}
