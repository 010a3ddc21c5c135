import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext } from './email.ts';
import { html, type Markup } from './html.ts';
import { heading, layout, line, muted, section, small, table } from './layout.ts';
import type { OrderMailData, OrderMailItem } from './order-data.ts';
import { seeOrder } from './order-link.ts';
import { addressLines, companyLines, dateSpan, dayOf, itemName, itemNote, percent } from './order-words.ts';
import { emailTexts } from './texts/email-texts.ts';

type Row = readonly [label: string, amount: string];

/** The coupon is named once: beside what it took off the goods, or beside the delivery that it made free. */
function discountLabel({ coupon_code: code, language }: OrderMailData): string {
  const { discount } = emailTexts[language].confirmation;
  return code === null ? discount : `${discount} (${code})`;
}

function deliveryFee({ shipping, discount, coupon_code: code, currency, language }: OrderMailData): string {
  if (shipping > 0) return formatMoney(shipping, currency, language);
  const { free } = emailTexts[language].confirmation;
  return code === null || discount > 0 ? free : `${free} (${code})`;
}

function totalRows(order: OrderMailData): Row[] {
  const { currency, language } = order;
  const { confirmation } = emailTexts[language];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const rows: (Row | undefined)[] = [
    [confirmation.goods, money(order.subtotal)],
    order.discount > 0 ? [discountLabel(order), money(-order.discount)] : undefined,
    [confirmation.delivery(order.delivery_name_of_option[language]), deliveryFee(order)],
    [confirmation.vat(percent(order.vat_basis_points, language)), money(order.vat_amount)],
    currency === 'EUR' ? undefined : [confirmation.vatInEuro, formatMoney(order.vat_eur, 'EUR', language)],
  ];
  return rows.filter((row) => row !== undefined);
}

function itemRow(item: OrderMailItem, order: OrderMailData, siteUrl: string): Markup {
  const picture = item.picture && siteUrl + pictureAddress(item.picture, 150, 'jpg');
  return html`<tr>
<td style="width:80px;padding:12px 16px 12px 0;${line};vertical-align:top">${picture ? html`<img src="${picture}" width="75" height="100" alt="" style="display:block;border:0">` : undefined}</td>
<td style="padding:12px 0;${line};${small};vertical-align:top">${itemName(item, order.language)}<br><span style="${muted}">${itemNote(item, order.language)}</span></td>
<td align="right" style="padding:12px 0;${line};${small};white-space:nowrap;vertical-align:top">${formatMoney(item.total + item.discount, order.currency, order.language)}</td></tr>`;
}

function steps(labels: readonly string[]): Markup {
  const cell = (label: string, index: number) =>
    html`<td width="25%" align="${index === labels.length - 1 ? 'right' : index === 0 ? 'left' : 'center'}" style="padding-top:8px;${index === 0 ? '' : muted}">${label}</td>`;
  return html`${table(html`<tr><td style="border-top:2px solid #c52529;width:25%"></td><td style="border-top:2px solid #dddcd9"></td></tr>`)}${table(html`<tr>${labels.map(cell)}</tr>`, 'font-size:12px;line-height:16px')}`;
}

function lines(texts: readonly string[]): Markup[] {
  return texts.map((text) => html`<br>${text}`);
}

