import type { AuthResult } from '#src/client/backend/auth.ts';
import type { Factor } from '#src/client/backend/factors.ts';
import { failure } from '#src/domain/result/result.ts';

/** The calls of a second factor (accounts-and-back-office.md, 7). */
export interface FactorCalls {
  list(): Promise<AuthResult<readonly Factor[]>>;
  challenge(factorId: string): Promise<AuthResult<string>>;
  verify(factorId: string, challengeId: string, code: string): Promise<AuthResult>;
}

/**
 * Answers for the second factor with a code. Somebody with several apps need not say which one the code is from: each is tried,
 * a wrong code at one is not yet an answer. Every try has a challenge of its own, which is good for once.
 */
export async function passFactor(code: string, calls: FactorCalls): Promise<AuthResult> {
  const listed = await calls.list();
  if (!listed.ok) return listed;
  let answer: AuthResult = failure('factor_unknown');
  for (const { id, isVerified } of listed.value) {
    if (!isVerified) continue;
    const challenge = await calls.challenge(id);
    answer = challenge.ok ? await calls.verify(id, challenge.value, code) : challenge;
    if (answer.ok || answer.failure.code !== 'code_wrong') return answer;
  }
  return answer;
}
