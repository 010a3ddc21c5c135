import {
  recoveryCodesErrors,
  recoveryCodesLeft,
  recoveryCodesResponse,
  spendRecoveryCodeErrors,
  spendRecoveryCodeResponse,
} from '#src/contracts/recovery-codes.ts';
import { callFunction } from './call-function.ts';

const name = 'recovery-codes';

/** Makes recovery codes in the place of those before; this answer is the only one that has them. */
export function makeRecoveryCodes(token: string) {
  return callFunction({ name, body: {}, token, answer: recoveryCodesResponse, codes: recoveryCodesErrors });
}

/** How many recovery codes still count. */
export function countRecoveryCodes(token: string) {
  return callFunction({ name, token, answer: recoveryCodesLeft, codes: recoveryCodesErrors });
}

/** Gives a recovery code for the second factor that a session still owes. */
export function spendRecoveryCode(token: string, code: string) {
  return callFunction({
    name: 'use-recovery-code',
    body: { code },
    token,
    answer: spendRecoveryCodeResponse,
    codes: spendRecoveryCodeErrors,
  });
}
