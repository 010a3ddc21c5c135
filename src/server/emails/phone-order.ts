import * as z from 'zod/mini';
import { phoneQuote } from '#src/contracts/admin-phone-orders.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html, type Markup } from './html.ts';
import { line, muted, small, table } from './layout.ts';
import { letter } from './letter.ts';
import { dateSpan, dayOf, itemName, itemNote } from './order-words.ts';
import { phoneOrderTexts } from './texts/phone-order.ts';

const taken = z.extend(phoneQuote, {
  phone_order: z.string(),
  coupon: z.nullable(z.string()),
  expires_at: z.string(),
});

/** What was agreed on the telephone, to be confirmed and paid: the offer on a durable medium, with the way to the checkout. */
export function phoneOrder(reader: Reader, payload: unknown, context: EmailContext): Email {
  const { coupon, discount, expires_at: until, lines, option, phone_order: id, ...told } = taken.parse(payload);
  const { language } = reader;
  const words = phoneOrderTexts[language];
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const named = lines.map((piece) => {
    const item = { ...piece, picture: null };
    return { name: itemName(item, language), note: itemNote(item, language), sum: money(piece.total + piece.discount) };
  });
  const sums = [
    ...(discount > 0 ? [[coupon === null ? words.discount : `${words.discount} ${coupon}`, money(-discount)]] : []),
    [option[language], told.shipping === 0 ? words.free : money(told.shipping)],
    [words.total, money(told.total)],
  ];
  const row = (left: Markup | string, right: string) =>
    html`<tr><td style="padding:12px 0;${line};${small}">${left}</td><td align="right" style="padding:12px 0;${line};${small};white-space:nowrap;vertical-align:top">${right}</td></tr>`;
  const query = new URLSearchParams({
    request: context.makeToken('phone-order', id),
    ...(coupon === null ? {} : { coupon }),
  });
  return letter(context, {
    language,
    subject: words.subject,
    title: words.title,
    paragraphs: [words.lead, words.notHeld, words.promise(dateSpan(told.promised_from, told.promised_to, language))],
    middle: {
      html: table(
        [
          ...named.map(({ name, note, sum }) => row(html`${name}<br><span style="${muted}">${note}</span>`, sum)),
          ...sums.map(([label = '', sum = '']) => row(label, sum)),
        ],
        'margin-top:28px',
      ),
      text: [
        ...named.map(({ name, note, sum }) => `${name} (${note}): ${sum}`),
        ...sums.map(([label, sum]) => `${label}: ${sum}`),
      ].join('\n'),
    },
    button: { text: words.button, href: `${context.siteUrl}/${language}/checkout?${query}` },
    after: words.ignore,
    footer: { text: words.until(dayOf(until, language)) },
  });
}
