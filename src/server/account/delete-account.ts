import * as z from 'zod/mini';
import {
  type DeleteAccountRequest,
  type DeleteAccountResponse,
  type deleteAccountErrors,
  deleteAccountResponse,
  unsettledOrders,
} from '#src/contracts/account-data.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { findOwnerByPassword, type PasswordDependencies } from './confirm-password.ts';

interface Dependencies extends PasswordDependencies {
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
}

const refusal = z.discriminatedUnion('code', [
  z.extend(unsettledOrders, { code: z.literal('orders_open') }),
  z.object({ code: z.literal('back_office_role') }),
]);

/** Reads what `erase_account` answered; what is not settled comes with `orders_open`. */
export function readErased(answer: unknown): Result<DeleteAccountResponse, 'orders_open' | 'back_office_role'> {
  const { ok } = z.object({ ok: z.boolean() }).parse(answer);
  if (ok) return success(deleteAccountResponse.parse(answer));
  const refused = refusal.parse(answer);
  return refused.code === 'orders_open'
    ? failure('orders_open', { orders: refused.orders })
    : failure('back_office_role');
}

/**
 * Deletes the account of whoever asks and types their password: the person leaves the shop, orders and invoices stay as long as
 * accounting law has it (GDPR art. 17). The last mail is owed in the same transaction.
 */
export async function deleteAccount(
  dependencies: Dependencies,
  { password }: DeleteAccountRequest,
  bearer: string | undefined,
): Promise<Result<DeleteAccountResponse, keyof typeof deleteAccountErrors>> {
  const owner = await findOwnerByPassword(dependencies, password, bearer);
  if (!owner.ok) return owner;
  const { id, email } = owner.value;
  return readErased(
    await dependencies.call('erase_account', { erased: id, mailbox_hash: dependencies.hashMailbox(email) }),
  );
}
