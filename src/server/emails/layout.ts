import type { Language } from '#src/domain/language/languages.ts';
import type { EmailContext } from './email.ts';
import { html, type Markup } from './html.ts';
import { emailTexts } from './texts/email-texts.ts';

export const muted = 'color:#5d5f62';
export const line = 'border-top:1px solid #dddcd9';
export const small = 'font-size:14px;line-height:20px';

const font = 'font-family:Onest,Arial,Helvetica,sans-serif';

/** A table for arrangement only, as mail programs need it. */
export function table(rows: Markup | readonly Markup[], style = ''): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse;${style}">${rows}</table>`;
}

/** A row of the 600 px column. */
export function section(content: Markup, padding = '32px 40px 0'): Markup {
  return html`<tr><td style="padding:${padding}">${content}</td></tr>`;
}

interface LayoutInput {
  readonly language: Language;
  readonly title: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly sections: readonly Markup[];
  readonly footer: Markup;
}

/** The shop's mail: paper on surface, 600 px, wordmark, thread, footer with the seller (IDENTITY.md, E-mail). */
export function layout({ siteUrl, company }: EmailContext, input: LayoutInput): string {
  const { common } = emailTexts[input.language];
  return html`<!doctype html>
<html lang="${input.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${input.title}</title></head>
<body style="margin:0;background:#f1f1ee;color:#17181b;${font};font-size:15px;line-height:22px">
<div style="display:none;max-height:0;overflow:hidden">${input.preview}</div>
${table(
  html`<tr><td align="center" style="padding:32px 0">${table(
    html`
${section(html`<img src="${siteUrl}/mail/wordmark.png" width="84" height="35" alt="Gija" style="display:block;border:0">`, '32px 40px 0')}
${input.sections}
<tr><td style="padding:20px 40px 28px;${line};font-size:12px;line-height:18px;${muted}">${input.footer.markup.trim() === '' ? undefined : html`${input.footer}<br>`}
${common.questions} <a href="mailto:${company.email}" style="color:inherit">${company.email}</a>, ${company.phone}<br>${company.name}, ${company.address}</td></tr>
`,
    `max-width:600px;background:#fdfdfc;${font};color:#17181b;font-size:15px;line-height:22px`,
  )}</td></tr>`,
  `background:#f1f1ee`,
)}</body></html>`.markup;
}

/** The first line of a mail. */
export function heading(text: string): Markup {
  return html`<h1 style="font-size:32px;line-height:36px;font-weight:400;letter-spacing:-.03em;margin:0">${text}</h1>`;
}
