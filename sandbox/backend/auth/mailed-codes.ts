import type { Sql } from 'postgres';
import type { EmailAction, EmailData } from './email-data.ts';
import { createCode } from './one-time-codes.ts';
import type { Person } from './rows.ts';
import type { AuthService } from './service.ts';
import { findPerson } from './users.ts';

const nothing = {
  token: '',
  token_hash: '',
  redirect_to: '',
  token_new: '',
  token_hash_new: '',
  old_email: '',
  old_phone: '',
  provider: '',
  factor_type: '',
};

/** One message for the mail hook; what an action does not need stays empty. */
export function emailData(service: AuthService, action: EmailAction, given: Partial<EmailData>): EmailData {
  return { ...nothing, ...given, email_action_type: action, site_url: service.issuer() };
}

export interface MailTarget {
  readonly redirectTo: string;
  /** The link brings a code for the browser that asked, instead of the session itself. */
  readonly withFlow: boolean;
}

/** A code in its column, valid from now, and a mail that brings it. */
export async function mailCode(
  service: AuthService,
  sql: Sql,
  { user }: Person,
  action: 'signup' | 'recovery' | 'reauthentication',
  { redirectTo, withFlow }: MailTarget,
): Promise<void> {
  const name = action === 'signup' ? 'confirmation' : action;
  const code = createCode(user.email ?? '', withFlow);
  await sql`
    update auth.users set ${sql({ [`${name}_token`]: code.hash, [`${name}_sent_at`]: new Date() })} where id = ${user.id}`;
  const person = await findPerson(sql, { id: user.id });
  if (person === undefined) return;
  const given = { token: code.digits, token_hash: code.hash, redirect_to: redirectTo };
  await service.sendEmail(person, emailData(service, action, given));
}

/** Codes to both mailboxes: a change of address needs the old one and the new one. */
export async function mailEmailChange(
  service: AuthService,
  sql: Sql,
  { user }: Person,
  email: string,
  { redirectTo, withFlow }: MailTarget,
): Promise<void> {
  const current = createCode(user.email ?? '', withFlow);
  const next = createCode(email, withFlow);
  await sql`
    update auth.users set email_change = ${email}, email_change_token_current = ${current.hash},
      email_change_token_new = ${next.hash}, email_change_sent_at = now(), email_change_confirm_status = 0
    where id = ${user.id}`;
  const person = await findPerson(sql, { id: user.id });
  if (person === undefined) return;
  await service.sendEmail(
    person,
    emailData(service, 'email_change', {
      ...{ token: current.digits, token_hash_new: current.hash },
      ...{ token_new: next.digits, token_hash: next.hash },
      redirect_to: redirectTo,
    }),
  );
}

/** Tells of a sensitive change after it happened; that the mail failed undoes nothing. */
export function sendNotice(
  service: AuthService,
  person: Person,
  action: Extract<EmailAction, `${string}_notification`>,
  given: Partial<EmailData> = {},
): void {
  if (!service.settings.notices) return;
  service.later(() => service.sendEmail(person, emailData(service, action, given)));
}
