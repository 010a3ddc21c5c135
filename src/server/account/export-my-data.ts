import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser } from './find-owner.ts';
import { type PersonFile, writePersonFile } from './person-file.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  /** Counts one file of this person; false when they have had today's. */
  allowExport(userId: string): Promise<boolean>;
}

/** Everything that the shop holds of whoever asks, in one JSON file (GDPR art. 15 and 20). */
export async function exportMyData(
  { call, readUser, hashMailbox, allowExport }: Dependencies,
  bearer: string | undefined,
  now: Date,
): Promise<Result<PersonFile, 'session_expired' | 'second_factor_required' | 'rate_limited'>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  if (!(await allowExport(id))) return failure('rate_limited');
  const mailbox = hashMailbox(email);
  const file = await writePersonFile(
    async (most) => (await call('export_account', { exported: id, mailbox_hash: mailbox, most })) as object | null,
    { name: 'gija-my-data', now },
  );
  return file === null ? failure('session_expired') : success(file);
}
