import { failure, type Result } from '#src/domain/result/result.ts';
import { lookAtGate } from './back-office.ts';
import { lookAtPublishing } from './publishing.ts';
import { accessToken } from './session.ts';
import { refreshUser } from './sign-in.ts';

/** The gate is not as open as it was: looking at it anew shows what is missing. */
const shut: readonly string[] = ['locked', 'second_factor_required', 'not_staff'];

/** Does something with the shop's functions as whoever works in the back office, with a fresh token. */
export async function actAsStaff<Value, Code extends string>(
  act: (token: string) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'offline'>> {
  const token = await accessToken();
  if (token === undefined) return failure('offline');
  const answer = await act(token);
  // What was done may be one more change that is not live yet.
  if (answer.ok) lookAtPublishing();
  if (!answer.ok && answer.failure.code === 'session_expired') await refreshUser();
  if (!answer.ok && shut.includes(answer.failure.code)) await lookAtGate();
  return answer;
}
