import * as z from 'zod/mini';
import {
  confirmPasswordErrors,
  confirmPasswordResponse,
  deleteAccountErrors,
  deleteAccountResponse,
  type EndSessionsRequest,
  endSessionsErrors,
  endSessionsResponse,
  exportMyDataErrors,
} from '#src/contracts/account-data.ts';
import { callFunction } from './call-function.ts';

/** Everything that the shop holds of the signed-in person, to be saved as a JSON file. */
export function exportMyData(token: string) {
  return callFunction({
    name: 'export-my-data',
    token,
    answer: z.record(z.string(), z.unknown()),
    codes: exportMyDataErrors,
  });
}

/** Ends all sessions of the signed-in person (`global`), or all but this one (`others`), and has them told by mail. */
export function endSessions(token: string, scope: EndSessionsRequest['scope']) {
  return callFunction({
    name: 'end-sessions',
    body: { scope },
    token,
    answer: endSessionsResponse,
    codes: endSessionsErrors,
  });
}

/** Whether the signed-in person knows the password that was typed. */
export function confirmPassword(token: string, password: string) {
  return callFunction({
    name: 'confirm-password',
    body: { password },
    token,
    answer: confirmPasswordResponse,
    codes: confirmPasswordErrors,
  });
}

/** Deletes the account of the signed-in person, who has typed their password anew. */
export function deleteAccount(token: string, password: string) {
  return callFunction({
    name: 'delete-account',
    body: { password },
    token,
    answer: deleteAccountResponse,
    codes: deleteAccountErrors,
  });
}