/** The mail that confirms a paid order: lines, totals, VAT, address, promise and the right of withdrawal. */
export function orderConfirmation(order: OrderMailData, context: EmailContext): Email {
  const { language } = order;
  const { confirmation: words } = emailTexts[language];
  const { siteUrl } = context;
  const title = words.greeting((order.customer_name ?? order.delivery_name)?.trim().split(/\s+/)[0]);
  const promise =
    order.promised_from && order.promised_to
      ? words.promise(dateSpan(order.promised_from, order.promised_to, language))
      : '';
  const total = formatMoney(order.total_amount, order.currency, language);
  const address = addressLines(order);
  const method = { card: words.byCard, bank: words.byBank, none: words.byCoupon }[order.payment_method];
  const deliverTo = order.pickup_carrier ? words.collectFrom : words.deliverTo;
  const company = companyLines(order);
  const paid = [method, ...(order.paid_at === null ? [] : [dayOf(order.paid_at, language)])].join(', ');
  const withdraw = `${siteUrl}/${language}/withdraw?order=${order.access_token}`;
  const returns = `${siteUrl}/${language}/returns`;
  const invoice = `${siteUrl}/.netlify/functions/order-document?token=${order.access_token}&kind=invoice`;
  const rows = totalRows(order);
  const page = seeOrder(order, context);

  const sections = [
    section(
      html`${heading(title)}<p style="margin:16px 0 0">${words.order} <b>${order.order_number}</b>. ${promise} ${words.willWrite}</p><p style="margin:16px 0 0"><a href="${page.href}" style="color:#17181b">${page.text}</a></p>`,
      '40px 40px 0',
    ),
    section(steps(words.steps), '24px 40px 0'),
    section(
      html`${table(order.items.map((item) => itemRow(item, order, siteUrl)))}${table(
        html`${rows.map(
          ([label, amount], index) =>
            html`<tr><td style="${index === 0 ? 'padding-top:14px;' : ''}${muted}">${label}</td><td align="right" style="${index === 0 ? 'padding-top:14px' : ''}">${amount}</td></tr>`,
        )}<tr><td style="font-size:17px;padding-top:10px">${words.total}</td><td align="right" style="font-size:17px;padding-top:10px">${total}</td></tr>`,
        `font-size:14px;${line}`,
      )}`,
    ),
    section(
      table(
        html`<tr><td width="50%" style="vertical-align:top"><span style="${muted}">${deliverTo}</span>${lines(address)}</td><td style="vertical-align:top"><span style="${muted}">${words.paid}</span>${lines([paid])}<br><a href="${invoice}" style="color:#17181b">${words.invoice}</a>${company.length > 0 ? html`<br><br><span style="${muted}">${words.buyer}</span>${lines(company)}` : undefined}</td></tr>`,
        small,
      ),
    ),
    section(
      html`<div style="${line};padding-top:20px;${small}"><b style="font-weight:500">${words.withdrawalTitle}</b><br>${words.withdrawal} ${words.withdrawalRefund}<br><br><a href="${withdraw}" style="color:#17181b">${words.withdrawHere}</a></div>`,
      '32px 40px 40px',
    ),
  ];
  const text = [
    title,
    `${words.order} ${order.order_number}. ${promise} ${words.willWrite}`,
    `${page.text}: ${page.href}`,
    order.items
      .map(
        (item) =>
          `${itemName(item, language)} (${itemNote(item, language)}): ${formatMoney(item.total + item.discount, order.currency, language)}`,
      )
      .join('\n'),
    [...rows, [words.total, total]].map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    [`${deliverTo}:`, ...address].join('\n'),
    ...(company.length > 0 ? [[`${words.buyer}:`, ...company].join('\n')] : []),
    `${words.paid}: ${paid}\n${words.invoice}: ${invoice}`,
    `${words.withdrawalTitle}\n${words.withdrawal} ${words.withdrawalRefund}\n${words.withdrawHere}: ${withdraw}`,
    `${words.returns} ${words.returnsLink}: ${returns}`,
    `${emailTexts[language].common.questions} ${context.company.email}, ${context.company.phone}\n${context.company.name}, ${context.company.address}`,
  ].join('\n\n');
  return {
    subject: words.subject(order.order_number),
    html: layout(context, {
      language,
      title: words.subject(order.order_number),
      preview: `${promise} ${words.total}: ${total}`,
      sections,
      footer: html`${words.returns} <a href="${returns}" style="color:inherit">${words.returnsLink}</a>.`,
    }),
    text,
  };
}
