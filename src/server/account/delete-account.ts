import * as z from 'zod/mini';
import {
  type DeleteAccountRequest,
  type DeleteAccountResponse,
  type deleteAccountErrors,
  deleteAccountResponse,
  unsettledOrders,
} from '#src/contracts/account-data.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findOwner, type ReadUser } from './find-owner.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly readUser: ReadUser;
  isPassword(email: string, password: string): Promise<boolean>;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  /** Counts one try of a password; false when there were too many. */
  allowTry(userId: string): Promise<boolean>;
}

const refusal = z.discriminatedUnion('code', [
  z.extend(unsettledOrders, { code: z.literal('orders_open') }),
  z.object({ code: z.literal('back_office_role') }),
]);

/**
 * Deletes the account of whoever asks and types their password: the person leaves the shop, orders and invoices stay as long as
 * accounting law has it (GDPR art. 17). The last mail is owed in the same transaction.
 */
export async function deleteAccount(
  { call, readUser, isPassword, hashMailbox, allowTry }: Dependencies,
  { password }: DeleteAccountRequest,
  bearer: string | undefined,
): Promise<Result<DeleteAccountResponse, keyof typeof deleteAccountErrors>> {
  const owner = await findOwner(readUser, bearer);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  // Under the account's own limit the right password would be called a wrong one (docs/accounts-backend.md).
  const isLocked = z.boolean().parse(await call('password_attempts_are_used_up', { person: id }));
  if (isLocked || !(await allowTry(id))) return failure('too_many_tries');
  if (!(await isPassword(email, password))) return failure('wrong_password');
  const answer = await call('erase_account', { erased: id, mailbox_hash: hashMailbox(email) });
  const { ok } = z.object({ ok: z.boolean() }).parse(answer);
  if (ok) return success(deleteAccountResponse.parse(answer));
  const refused = refusal.parse(answer);
  return refused.code === 'orders_open'
    ? failure('orders_open', { orders: refused.orders })
    : failure('back_office_role');
}
