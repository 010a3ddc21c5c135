import { type ClientErrorReport, clientErrorErrors, clientErrorResponse } from '#src/contracts/client-error.ts';
import { callFunction } from './call-function.ts';

/** Tells the shop what went wrong in this browser. Never asked twice: a report that is lost is lost. */
export function reportClientError(body: ClientErrorReport) {
  return callFunction({
    name: 'report-client-error',
    body,
    answer: clientErrorResponse,
    codes: clientErrorErrors,
  });
}
