import type * as z from 'zod/mini';
import { cookieChoiceErrors, type cookieChoiceRequest, cookieChoiceResponse } from '#src/contracts/cookie-choice.ts';
import { callFunction } from './call-function.ts';

/** Logs a decision about cookies. Not repeated: a second row would be a second decision. */
export function recordCookieChoice(body: z.input<typeof cookieChoiceRequest>) {
  return callFunction({ name: 'record-cookie-choice', body, answer: cookieChoiceResponse, codes: cookieChoiceErrors });
}
