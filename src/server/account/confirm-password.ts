import * as z from 'zod/mini';
import type { ConfirmPasswordRequest, confirmPasswordErrors } from '#src/contracts/account-data.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser, type SignedInUser } from './find-owner.ts';

export interface PasswordDependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  /** `limited`: nobody says for now. */
  isPassword(email: string, password: string): Promise<boolean | 'limited'>;
  /** Counts one try of a password, whatever it is asked for; false when there were too many. */
  allowTry(userId: string): Promise<boolean>;
}

/**
 * Who asks, if they know their password: a page that was left open, or a token that somebody found, does not. Whoever has a second
 * factor must have shown it.
 */
export async function findOwnerByPassword(
  { call, readUser, isPassword, allowTry }: PasswordDependencies,
  password: string,
  bearer: string | undefined,
): Promise<Result<SignedInUser, keyof typeof confirmPasswordErrors>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  // Under the account's own limit the right password would be called a wrong one (docs/accounts-backend.md).
  const isLocked = z.boolean().parse(await call('password_attempts_are_used_up', { person: id }));
  if (isLocked || !(await allowTry(id))) return failure('too_many_tries');
  const isRight = await isPassword(email, password);
  if (isRight === 'limited') return failure('too_many_tries');
  return isRight ? owner : failure('wrong_password');
}

/** Whether whoever asks knows their password: asked before what a page that was left open may not do. */
export async function confirmPassword(
  dependencies: PasswordDependencies,
  { password }: ConfirmPasswordRequest,
  bearer: string | undefined,
): Promise<Result<{ ok: true }, keyof typeof confirmPasswordErrors>> {
  const owner = await findOwnerByPassword(dependencies, password, bearer);
  return owner.ok ? success({ ok: true }) : owner;
}
