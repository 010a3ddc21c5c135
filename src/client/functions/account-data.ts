import * as z from 'zod/mini';
import { deleteAccountErrors, deleteAccountResponse, exportMyDataErrors } from '#src/contracts/account-data.ts';
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
