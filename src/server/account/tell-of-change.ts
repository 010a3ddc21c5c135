import type { AccountChange } from '#src/domain/account/auth-mail.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/**
 * Owes the owner of an account the notice of a change, in the profile's language and by the outbox, so that a mail provider that
 * is down loses none. The same change told again within ten minutes, by the auth service's hook for example, is one mail.
 */
export async function tellOfChange(
  call: CallDatabase,
  change: AccountChange,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await call('owe_account_notice', { account: id, change, recipients: [email], notice_language: null });
}
