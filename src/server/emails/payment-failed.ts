import * as z from 'zod/mini';
import type { Email, EmailContext } from './email.ts';
import { letter } from './letter.ts';
import { orderMailData } from './order-data.ts';
import { seeOrder } from './order-link.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

const failed = z.object({ declined: z._default(z.boolean(), false) });

/** The letter that says that an order was not paid, with the way back to the cart. */
export function paymentFailed(order: unknown, payload: unknown, context: EmailContext): Email {
  const data = orderMailData.parse(order);
  const { language, order_number: orderNumber } = data;
  const { declined } = failed.parse(payload);
  const texts = orderLifeTexts[language];
  const words = texts.paymentFailed;
  return letter(context, {
    language,
    subject: words.subject(orderNumber),
    title: words.title,
    paragraphs: [declined ? words.declined : words.notPaid, words.nothingTaken, words.stillWanted],
    button: { text: words.button, href: `${context.siteUrl}/${language}/cart` },
    link: seeOrder(data, context),
    after: words.otherwise,
    footer: { text: texts.order(orderNumber) },
  });
}
