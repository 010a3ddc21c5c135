import type { Language } from '#src/domain/language/languages.ts';
import type { Email, EmailContext } from './email.ts';
import { html, type Markup } from './html.ts';
import { heading, layout, line, muted, section, small } from './layout.ts';
import { emailTexts } from './texts/email-texts.ts';

export interface Link {
  readonly text: string;
  readonly href: string;
}

interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Something between paragraphs and button, with its text twin. */
  readonly middle?: { readonly html: Markup; readonly text: string };
  readonly button?: Link;
  /** A quieter way on, below the button. */
  readonly link?: Link;
  /** Said in small type below a hairline. */
  readonly after?: string;
  /** The last line: why this mail came, and how to stop it. */
  readonly footer: { readonly text: string; readonly link?: Link };
}

/** A block of 52 px that mail programs show as a button (IDENTITY.md, E-mail). */
function button({ text, href }: Link): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr><td align="center" style="background:#17181b;height:52px;padding:0 28px"><a href="${href}" style="display:block;color:#fdfdfc;text-decoration:none;font-size:15px;line-height:52px">${text}</a></td></tr></table>`;
}

/** Builds a short letter in the look of the shop's mail, HTML and text saying the same. */
export function letter(context: EmailContext, input: Letter): Email {
  const { language, subject, title, paragraphs, footer } = input;
  const { common } = emailTexts[language];
  const { company } = context;
  const body = html`${heading(title)}${paragraphs.map((text) => html`<p style="margin:16px 0 0">${text}</p>`)}${input.middle?.html}${input.button && button(input.button)}${input.link && html`<p style="margin:24px 0 0"><a href="${input.link.href}" style="color:#17181b">${input.link.text}</a></p>`}`;
  const after = input.after && html`<div style="${line};padding-top:20px;${small};${muted}">${input.after}</div>`;
  const last = [footer.text, footer.link && `${footer.link.text}: ${footer.link.href}`].filter((part) => part);
  return {
    subject,
    html: layout(context, {
      language,
      title: subject,
      preview: paragraphs[0] ?? '',
      sections: [section(body, '40px'), ...(after ? [section(after, '0 40px 40px')] : [])],
      footer: html`${footer.text} ${footer.link && html`<a href="${footer.link.href}" style="color:inherit">${footer.link.text}</a>`}`,
    }),
    text: [
      title,
      ...paragraphs,
      input.middle?.text,
      input.button && `${input.button.text}: ${input.button.href}`,
      input.link && `${input.link.text}: ${input.link.href}`,
      input.after,
      last.join('\n'),
      `${common.questions} ${company.email}, ${company.phone}\n${company.name}, ${company.address}`,
    ]
      .filter((part) => part !== undefined && part !== '')
      .join('\n\n'),
  };
}
