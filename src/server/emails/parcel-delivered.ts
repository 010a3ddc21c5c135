import * as z from 'zod/mini';
import { reviewAnchor } from '#src/domain/catalogue/review.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { withdrawalDeadline } from '#src/domain/order/withdrawal-deadline.ts';
import type { Email, EmailContext } from './email.ts';
import { html } from './html.ts';
import { letter } from './letter.ts';
import { seeOrder } from './order-link.ts';
import { pieceList, piecesOf, pieceTable, pieceWords } from './order-pieces.ts';
import { emailTexts } from './texts/email-texts.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

const delivered = z.object({
  items: pieceList,
  delivered_at: z.string(),
  /** No other parcel of the order is on its way: the withdrawal period begins. */
  complete: z.boolean(),
  /** It brought the new size of an exchange: the withdrawal period began with the order itself. */
  exchange: z._default(z.boolean(), false),
  holidays: z.array(z.string()),
});

/** The day of an instant in Vilnius, `YYYY-MM-DD`. */
function vilniusDate(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius', dateStyle: 'short' }).format(new Date(instant));
}

/** `7 December 2026`, `2026 m. gruodžio 7 d.` */
function longDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`)).replace(/\s/g, ' ');
}

/** The letter that says that a parcel has come: a review is asked for, and the last day to withdraw is named. */
export function parcelDelivered(owed: unknown, payload: unknown, context: EmailContext): Email {
  const parcel = delivered.parse(payload);
  const { order, pieces } = piecesOf(owed, parcel.items);
  const { language, order_number: orderNumber } = order;
  const texts = orderLifeTexts[language];
  const words = texts.delivered;
  const page = ({ line }: { readonly line: number }) =>
    `${context.siteUrl}/${language}/review?order=${order.access_token}#${reviewAnchor(line)}`;
  const lastDay = withdrawalDeadline(vilniusDate(parcel.delivered_at), new Set(parcel.holidays));
  const deadline = parcel.complete ? words.deadline(longDate(lastDay, language)) : words.deadlineLater;
  return letter(context, {
    language,
    subject: (parcel.complete ? words.subject : words.partSubject)(orderNumber),
    title: words.title,
    paragraphs: [words.thanks, words.review],
    middle: {
      html: pieceTable(pieces, order, context, {
        below: (piece) => html`<a href="${page(piece)}" style="color:#17181b">${words.reviewLink}</a>`,
      }),
      text: pieces.map((piece) => `${pieceWords(piece, order)}\n${words.reviewLink}: ${page(piece)}`).join('\n'),
    },
    link: seeOrder(order, context),
    after: parcel.exchange ? words.exchange : deadline,
    footer: {
      text: `${texts.order(orderNumber)}.`,
      link: {
        text: emailTexts[language].confirmation.withdrawHere,
        href: `${context.siteUrl}/${language}/withdraw?order=${order.access_token}`,
      },
    },
  });
}
