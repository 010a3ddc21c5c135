import * as z from 'zod/mini';
import type { NewsletterRequest } from '#src/contracts/newsletter.ts';
import { normalizeEmail } from '#src/domain/contact/email-address.ts';
import { newsletterTextVersion } from '#src/domain/newsletter/text-version.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { hashToken, type MakeLinkToken } from '#src/server/mail/link-tokens.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly makeToken: MakeLinkToken;
  newId(): string;
  /** One more mail to this address? False when it had its share. */
  allowMail(email: string): Promise<boolean>;
}

/**
 * Takes an address for the newsletter. The answer is the same for an address that is new, waiting, subscribed, or has asked
 * too often, and the mail leaves later: neither words nor time tell one from the other.
 */
export async function signUp(
  { call, makeToken, newId, allowMail }: Dependencies,
  { email: typed, locale, source, nickname }: NewsletterRequest,
): Promise<Result<{ ok: true }, never>> {
  const email = normalizeEmail(typed);
  if (nickname !== '' || !(await allowMail(email))) return success({ ok: true });
  const seed = newId();
  await call('request_newsletter', {
    new_id: newId(),
    new_email: email,
    new_language: locale,
    new_source: source,
    new_text_version: newsletterTextVersion,
    seed,
    confirmation_hash: hashToken(makeToken('newsletter-confirm', seed)),
    unsubscribe_hash: hashToken(makeToken('newsletter-unsubscribe', email)),
  });
  return success({ ok: true });
}

/** Asks one of the database's functions that take a token's hash and answer whether they knew it. */
export async function useToken(
  call: CallDatabase,
  name: 'confirm_newsletter' | 'unsubscribe_newsletter',
  token: string,
): Promise<Result<{ ok: true }, 'link_invalid'>> {
  const known = z.boolean().parse(await call(name, { token_hash: hashToken(token) }));
  return known ? success({ ok: true }) : failure('link_invalid');
}
