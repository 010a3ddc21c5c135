import { randomBytes } from 'node:crypto';
import type { SpendRecoveryCodeRequest } from '#src/contracts/recovery-codes.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { ReadUser } from './account/find-owner.ts';
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from './account/recovery-codes.ts';
import type { HttpDependencies } from './http/endpoint.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  removeFactors(userId: string): Promise<void>;
  readonly http: Pick<HttpDependencies, 'takeRateLimit'>;
}

/** The use cases of recovery codes, for `shop()`. */
export function joinRecoveryCodes({ call, http, readUser, removeFactors }: Dependencies) {
  const allowTry = (user: string) => http.takeRateLimit('recovery-code-tries', user, 5, 900);
  return {
    makeRecoveryCodes: (bearer: string | undefined) => makeRecoveryCodes({ call, readUser, randomBytes }, bearer),
    countRecoveryCodes: (bearer: string | undefined) => countRecoveryCodes({ call, readUser }, bearer),
    spendRecoveryCode: (request: SpendRecoveryCodeRequest, bearer: string | undefined) =>
      spendRecoveryCode({ allowTry, call, readUser, removeFactors }, request, bearer),
  };
}
