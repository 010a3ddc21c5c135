import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext } from './email.ts';
import { html } from './html.ts';
import { heading, layout, section } from './layout.ts';
import type { OrderMailData } from './order-data.ts';
import { seeOrder } from './order-link.ts';
import { emailTexts } from './texts/email-texts.ts';

const owed = z.object({
  reason: z.enum(['late_payment', 'double_payment', 'amount_mismatch']),
  amount: z.int(),
  currency: z.enum(chargedCurrencies),
  by: z._default(z.enum(['card', 'bank']), 'card'),
  standing_order: z.optional(z.nullable(z.string())),
});

/** The mail that says that money came which the shop cannot keep: why, how much goes back and by when. */
export function paymentToBeRefunded(order: OrderMailData, payload: unknown, context: EmailContext): Email {
  const { amount, by, currency, reason, standing_order: standing } = owed.parse(payload);
  const { language } = order;
  const { common, refundOwed: words } = emailTexts[language];
  const subject = words.subject(order.order_number);
  const page = seeOrder(order, context);
  const paragraphs = [
    reason === 'double_payment' && standing ? words.orderedAnew(standing) : words.reasons[reason],
    words.promise(formatMoney(amount, currency, language), by),
    words.noAction,
  ];
  return {
    subject,
    html: layout(context, {
      language,
      title: subject,
      preview: paragraphs[1] ?? '',
      sections: [
        section(
          html`${heading(words.title)}${paragraphs.map((text) => html`<p style="margin:16px 0 0">${text}</p>`)}<p style="margin:24px 0 0"><a href="${page.href}" style="color:#17181b">${page.text}</a></p>`,
          '40px',
        ),
      ],
      footer: html`${emailTexts[language].confirmation.order} ${order.order_number}`,
    }),
    text: [
      words.title,
      ...paragraphs,
      `${page.text}: ${page.href}`,
      `${common.questions} ${context.company.email}, ${context.company.phone}\n${context.company.name}, ${context.company.address}`,
    ].join('\n\n'),
  };
}
