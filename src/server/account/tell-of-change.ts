import type { AccountChange } from '#src/domain/account/auth-mail.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** Whose account was changed, as far as the notice needs to know. */
export interface ChangedAccount {
  readonly id: string;
  readonly email: string;
  /** The address before a change of address: it is told as well. */
  readonly formerEmail?: string | undefined;
  /** Without it the profile's language counts. */
  readonly language?: Language | undefined;
}

/**
 * Owes the owner of an account the notice of a change, by the outbox, so that a mail provider that is down loses none. The same
 * change told again within ten minutes, by the auth service's hook for example, is one mail.
 */
export async function tellOfChange(call: CallDatabase, change: AccountChange, account: ChangedAccount): Promise<void> {
  const { id, email, formerEmail, language } = account;
  await call('owe_account_notice', {
    account: id,
    change,
    recipients: formerEmail === undefined ? [email] : [email, formerEmail],
    notice_language: language ?? null,
  });
}
