import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type {
  recoveryCodesErrors,
  SpendRecoveryCodeRequest,
  spendRecoveryCodeErrors,
} from '#src/contracts/recovery-codes.ts';
import {
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  spellRecoveryCode,
} from '#src/domain/account/recovery-code.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser } from './find-owner.ts';
import { tellOfChange } from './tell-of-change.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
}

/** Another hash for each person, so that the same code of two does not look the same. */
function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('hex');
}

/**
 * Makes new codes for whoever has shown their second factor in this session; those before count no longer, and the owner is told so
 * by mail. Codes are told once: what is kept are hashes.
 */
export async function makeRecoveryCodes(
  { call, readUser, randomBytes }: Dependencies & { randomBytes(count: number): Uint8Array },
  bearer: string | undefined,
): Promise<Result<{ codes: string[] }, keyof typeof recoveryCodesErrors>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  const { id, hasFactor } = owner.value;
  if (!hasFactor) return failure('no_factor');
  const codes = Array.from({ length: recoveryCodeCount }, () => spellRecoveryCode(randomBytes(recoveryCodeBytes)));
  const hashes = codes.map((code) => hashOf(id, code.replaceAll('-', '')));
  await call('replace_recovery_codes', { owner: id, hashes });
  return success({ codes });
}

/** How many codes of whoever asks still count. */
export async function countRecoveryCodes(
  { call, readUser }: Dependencies,
  bearer: string | undefined,
): Promise<Result<{ left: number }, keyof typeof recoveryCodesErrors>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  return success({ left: z.int().parse(await call('count_recovery_codes', { owner: owner.value.id })) });
}

interface Spending extends Dependencies {
  /** Counts one try of a code; false when there were too many. */
  allowTry(userId: string): Promise<boolean>;
  /** Takes all second factors of a person away. Throws where one is left. */
  removeFactors(userId: string): Promise<void>;
}

/**
 * Lets somebody past the second factor whose app is lost: a code takes the factors away, and the session that the password has
 * opened counts. Where the factors could not be taken away the code counts again.
 */
export async function spendRecoveryCode(
  { allowTry, call, readUser, removeFactors }: Spending,
  { code: typed }: SpendRecoveryCodeRequest,
  bearer: string | undefined,
): Promise<Result<{ ok: true }, keyof typeof spendRecoveryCodeErrors>> {
  const user = bearer === undefined ? undefined : await readUser(bearer);
  if (user === undefined) return failure('session_expired');
  const { email, hasFactor, id, level } = user;
  const forgetCodes = () => call('replace_recovery_codes', { owner: id, hashes: [] });
  // The answer to the code that took the factors away was lost, perhaps before the other codes went.
  if (!hasFactor) await forgetCodes();
  if (!hasFactor || level === 'aal2') return failure('factor_not_due');
  if (!(await allowTry(id))) return failure('too_many_codes');
  const code = readRecoveryCode(typed);
  if (code === undefined) return failure('code_wrong');
  const taken = { owner: id, hash: hashOf(id, code) };
  if (!z.boolean().parse(await call('take_recovery_code', taken))) return failure('code_wrong');
  try {
    await removeFactors(id);
  } catch (error) {
    await call('give_back_recovery_code', taken);
    throw error;
  }
  await tellOfChange(call, 'factor_removed', { id, email });
  // Codes are for the factors that were there; new ones come with a new app.
  await forgetCodes();
  return success({ ok: true });
}
