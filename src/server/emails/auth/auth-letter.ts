import type { AuthLetter } from '#src/domain/account/auth-mail.ts';
import { mailedLink } from '#src/domain/account/mailed-link.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Email, EmailContext } from '../email.ts';
import { html, type Markup } from '../html.ts';
import { letter } from '../letter.ts';
import { authTexts } from '../texts/auth/auth-texts.ts';

/** Large, apart and in one line, so that it is read and copied without a mistake. */
function shownCode(code: string): Markup {
  return html`<p style="margin:28px 0 0;font-size:32px;line-height:40px;letter-spacing:.2em;white-space:nowrap">${code}</p>`;
}

function linkOf(written: AuthLetter, language: Language, redirectTo: string, siteUrl: string): string {
  if (!('tokenHash' in written)) return `${siteUrl}/${language}/auth`;
  return mailedLink(siteUrl, { kind: written.kind, tokenHash: written.tokenHash, language, redirectTo });
}

/**
 * A letter of the auth service. It repeats nothing that somebody typed, no name either: whoever signs up with a stranger's
 * address would otherwise have us write to them in their words.
 */
export function authLetter(written: AuthLetter, language: Language, redirectTo: string, context: EmailContext): Email {
  const texts = authTexts[language];
  const { subject, title, body, button, ignore } = texts.letters[written.kind];
  const both = written.kind === 'email_change_new' && written.withOther;
  const code = written.kind === 'reauthentication' ? written.code : undefined;
  return letter(context, {
    language,
    subject,
    title,
    paragraphs: both ? [body, texts.bothConfirm] : [body],
    ...(code === undefined ? {} : { middle: { html: shownCode(code), text: code } }),
    ...(button === undefined
      ? {}
      : { button: { text: button, href: linkOf(written, language, redirectTo, context.siteUrl) } }),
    after: ignore,
    footer: { text: '' },
  });
}
