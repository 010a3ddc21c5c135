import type { Email, EmailContext } from './email.ts';
import { type Link, letter } from './letter.ts';
import { type OrderMailData, orderMailData } from './order-data.ts';
import { orderLifeTexts } from './texts/order-life/order-life-texts.ts';

/** The way to the order's own page, for every mail about it. The token in it opens this one order. */
export function seeOrder(order: Pick<OrderMailData, 'access_token' | 'language'>, { siteUrl }: EmailContext): Link {
  const { access_token: token, language } = order;
  return { text: orderLifeTexts[language].seeOrder, href: `${siteUrl}/${language}/order/${token}` };
}

/** The letter with the link of an order's page, for whoever asked for it with the order's number and e-mail. */
export function orderLink(owed: unknown, context: EmailContext): Email {
  const order = orderMailData.parse(owed);
  const { language, order_number: orderNumber } = order;
  const texts = orderLifeTexts[language];
  const words = texts.orderLink;
  return letter(context, {
    language,
    subject: words.subject(orderNumber),
    title: words.title,
    paragraphs: [words.body(orderNumber)],
    button: seeOrder(order, context),
    after: words.ignore,
    footer: { text: texts.order(orderNumber) },
  });
}
