import * as z from 'zod/mini';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { settlementDay } from '#src/domain/order/withdrawal-period.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html } from './html.ts';
import { line, muted, small } from './layout.ts';
import { letter } from './letter.ts';
import { withdrawalTexts } from './texts/withdrawal/withdrawal-texts.ts';

const declared = z.object({
  withdrawal_id: z.string(),
  /** The declaration as it was confirmed, line by line. */
  statement: z.string(),
  declared_at: z.string(),
  checksum: z.string(),
});

/** `2026 m. lapkričio 22 d. 06:15:03`: the day, or with its time to the second, in Vilnius or of a calendar date. */
function written(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long', ...options });
  return format.format(new Date(instant)).replace(/\s/g, ' ');
}

/**
 * The acknowledgement of a withdrawal on a durable medium: the whole declaration, day and time of its arrival, its checksum,
 * and what happens by when (Directive 2011/83/EU art. 11a). Says nothing of whether the order was found.
 */
export function withdrawalReceipt({ language }: Reader, payload: unknown, context: EmailContext): Email {
  const { checksum, declared_at: declaredAt, statement } = declared.parse(payload);
  const words = withdrawalTexts[language];
  const zone = { timeZone: 'Europe/Vilnius' } as const;
  const lastDay = written(`${settlementDay(declaredAt)}T00:00:00Z`, language, { timeZone: 'UTC' });
  const steps = [words.sendBack(lastDay), words.notArrived, words.refund(lastDay), words.mayWait, words.doubt];
  const title = 'font-weight:500;margin:28px 0 0';
  return letter(context, {
    language,
    subject: words.subject(written(declaredAt, language, zone)),
    title: words.title,
    paragraphs: [words.received(written(declaredAt, language, { ...zone, timeStyle: 'medium' }))],
    middle: {
      html: html`<p style="${title}">${words.declaration}</p><div style="${line};margin-top:8px;padding-top:12px;overflow-wrap:anywhere">${statement.split('\n').map((text) => html`${text}<br>`)}</div><p style="${title}">${words.next}</p><ul style="margin:8px 0 0;padding-left:20px">${steps.map((text) => html`<li style="margin-top:4px">${text}</li>`)}</ul><p style="${title}">${words.checksum}</p><p style="margin:8px 0 0;${small};overflow-wrap:anywhere;font-family:monospace">${checksum}</p><p style="margin:8px 0 0;${small};${muted}">${words.checksumMeaning}</p>`,
      text: [
        `${words.declaration}:\n${statement}`,
        `${words.next}:\n${steps.map((text) => `– ${text}`).join('\n')}`,
        `${words.checksum}:\n${checksum}\n${words.checksumMeaning}`,
      ].join('\n\n'),
    },
    button: { text: words.returns, href: `${context.siteUrl}/${language}/returns` },
    footer: { text: words.footer },
  });
}
