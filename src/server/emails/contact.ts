import * as z from 'zod/mini';
import { countLinks, type Doubt } from '#src/domain/contact/message.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html, type Markup } from './html.ts';
import { line, small } from './layout.ts';
import { letter } from './letter.ts';
import { emailTexts } from './texts/email-texts.ts';

const doubts = ['hidden_field', 'links', 'hasty'] as const satisfies readonly Doubt[];
const written = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  doubts: z.array(z.enum(doubts)),
});

/** What the shop's people read about a doubtful message; the shop's own mail is in Lithuanian. */
const doubtWords: Readonly<Record<Doubt, string>> = {
  hidden_field: 'užpildytas nematomas laukas',
  links: 'daug nuorodų',
  hasty: 'išsiųsta akimirksniu',
};

function quoted(message: string): Markup {
  return html`<div style="margin-top:24px;padding-top:20px;${line};${small};white-space:pre-line">${message}</div>`;
}

/** The message as the shop gets it; answering it answers the shopper. */
export function contactMessage(reader: Reader, payload: unknown, context: EmailContext): Email {
  const { firstName, lastName, email, subject, message, doubts: found } = written.parse(payload);
  const doubtful = found.length === 0 ? [] : [`Gali būti šlamštas: ${found.map((it) => doubtWords[it]).join(', ')}.`];
  const mail = letter(context, {
    language: reader.language,
    subject: `Žinutė iš parduotuvės: ${subject}`,
    title: subject,
    paragraphs: [`${firstName} ${lastName}, ${email}`, ...doubtful],
    middle: { html: quoted(message), text: message },
    footer: { text: 'Atsakykite į šį laišką: atsakymas pasieks pirkėją.' },
  });
  return { ...mail, replyTo: email };
}

/**
 * Tells the sender that the message has come. What was written is repeated only where it holds no links: otherwise the form
 * could carry them to any address in our name.
 */
export function contactReceipt(reader: Reader, payload: unknown, context: EmailContext): Email {
  const { subject, message } = written.parse(payload);
  const { contact: words } = emailTexts[reader.language];
  const isPlain = countLinks(`${subject} ${message}`) === 0;
  return letter(context, {
    language: reader.language,
    subject: isPlain ? words.received(subject) : words.title,
    title: words.title,
    paragraphs: [words.thanks],
    ...(isPlain
      ? {
          middle: {
            html: html`${quoted(`${words.yourMessage}: ${subject}`)}<div style="margin-top:12px;${small};white-space:pre-line">${message}</div>`,
            text: `${words.yourMessage}: ${subject}\n\n${message}`,
          },
        }
      : {}),
    footer: { text: '' },
  });
}
