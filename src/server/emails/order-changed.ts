import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext } from './email.ts';
import { html } from './html.ts';
import { line, small, table } from './layout.ts';
import { letter } from './letter.ts';
import { type OrderMailItem, orderMailData } from './order-data.ts';
import { seeOrder } from './order-link.ts';
import { addressLines, itemName, itemNote } from './order-words.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

const named = { name: z.string(), name_lt: z.string(), name_ru: z.string(), quantity: z.int() };
const kind = z.object({ size: z.string(), color: z.string() });

const changed = z.object({
  swaps: z.array(z.object({ ...named, from: kind, to: kind })),
  removed: z.array(z.extend(kind, named)),
  delivery: z.boolean(),
  amount: z.optional(z.int()),
  currency: z.optional(z.enum(chargedCurrencies)),
  by: z.enum(['card', 'bank', 'none']),
});

/** A piece that the order may not have any more, as its words are made. */
const asItem = (piece: Omit<OrderMailItem, 'picture' | 'discount' | 'total'>): OrderMailItem => ({
  ...{ ...piece, picture: null, discount: 0, total: 0 },
});

/** The letter that says what the shop changed in an order: each piece before and after, where it goes now, what goes back. */
export function orderChanged(owed: unknown, payload: unknown, context: EmailContext): Email {
  const order = orderMailData.parse(owed);
  const { amount, by, currency = order.currency, delivery, removed, swaps } = changed.parse(payload);
  const { language } = order;
  const texts = orderLifeTexts[language];
  const words = texts.changed;
  const note = (piece: Parameters<typeof asItem>[0]) => itemNote(asItem(piece), language);
  const named = (piece: Parameters<typeof asItem>[0]) => `${itemName(asItem(piece), language)} (${note(piece)})`;
  const changes = [
    ...swaps.map(({ from, to, ...piece }) => words.swapped(named({ ...piece, ...from }), note({ ...piece, ...to }))),
    ...removed.map((piece) => words.removed(named(piece))),
    ...(delivery ? [words.delivery(addressLines(order).join(', '))] : []),
  ];
  const rows = changes.map((text) => html`<tr><td style="padding:12px 0;${line};${small}">${text}</td></tr>`);
  return letter(context, {
    language,
    subject: words.subject(order.order_number),
    title: words.title,
    paragraphs: [
      words.lead,
      amount === undefined
        ? words.nothingToPay
        : words.refund[by === 'bank' ? 'bank' : 'card'](formatMoney(amount, currency, language)),
    ],
    middle: { html: table(rows, 'margin-top:28px'), text: changes.join('\n') },
    link: seeOrder(order, context),
    after: words.wrong,
    footer: { text: texts.order(order.order_number) },
  });
}
