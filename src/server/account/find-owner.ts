import { failure, type Result, success } from '#src/domain/result/result.ts';

/** A person as the auth service knows them by the token of their session. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly hasFactor: boolean;
  readonly level: 'aal1' | 'aal2';
}

/** Reads the person behind a session's token; undefined when it is not valid any more. */
export type ReadUser = (token: string) => Promise<SignedInUser | undefined>;

/**
 * Who asks for their own data. Whoever has set up a second factor must have shown it in this session: a password alone, which
 * somebody may have found, opens neither the file nor the way out.
 */
export async function findOwner(
  readUser: ReadUser,
  bearer: string | undefined,
): Promise<Result<SignedInUser, 'session_expired' | 'second_factor_required'>> {
  const user = bearer === undefined ? undefined : await readUser(bearer);
  if (user === undefined) return failure('session_expired');
  return user.hasFactor && user.level !== 'aal2' ? failure('second_factor_required') : success(user);
}
