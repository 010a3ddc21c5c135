import * as z from 'zod/mini';
import type { Email, EmailContext, Reader } from './email.ts';
import { letter } from './letter.ts';
import { emailTexts } from './texts/email-texts.ts';

const seeded = z.object({ seed: z.uuid() });

/** What every mail to a subscriber carries: the page for people, the address for mail programs (RFC 8058). */
export function waysOut({ recipient, language }: Reader, { siteUrl, makeToken }: EmailContext) {
  const token = makeToken('newsletter-unsubscribe', recipient);
  const { why, unsubscribe } = emailTexts[language].newsletter;
  return {
    footer: {
      text: why,
      link: { text: unsubscribe, href: `${siteUrl}/${language}/newsletter?unsubscribe=${token}` },
    },
    headers: {
      'List-Unsubscribe': `<${siteUrl}/.netlify/functions/newsletter-unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Asks whether the address is really meant to be subscribed. The link leads to a page with a button, never further. */
export function newsletterConfirmation(reader: Reader, payload: unknown, context: EmailContext): Email {
  const { language } = reader;
  const { confirm: words } = emailTexts[language].newsletter;
  const token = context.makeToken('newsletter-confirm', seeded.parse(payload).seed);
  return letter(context, {
    language,
    subject: words.subject,
    title: words.title,
    paragraphs: [words.body],
    button: { text: words.button, href: `${context.siteUrl}/${language}/newsletter?confirm=${token}` },
    after: words.ignore,
    footer: { text: '' },
  });
}

/** The first mail of a subscription. */
export function newsletterWelcome(reader: Reader, context: EmailContext): Email {
  const { language } = reader;
  const { welcome: words } = emailTexts[language].newsletter;
  const { footer, headers } = waysOut(reader, context);
  const button = { text: words.button, href: `${context.siteUrl}/${language}/new` };
  const { subject, title, body } = words;
  return { ...letter(context, { language, subject, title, paragraphs: [body], button, footer }), headers };
}

/** Tells a subscriber that somebody typed the address again: on the page nothing shows that it was known. */
export function newsletterKnown(reader: Reader, context: EmailContext): Email {
  const { language } = reader;
  const { subject, title, body } = emailTexts[language].newsletter.known;
  const { footer, headers } = waysOut(reader, context);
  return { ...letter(context, { language, subject, title, paragraphs: [body], footer }), headers };
}
