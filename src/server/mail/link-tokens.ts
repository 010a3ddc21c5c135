import { createHash, createHmac } from 'node:crypto';

/** What a link in a mail is for; a token of one purpose opens nothing else. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'stock-notice'
  | 'cart-restore'
  | 'cart-reminder-stop'
  | 'phone-order';

/** Makes the token of a link out of what the database knows and a key that it does not know. */
export type MakeLinkToken = (purpose: LinkPurpose, subject: string) => string;

/**
 * Tokens are derived, not drawn: the mail that is written a minute later finds its token again without the token being stored
 * anywhere. The database keeps only `hashToken` of it.
 */
export function createLinkTokens(key: string): MakeLinkToken {
  return (purpose, subject) => createHmac('sha256', key).update(`${purpose}\n${subject}`).digest('base64url');
}

/** The form in which the database knows a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
