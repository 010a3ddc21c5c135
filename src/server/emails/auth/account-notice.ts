import * as z from 'zod/mini';
import { accountChanges } from '#src/domain/account/auth-mail.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { Email, EmailContext, Reader } from '../email.ts';
import { letter } from '../letter.ts';
import { authTexts } from '../texts/auth/auth-texts.ts';
import { authLetter } from './auth-letter.ts';

const noticed = z.object({ change: z.enum(accountChanges), at: z.string() });

/** `2026 m. lapkričio 22 d. 10:35`: an instant in Vilnius, in words. */
function momentOf(instant: string, language: Language): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vilnius' } as const;
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(instant));
}

/** Tells an account's owner what was changed, when, and what to do if somebody else did it. Names no address and no name. */
export function accountNotice({ language }: Reader, payload: unknown, context: EmailContext): Email {
  const { change, at } = noticed.parse(payload);
  const texts = authTexts[language];
  const { subject, title, body, otherwise } = texts.notices[change];
  return letter(context, {
    language,
    subject,
    title,
    paragraphs: [body, texts.when(momentOf(at, language))],
    button: { text: texts.toSignIn, href: `${context.siteUrl}/${language}/auth` },
    after: otherwise,
    footer: { text: texts.why },
  });
}

/** Tells the owner of an address that somebody signed up with it again: the page said nothing of that. */
export function accountKnown({ language, recipient }: Reader, context: EmailContext): Email {
  return authLetter({ kind: 'signup_known', recipient }, language, '', context);
}
