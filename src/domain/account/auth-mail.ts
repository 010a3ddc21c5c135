import type { Language } from '#src/domain/language/languages.ts';

/** Letters with a link that proves whose mailbox it is. */
export const linkLetters = ['signup', 'recovery', 'email_change_current', 'email_change_new'] as const;
export type LinkLetterKind = (typeof linkLetters)[number];

/** One letter of the auth service to one mailbox. */
export type AuthLetter =
  | {
      readonly kind: LinkLetterKind;
      readonly recipient: string;
      /** Opens the link once. A secret: never in a log. */
      readonly tokenHash: string;
      /** Of a change of address: the other mailbox has to confirm as well. */
      readonly withOther?: boolean;
    }
  | {
      readonly kind: 'reauthentication';
      readonly recipient: string /** To be typed. A secret. */;
      readonly code: string;
    }
  /** Somebody signed up with an address that has an account. */
  | { readonly kind: 'signup_known'; readonly recipient: string };

/** What happened to an account that its owner must hear of, whoever did it. */
export const accountChanges = [
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'codes_replaced',
  'signed_out',
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** What the auth service wants to have sent: letters at once, or the notice of a change. */
export type AuthMailMessage = {
  readonly userId: string;
  /** The language that the user chose, where it was written down with the user. */
  readonly language: Language | undefined;
  /** The page that whoever asked for the mail wanted to be led to; not checked. */
  readonly redirectTo: string;
} & (
  | { readonly letters: readonly AuthLetter[] }
  | { readonly change: AccountChange; readonly recipients: readonly string[] }
);
