import * as z from 'zod/mini';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html } from './html.ts';
import { line, muted, small, table } from './layout.ts';
import { letter } from './letter.ts';
import { emailTexts } from './texts/email-texts.ts';

const waitedFor = z.object({
  productId: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  picture: z.nullable(z.string()),
  price: z.int(),
  size: z.string(),
  color: z.string(),
});
const requested = z.extend(waitedFor, { request: z.uuid() });
type WaitedFor = z.infer<typeof waitedFor>;

function nameOf(piece: WaitedFor, { language }: Reader): string {
  return { en: piece.name, lt: piece.name_lt, ru: piece.name_ru }[language];
}

/** `Žalia, M` */
function noteOf({ size, color }: WaitedFor, { language }: Reader): string {
  const { colors, common } = emailTexts[language];
  return [colors[color] ?? color, size === '' ? common.oneSize : size].filter((part) => part !== '').join(', ');
}

/** The product's page with size and colour chosen. */
function addressOf({ productId, size, color }: WaitedFor, { language }: Reader, { siteUrl }: EmailContext): string {
  const chosen = Object.entries({ size, color }).filter(([, value]) => value !== '');
  const query = chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
  return `${siteUrl}/${language}/product/${encodeURIComponent(productId)}${query}`;
}

function show(piece: WaitedFor, reader: Reader, context: EmailContext) {
  const name = nameOf(piece, reader);
  const note = noteOf(piece, reader);
  const price = formatMoney(piece.price, 'EUR', reader.language);
  const picture = piece.picture && context.siteUrl + pictureAddress(piece.picture, 150, 'jpg');
  const cells = html`<tr>
<td style="width:80px;padding:12px 16px 12px 0;vertical-align:top">${picture ? html`<img src="${picture}" width="75" height="100" alt="" style="display:block;border:0">` : undefined}</td>
<td style="padding:12px 0;${small};vertical-align:top">${name}<br><span style="${muted}">${note}</span></td>
<td align="right" style="padding:12px 0;${small};white-space:nowrap;vertical-align:top">${price}</td></tr>`;
  return { html: html`<div style="margin-top:24px">${table(cells, line)}</div>`, text: `${name} (${note}): ${price}` };
}

function pageOf(action: 'confirm' | 'cancel', request: string, reader: Reader, context: EmailContext): string {
  return `${context.siteUrl}/${reader.language}/stock-notice?${action}=${context.makeToken('stock-notice', request)}`;
}

/** Asks whether the address really wants to hear of it. The link leads to a page with a button, never further. */
export function stockNoticeConfirmation(reader: Reader, payload: unknown, context: EmailContext): Email {
  const piece = requested.parse(payload);
  const { confirm, cancel } = emailTexts[reader.language].stockNotice;
  const words = confirm(nameOf(piece, reader));
  return letter(context, {
    language: reader.language,
    subject: words.subject,
    title: words.title,
    paragraphs: [words.body],
    middle: show(piece, reader, context),
    button: { text: words.button, href: pageOf('confirm', piece.request, reader, context) },
    after: words.ignore,
    footer: { text: '', link: { text: cancel, href: pageOf('cancel', piece.request, reader, context) } },
  });
}

/** Tells somebody who asked again that the first request still stands. */
export function stockNoticeWaiting(reader: Reader, payload: unknown, context: EmailContext): Email {
  const piece = requested.parse(payload);
  const { waiting, cancel } = emailTexts[reader.language].stockNotice;
  const { subject, title, body } = waiting(nameOf(piece, reader));
  return letter(context, {
    language: reader.language,
    subject,
    title,
    paragraphs: [body],
    middle: show(piece, reader, context),
    footer: { text: '', link: { text: cancel, href: pageOf('cancel', piece.request, reader, context) } },
  });
}

/** What the request was for: it can be bought again. */
export function stockNotice(reader: Reader, payload: unknown, context: EmailContext): Email {
  const piece = waitedFor.parse(payload);
  const words = emailTexts[reader.language].stockNotice.back(nameOf(piece, reader));
  return letter(context, {
    language: reader.language,
    subject: words.subject,
    title: words.title,
    paragraphs: [words.body],
    middle: show(piece, reader, context),
    button: { text: words.button, href: addressOf(piece, reader, context) },
    footer: { text: words.once },
  });
}
