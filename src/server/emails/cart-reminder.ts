import * as z from 'zod/mini';
import { chargedCurrencies, convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { rememberedLines } from '#src/server/cart/cart-reminders.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html } from './html.ts';
import { muted, small } from './layout.ts';
import { letter } from './letter.ts';
import { type Piece, pieceTable, pieceWords } from './order-pieces.ts';
import { cartReminderTexts } from './texts/cart-reminder.ts';

/** What `open_cart_reminder` says of the cart in the moment that the letter leaves. */
const opened = z.object({
  reminder: z.uuid(),
  /** Hash of the mailbox: the link that stops the letters is made of it. */
  mailbox: z.string(),
  currency: z.enum(chargedCurrencies),
  rates: z.object({ EUR: z.int(), USD: z.int(), LTL: z.int() }),
  lines: rememberedLines,
});
type Opened = z.infer<typeof opened>;

/** A line as letters show pieces: no more of it than can be bought; `amount` is what it costs today in the cart's currency. */
function pieceOf(line: Opened['lines'][number], { currency, rates }: Opened): Piece {
  const quantity = line.free > 0 ? Math.min(line.quantity, line.free) : line.quantity;
  const total = convert(line.price, currency, rates) * quantity;
  return { item: { ...line, quantity, discount: 0, total }, amount: total };
}

/**
 * The one letter about a cart that was left without ordering, for those who asked for it: what can be bought of it today, what no
 * longer can, and a link that brings it back. Nothing is announced as reduced and nothing is held.
 */
export function cartReminder(reader: Reader, payload: unknown, context: EmailContext): Email {
  const cart = opened.parse(payload);
  const { language } = reader;
  const words = cartReminderTexts[language];
  const pieces = cart.lines.filter(({ free }) => free > 0).map((line) => pieceOf(line, cart));
  const gone = cart.lines.filter(({ free }) => free === 0).map((line) => pieceWords(pieceOf(line, cart), reader));
  const price = ({ amount = 0 }: Piece) => formatMoney(amount, cart.currency, language);
  const { siteUrl, makeToken } = context;
  const stop = makeToken('cart-reminder-stop', cart.mailbox);
  const missing = gone.length === 0 ? '' : `${words.gone}: ${gone.join('; ')}.`;
  const table = pieceTable(pieces, reader, context, { aside: price });
  return {
    ...letter(context, {
      language,
      subject: words.subject,
      title: words.title,
      paragraphs: [words.asked, words.notHeld],
      middle: {
        html: html`${table}${missing === '' ? undefined : html`<p style="margin:16px 0 0;${small};${muted}">${missing}</p>`}`,
        text: [...pieces.map((piece) => `${pieceWords(piece, reader)}: ${price(piece)}`), missing]
          .filter((part) => part !== '')
          .join('\n'),
      },
      button: {
        text: words.button,
        href: `${siteUrl}/${language}/cart?restore=${makeToken('cart-restore', cart.reminder)}`,
      },
      footer: {
        text: words.why,
        link: { text: words.stop, href: `${siteUrl}/${language}/cart-reminder?stop=${stop}` },
      },
    }),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/.netlify/functions/stop-cart-reminder?token=${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
