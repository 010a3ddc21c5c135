import type { Sql } from 'postgres';
import { AuthFailure, invalid } from './failure.ts';
import { sendNotice } from './mailed-codes.ts';
import type { UserRow } from './rows.ts';
import type { AuthService } from './service.ts';
import { confirmEmail, findPerson, takeNewEmail, writeAudit } from './users.ts';

/** What a mailed code is for; `email` stands for whichever of sign-up and sign-in was mailed. */
export type CodeType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'email';
const types = new Set<string>(['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'email']);

export function codeType(value: string | null | undefined): CodeType {
  if (!value) throw invalid('Verify requires a verification type');
  if (!types.has(value)) throw invalid('Invalid email verification type');
  return value as CodeType;
}

type Column = 'confirmation' | 'recovery' | 'email_change_new' | 'email_change_current';

const columnsOf: Record<CodeType, readonly Column[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

const tokenColumn: Record<Column, keyof UserRow> = {
  confirmation: 'confirmation_token',
  recovery: 'recovery_token',
  email_change_current: 'email_change_token_current',
  email_change_new: 'email_change_token_new',
};

const sentColumn: Record<Column, keyof UserRow> = {
  confirmation: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
};

/** The hash from a link (`pkce_` before it or not), or those that typed digits may have. */
export interface WantedCode {
  readonly type: CodeType;
  readonly hashes: readonly string[];
}

interface Found {
  readonly userId: string;
  readonly column: Column;
}

const spent = (words: string) => new AuthFailure(403, 'otp_expired', words);

async function findCode(sql: Sql, { hashes, type }: WantedCode, lifeSeconds: number, words: string): Promise<Found> {
  for (const column of columnsOf[type]) {
    const [user] = await sql<UserRow[]>`
      select * from auth.users where ${sql(tokenColumn[column])} in ${sql([...hashes])} and deleted_at is null for update`;
    if (user === undefined) continue;
    const sent = user[sentColumn[column]];
    if (!(sent instanceof Date) || Date.now() - sent.getTime() > lifeSeconds * 1000) throw spent(words);
    if (user.banned_until !== null && user.banned_until.getTime() > Date.now())
      throw new AuthFailure(403, 'user_banned', 'User is banned');
    return { userId: user.id, column };
  }
  throw spent(words);
}

export interface Verified {
  readonly userId: string;
  /** False: one of two mailboxes has agreed, the other one has yet to. */
  readonly complete: boolean;
}

async function agreeToEmail(service: AuthService, sql: Sql, { column, userId }: Found): Promise<Verified> {
  const person = await findPerson(sql, { id: userId });
  if (person === undefined || !person.user.email_change) throw spent('Email link is invalid or has expired');
  const { user } = person;
  if (user.email_change_confirm_status === 0) {
    await sql`
      update auth.users set email_change_confirm_status = 1, ${sql({ [tokenColumn[column]]: '' })} where id = ${userId}`;
    return { userId, complete: false };
  }
  const email = user.email_change ?? '';
  const [taken] = await sql`select 1 from auth.users where email = ${email} and id <> ${userId}`;
  if (taken !== undefined)
    throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
  await takeNewEmail(sql, userId, email);
  await writeAudit(sql, 'user_modified', user);
  sendNotice(service, (await findPerson(sql, { id: userId })) ?? person, 'email_changed_notification', {
    old_email: user.email ?? '',
  });
  return { userId, complete: true };
}

/** Spends a mailed code, once. `words`: what a refusal says. Throws otp_expired, user_banned, email_exists. */
export async function spendCode(service: AuthService, sql: Sql, wanted: WantedCode, words: string): Promise<Verified> {
  const found = await findCode(sql, wanted, service.settings.codeSeconds, words);
  const { column, userId } = found;
  if (column === 'email_change_current' || column === 'email_change_new') return agreeToEmail(service, sql, found);
  // Whoever reads the mailbox owns the address, whichever mail it was.
  await confirmEmail(sql, userId);
  if (column === 'recovery') await sql`update auth.users set recovery_token = '' where id = ${userId}`;
  return { userId, complete: true };
}
