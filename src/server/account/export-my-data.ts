import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser } from './find-owner.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  /** Counts one file of this person; false when they have had today's. */
  allowExport(userId: string): Promise<boolean>;
}

interface DataFile {
  readonly name: string;
  readonly text: string;
}

/** The platform gives at most 6 MB in one answer. Bytes. */
const largest = 5_500_000;
/** How many orders, messages and mails there are in the file; fewer where it would be too large. It says so itself. */
const most = [1000, 200, 40] as const;

/** Everything that the shop holds of whoever asks, in one JSON file (GDPR art. 15 and 20). */
export async function exportMyData(
  { call, readUser, hashMailbox, allowExport }: Dependencies,
  bearer: string | undefined,
  now: Date,
): Promise<Result<DataFile, 'session_expired' | 'second_factor_required' | 'rate_limited'>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  if (!(await allowExport(id))) return failure('rate_limited');
  const mailbox = hashMailbox(email);
  for (const rows of most) {
    const held = await call('export_account', { exported: id, mailbox_hash: mailbox, most: rows });
    if (held === null) return failure('session_expired');
    const text = JSON.stringify({ exported_at: now.toISOString(), ...(held as object) }, null, 2);
    if (Buffer.byteLength(text) <= largest)
      return success({ name: `gija-my-data-${now.toISOString().slice(0, 10)}.json`, text });
  }
  throw new Error('the file of one person is larger than an answer may be');
}
