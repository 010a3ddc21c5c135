import type { AccountChange, AuthLetter } from '#src/domain/account/auth-mail.ts';

/** A letter of the auth service: what it asks for, what its button says, what to do when it was not the reader. */
export interface AuthLetterTexts {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** Absent where nothing is to be pressed. */
  readonly button?: string;
  readonly ignore: string;
}

interface NoticeTexts {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** What to do when it was not the reader. */
  readonly otherwise: string;
}

/** Every word of the mails about an account. */
export interface AuthTexts {
  readonly letters: Readonly<Record<AuthLetter['kind'], AuthLetterTexts>>;
  /** Said to the new mailbox where the present one has to confirm as well. */
  readonly bothConfirm: string;
  readonly notices: Readonly<Record<AccountChange, NoticeTexts>>;
  /** `{moment}` is day and time, in Vilnius. */
  readonly when: (moment: string) => string;
  readonly toSignIn: string;
  readonly why: string;
}
