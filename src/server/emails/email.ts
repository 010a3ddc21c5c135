import type { Language } from '#src/domain/language/languages.ts';
import type { MakeLinkToken } from '#src/server/mail/link-tokens.ts';

/** A message ready to be sent: the HTML and its text twin say the same. */
export interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Who gets the answer, where it is not the shop. */
  readonly replyTo?: string;
  /** Headers beside the usual ones: how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The seller as mail names it (shop settings). */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

/** Where links in mail begin, and who writes. */
export interface EmailContext {
  readonly siteUrl: string;
  readonly company: Company;
  readonly makeToken: MakeLinkToken;
}

/** Whom a mail is for, where no order says it. */
export interface Reader {
  readonly recipient: string;
  readonly language: Language;
}
