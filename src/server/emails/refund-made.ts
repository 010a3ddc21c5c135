import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { refundReasons } from '#src/domain/payment/refund.ts';
import type { Email, EmailContext } from './email.ts';
import { html } from './html.ts';
import { line, muted, table } from './layout.ts';
import { letter } from './letter.ts';
import { seeOrder } from './order-link.ts';
import { pieceList, piecesOf, pieceTable, pieceWords } from './order-pieces.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

const refunded = z.object({
  amount: z.int(),
  currency: z.enum(chargedCurrencies),
  reason: z.enum(refundReasons),
  shipping: z.int(),
  kept_back: z.int(),
  other: z.int(),
  items: pieceList,
  by: z.enum(['card', 'bank']),
  days: z.tuple([z.int(), z.int()]),
});

/** The letter that says that money has gone back: how much, for what, how, and when it arrives. */
export function refundMade(owed: unknown, payload: unknown, context: EmailContext): Email {
  const refund = refunded.parse(payload);
  const { order, pieces } = piecesOf(owed, refund.items);
  const { language } = order;
  const texts = orderLifeTexts[language];
  const words = texts.refundMade;
  const money = (amount: number) => formatMoney(amount, refund.currency, language);
  const parts: (readonly [label: string, amount: number])[] = [
    [words.delivery, refund.shipping],
    [refund.other < 0 ? words.givenBefore : words.goodwill, refund.other],
    [words.keptBack, -refund.kept_back],
  ];
  // A refund that is one amount says it in its title; a sum is shown where there is something to add up.
  const shown = pieces.length === 0 ? [] : parts.filter(([, amount]) => amount !== 0);
  const rows = pieces.length === 0 ? [] : [...shown, [words.total, refund.amount] as const];
  const sums = html`${table(
    html`${rows.map(
      ([label, amount]) =>
        html`<tr><td style="padding-top:8px;${label === words.total ? '' : muted}">${label}</td><td align="right" style="padding-top:8px">${money(amount)}</td></tr>`,
    )}`,
    `font-size:14px;${line}`,
  )}`;
  return letter(context, {
    language,
    subject: words.subject(order.order_number),
    title: words.title(money(refund.amount)),
    paragraphs: [words.reasons[refund.reason], words.by[refund.by](refund.days)],
    ...(pieces.length === 0
      ? {}
      : {
          middle: {
            html: html`${pieceTable(pieces, order, context, { aside: ({ amount = 0 }) => money(amount) })}${sums}`,
            text: [
              ...pieces.map((piece) => `${pieceWords(piece, order)}: ${money(piece.amount ?? 0)}`),
              ...rows.map(([label, amount]) => `${label}: ${money(amount)}`),
            ].join('\n'),
          },
        }),
    link: seeOrder(order, context),
    footer: { text: texts.order(order.order_number) },
  });
}
