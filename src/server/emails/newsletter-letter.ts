import * as z from 'zod/mini';
import { letterBlocks, letterSubject } from '#src/contracts/newsletter-content.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { LetterBlock } from '#src/domain/newsletter/letter-content.ts';
import type { Email, EmailContext, Reader } from './email.ts';
import { html, type Markup } from './html.ts';
import { heading, layout, line, muted, section, small, table } from './layout.ts';
import { waysOut } from './newsletter.ts';
import { emailTexts } from './texts/email-texts.ts';
import { newsletterLetterTexts } from './texts/newsletter-letter.ts';

const product = z.object({
  id: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  price: z.int(),
  sale_price: z.nullable(z.int()),
  /** Of the thirty days before the reduction; null where nothing is reduced. */
  lowest_price: z.nullable(z.int()),
  picture: z.nullable(z.string()),
});
type Product = z.infer<typeof product>;

/** What `open_newsletter` answers in the moment that a letter leaves. */
const opened = z.object({
  subject: letterSubject,
  blocks: letterBlocks,
  products: z.array(product),
  is_test: z.boolean(),
});
type Opened = z.infer<typeof opened>;

/** A part of the letter and its text twin. */
interface Part {
  readonly html: Markup;
  readonly text: string;
}

interface Place {
  readonly reader: Reader;
  readonly context: EmailContext;
}

const pageOf = ({ reader, context }: Place, path: string) =>
  `${context.siteUrl}/${reader.language}${path === '/' ? '' : path}`;
const ink = 'color:#17181b';

function link({ href, text }: { readonly href: string; readonly text: string }): Part {
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="background:#17181b;height:52px;padding:0 28px"><a href="${href}" style="display:block;color:#fdfdfc;text-decoration:none;font-size:15px;line-height:52px">${text}</a></td></tr></table>`,
    text: `${text}: ${href}`,
  };
}

function productRow(place: Place, one: Product): Part {
  const { language } = place.reader;
  const name = { en: one.name, lt: one.name_lt, ru: one.name_ru }[language] || one.name;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const price = money(one.sale_price ?? one.price);
  const lowest =
    one.sale_price === null || one.lowest_price === null
      ? undefined
      : newsletterLetterTexts[language].lowest(money(one.lowest_price));
  const href = pageOf(place, `/product/${encodeURIComponent(one.id)}`);
  const picture = one.picture && place.context.siteUrl + pictureAddress(one.picture, 150, 'jpg');
  return {
    html: html`<tr>
<td style="width:80px;padding:12px 16px 12px 0;${line};vertical-align:top">${picture ? html`<a href="${href}"><img src="${picture}" width="75" height="100" alt="" style="display:block;border:0"></a>` : undefined}</td>
<td style="padding:12px 0;${line};${small};vertical-align:top"><a href="${href}" style="${ink}">${name}</a>${lowest && html`<br><span style="${muted}">${lowest}</span>`}</td>
<td align="right" style="padding:12px 0;${line};${small};white-space:nowrap;vertical-align:top">${price}</td></tr>`,
    text: `${name}: ${price}${lowest ? ` (${lowest})` : ''}\n${href}`,
  };
}

/** Paragraphs are parted by empty lines; a single line break stays one. */
function paragraphs(text: string): Part {
  const all = text.trim().split(/\n{2,}/);
  return {
    html: html`${all.map((paragraph, place) => {
      const lines = paragraph.split('\n').map((words, number) => html`${number > 0 ? html`<br>` : undefined}${words}`);
      return html`<p style="margin:${place === 0 ? '0' : '16px 0 0'}">${lines}</p>`;
    })}`,
    text: text.trim(),
  };
}

function picturePart(place: Place, block: Extract<LetterBlock, { kind: 'picture' }>): Part {
  const words = block.text[place.reader.language];
  const width = block.picture.startsWith('pages/') ? 1200 : 720;
  const image = html`<img src="${place.context.siteUrl + pictureAddress(block.picture, width, 'jpg')}" width="520" alt="${words}" style="display:block;border:0;width:100%;max-width:520px;height:auto">`;
  if (block.path === null) return { html: image, text: words };
  const href = pageOf(place, block.path);
  return { html: html`<a href="${href}">${image}</a>`, text: `${words}: ${href}` };
}

/** Undefined where nothing of it can be shown: products that are all sold. */
function partOf(place: Place, block: LetterBlock, products: Opened['products']): Part | undefined {
  const { language } = place.reader;
  switch (block.kind) {
    case 'heading': {
      const text = block.text[language];
      return { html: html`<h2 style="font-size:22px;line-height:28px;font-weight:400;margin:0">${text}</h2>`, text };
    }
    case 'text':
      return paragraphs(block.text[language]);
    case 'picture':
      return picturePart(place, block);
    case 'button':
      return link({ href: pageOf(place, block.path), text: block.text[language] });
    case 'products': {
      const rows = block.products
        .flatMap((id) => products.find((each) => each.id === id) ?? [])
        .map((each) => productRow(place, each));
      if (rows.length === 0) return undefined;
      return { html: table(rows.map((row) => row.html)), text: rows.map(({ text }) => text).join('\n\n') };
    }
    case 'coupon': {
      const { code, useCode } = newsletterLetterTexts[language];
      const button = link({
        href: `${pageOf(place, '/shop')}?coupon=${encodeURIComponent(block.code)}`,
        text: useCode,
      });
      return {
        html: html`<p style="margin:0 0 16px">${block.text[language]}<br>${code}: <strong>${block.code}</strong></p>${button.html}`,
        text: `${block.text[language]}\n${code}: ${block.code}\n${button.text}`,
      };
    }
  }
}

/**
 * A newsletter as staff have written it, in the reader's language; products that cannot be bought any more are left out, prices are those
 * of this moment. What staff wrote is text: nothing of it becomes markup, and links lead to the shop alone.
 */
export function newsletterLetter(reader: Reader, payload: unknown, context: EmailContext): Email {
  const { subject, blocks, products, is_test: isTest } = opened.parse(payload);
  const { language } = reader;
  const { common } = emailTexts[language];
  const title = subject[language];
  const place = { reader, context };
  const [first] = blocks;
  // A letter that begins with a heading needs no other.
  const parts = blocks.flatMap((block) => {
    const part =
      block === first && block.kind === 'heading'
        ? { html: heading(block.text[language]), text: block.text[language] }
        : partOf(place, block, products);
    return part === undefined ? [] : [part];
  });
  const { footer, headers } = waysOut(reader, context);
  const opening = blocks.find(({ kind }) => kind === 'text');
  const { company } = context;
  const shownSubject = isTest ? newsletterLetterTexts[language].test(title) : title;
  return {
    subject: shownSubject,
    html: layout(context, {
      language,
      title: shownSubject,
      preview: opening?.kind === 'text' ? (opening.text[language].split('\n')[0] ?? '') : '',
      sections: [
        ...parts.map((part, number) => section(part.html, number === 0 ? '40px 40px 0' : '28px 40px 0')),
        section(html``, '0 40px 40px'),
      ],
      footer: html`${footer.text} <a href="${footer.link.href}" style="color:inherit">${footer.link.text}</a>`,
    }),
    text: [
      ...parts.map(({ text }) => text),
      `${footer.text}\n${footer.link.text}: ${footer.link.href}`,
      `${common.questions} ${company.email}, ${company.phone}\n${company.name}, ${company.address}`,
    ].join('\n\n'),
    headers,
  };
}
