import { createHash } from 'node:crypto';
import type { AuthLetter, AuthMailMessage } from '#src/domain/account/auth-mail.ts';
import { languageOfAddress } from '#src/domain/account/mailed-link.ts';
import { parseLanguage } from '#src/domain/language/languages.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { authLetter } from '#src/server/emails/auth/auth-letter.ts';
import type { EmailContext } from '#src/server/emails/email.ts';
import { withoutPersons } from '#src/server/errors/clean.ts';

interface Dependencies<Refusal extends string> {
  readonly call: CallDatabase;
  readonly context: EmailContext;
  /** Verifies and reads what the auth service posted. */
  readMessage(rawBody: string, headers: Headers): Result<AuthMailMessage, Refusal>;
  /** One more letter of this kind to this mailbox? False when it had its share. */
  allowMail(kind: AuthLetter['kind'], mailbox: string): Promise<boolean>;
  now(): Date;
  /** Sends one message; asked twice with the same key, sends it once. */
  sendMail(mail: {
    readonly to: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly sent: true } | { readonly sent: false; readonly reason: string }>;
}

type Sent = Readonly<Record<string, never>>;
type SendRefusal = 'rate_limited' | 'mail_not_sent';

/** The user's choice, else the profile's, else that of the page where it was asked for, else Lithuanian. */
async function languageFor({ call, context }: Pick<Dependencies<never>, 'call' | 'context'>, asked: AuthMailMessage) {
  if (asked.language !== undefined) return asked.language;
  const ofProfile = await call('read_account_language', { account: asked.userId });
  return parseLanguage(ofProfile) ?? languageOfAddress(asked.redirectTo, context.siteUrl) ?? 'lt';
}

/**
 * By what the mail provider knows a letter again: the body that asked for it, as a hash, since the provider keeps the key for
 * longer than a token lives. That somebody signed up with a known address is told once a day, and `tell_of_known_address`
 * (SQL) may owe the same letter: it makes the same key.
 */
function keyOf(written: AuthLetter, userId: string, rawBody: string, now: Date): string {
  const hash = (subject: string) => createHash('sha256').update(subject).digest('hex');
  if (written.kind !== 'signup_known') return hash(`${written.kind}\n${written.recipient}\n${rawBody}`);
  const known = hash(`account-known ${userId} ${now.toISOString().slice(0, 10)}`);
  return known.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Sends what the auth service's Send Email hook asks for: letters at once, since somebody is waiting for them, notices of
 * changes by the outbox. Asked again with the same body (a retry, a replay), every letter is still sent once. Refuses with
 * `mail_not_sent` when the provider does not take a letter, `rate_limited` when the mailbox had its share; the auth service then
 * tells the person and takes the new token back, so that the link of the letter before goes on working.
 */
export async function sendAuthMail<Refusal extends string>(
  dependencies: Dependencies<Refusal>,
  rawBody: string,
  headers: Headers,
): Promise<Result<Sent, Refusal | SendRefusal>> {
  const { call, context, readMessage, allowMail, sendMail, now } = dependencies;
  const read = readMessage(rawBody, headers);
  if (!read.ok) return read;
  const message = read.value;
  if ('change' in message) {
    await call('owe_account_notice', {
      account: message.userId,
      change: message.change,
      recipients: message.recipients,
      notice_language: message.language ?? null,
    });
    return success({});
  }
  const { letters, redirectTo } = message;
  const [language, ...allowed] = await Promise.all([
    languageFor(dependencies, message),
    ...letters.map(({ kind, recipient }) => allowMail(kind, recipient)),
  ]);
  if (allowed.includes(false)) return failure('rate_limited');
  const deliveries = await Promise.all(
    letters.map((written) =>
      sendMail({
        to: written.recipient,
        ...authLetter(written, language, redirectTo, context),
        idempotencyKey: keyOf(written, message.userId, rawBody, now()),
      }),
    ),
  );
  const failed = deliveries.filter((delivery) => !delivery.sent);
  for (const { reason } of failed) {
    console.error(JSON.stringify({ level: 'error', event: 'auth_mail', message: withoutPersons(reason) }));
  }
  return failed.length === 0 ? success({}) : failure('mail_not_sent');
}
