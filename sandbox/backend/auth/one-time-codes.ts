import { createHash, randomInt } from 'node:crypto';

/** Before the hash in links whose session is to be fetched by code (PKCE). */
export const flowPrefix = 'pkce_';

/** A mailed code: six digits for typing, and the hash that links carry and the database keeps. */
export interface OneTimeCode {
  readonly digits: string;
  readonly hash: string;
}

/** The hash ties the digits to the mailbox: the same digits of another person are another code. */
export function hashOf(email: string, digits: string): string {
  return createHash('sha224').update(`${email}${digits}`).digest('hex');
}

export function createCode(email: string, withFlow = false): OneTimeCode {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  return { digits, hash: `${withFlow ? flowPrefix : ''}${hashOf(email, digits)}` };
}

/** Where a mailed link may lead: addresses of the shop. Anything else becomes the shop's front page. */
export function redirectTarget(wanted: string | undefined, siteUrl: string): string {
  if (wanted === undefined || !URL.canParse(wanted)) return siteUrl;
  const target = new URL(wanted);
  const harmless = target.origin === new URL(siteUrl).origin && target.username === '' && target.password === '';
  return harmless ? target.href : siteUrl;
}
