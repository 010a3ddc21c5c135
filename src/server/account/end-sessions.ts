import type { EndSessionsRequest, endSessionsErrors } from '#src/contracts/account-data.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser } from './find-owner.ts';
import { tellOfChange } from './tell-of-change.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  endSessions(token: string, scope: EndSessionsRequest['scope']): Promise<void>;
}

/**
 * Ends the sessions of whoever asks, all or all others, and tells them by mail: if it was somebody else, they hear of it. Ending
 * comes first, so that no mail says what did not happen.
 */
export async function endSessions(
  { call, readUser, endSessions: end }: Dependencies,
  { scope }: EndSessionsRequest,
  bearer: string | undefined,
): Promise<Result<{ ok: true }, keyof typeof endSessionsErrors>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  await end(bearer ?? '', scope);
  await tellOfChange(call, 'signed_out', owner.value);
  return success({ ok: true });
}
