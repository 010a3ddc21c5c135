import * as z from 'zod/mini';
import { intlLocales } from '#src/domain/language/languages.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { letter } from './letter.ts';
import { testMailTexts } from './texts/test-mail.ts';

const asked = z.object({ at: z.string() });

/** Shows whoever works in the back office that mail leaves, and how it looks. */
export function testMail({ language }: Reader, payload: unknown, context: EmailContext): Email {
  const { subject, title, body, footer } = testMailTexts[language];
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Vilnius' } as const;
  const time = new Intl.DateTimeFormat(intlLocales[language], format).format(new Date(asked.parse(payload).at));
  return letter(context, { language, subject, title, paragraphs: [body(time)], footer: { text: footer } });
}
