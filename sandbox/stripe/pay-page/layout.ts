import { html, raw } from 'hono/html';
import { tokens, wordmark } from '#sandbox/look/styles.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { PayPageTexts } from './texts.ts';

export type Html = ReturnType<typeof html>;

export interface PageFrame {
  readonly language: Language;
  readonly texts: PayPageTexts;
  readonly merchant: string;
}

const styles = `
${tokens}
.page { min-height: 100vh; display: grid; grid-template-rows: auto 1fr; }
.notice { padding: 6px 16px; background: var(--surface); color: var(--muted); font-size: .8125rem; line-height: 1.385; text-align: center; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); }
.summary, .form { padding: 24px 16px 32px; }
.summary > *, .form > * { max-width: 440px; margin-inline: auto; }
.summary { background: var(--surface); }
.mark { display: flex; align-items: center; justify-content: space-between; min-height: 44px; margin-bottom: 16px; }
.mark svg { width: 76px; height: auto; transform: translateY(5px); }
.mark strong { font-weight: 500; font-size: 1.25rem; }
.back { font-size: .875rem; display: inline-flex; align-items: center; min-height: 44px; }
.due { font-size: clamp(1.625rem, 1.393rem + .952vw, 2.25rem); line-height: 1.14; letter-spacing: -.018em; font-weight: 330; }
.lines { margin-top: 24px; }
.lines li { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 12px; padding: 12px 0; border-top: 1px solid var(--line); font-size: .9375rem; line-height: 1.4667; }
.lines li:has(img) { grid-template-columns: 48px minmax(0, 1fr) auto; }
.lines img { width: 48px; height: 64px; object-fit: cover; background: var(--surface-2); grid-row: span 3; }
.lines li > span:not(.amount) { overflow-wrap: anywhere; grid-column: -3; }
.lines .amount { grid-column: -2; grid-row: 1; white-space: nowrap; }
.lines .note { color: var(--muted); font-size: .875rem; }
.totals { border-top: 1px solid var(--line); padding-top: 12px; font-size: .9375rem; }
.totals div { display: flex; justify-content: space-between; padding: 3px 0; }
.totals .total { font-weight: 500; font-size: 1.125rem; padding-top: 12px; }
h1 { font-weight: 330; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
fieldset { border: 0; margin: 28px 0 0; padding: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 12px; font-weight: 500; font-size: .9375rem; }
.field { margin-bottom: 14px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
label { display: block; margin-bottom: 6px; font-size: .875rem; line-height: 1.4286; }
input, select { width: 100%; height: 52px; padding: 0 14px; border: 0; background: var(--raised); box-shadow: inset 0 0 0 1px var(--line-strong); appearance: none; }
select { background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%); background-position: right 19px center, right 14px center; background-size: 5px 5px; background-repeat: no-repeat; padding-right: 36px; }
input:focus-visible, select:focus-visible { outline: none; box-shadow: inset 0 0 0 2px var(--ink); }
[aria-invalid=true] { box-shadow: inset 0 0 0 1.5px var(--error); }
.error { color: var(--error); font-size: .875rem; line-height: 1.4286; margin-top: 6px; }
.alert { border-left: 2px solid var(--error); padding: 8px 0 8px 14px; margin: 20px auto 0; color: var(--error); font-size: .9375rem; }
.option { display: grid; grid-template-columns: 20px 1fr auto; gap: 12px; align-items: center; min-height: 52px; padding: 0 14px; margin: 0 0 -1px; box-shadow: inset 0 0 0 1px var(--line-strong); background: var(--raised); font-size: .9375rem; }
.option:has(:checked) { box-shadow: inset 0 0 0 2px var(--ink); position: relative; }
.option input { appearance: auto; width: 18px; height: 18px; accent-color: var(--ink); box-shadow: none; }
.button { display: block; width: 100%; min-height: 56px; padding: 8px 24px; border: 0; background: var(--ink); color: var(--paper); font-weight: 500; font-size: .9375rem; cursor: pointer; text-align: center; text-decoration: none; }
.button:hover { background: var(--ink-2); }
.button.outlined { background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
a.button { display: grid; place-items: center; }
.or { display: flex; align-items: center; gap: 16px; margin-top: 24px; margin-bottom: -4px; color: var(--muted); font-size: .875rem; }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
.hint { color: var(--muted); font-size: .8125rem; line-height: 1.6; margin-top: 24px; border-top: 1px solid var(--line); padding-top: 16px; }
.hint dl { display: grid; grid-template-columns: auto 1fr; column-gap: 16px; }
.state { padding: clamp(48px, 14vh, 160px) 16px 48px; }
.state > * { max-width: 440px; margin-inline: auto; }
.state .mark { margin-bottom: 32px; }
.state p { margin: 12px auto 28px; }
.state form + form { margin-top: 12px; }
@media (min-width: 900px) {
  .columns { grid-template-columns: 1fr 1fr; }
  .summary, .form { padding: 48px 40px 64px; }
  .summary > * { margin-right: clamp(0px, 5vw, 88px); }
  .form > * { margin-left: clamp(0px, 5vw, 88px); }
}
`;

/** A whole page in the session's language. Works without scripts; has none. */
export function payPageLayout({ language, merchant, texts }: PageFrame, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} – ${merchant}</title>
<style>${raw(styles)}</style>
</head>
<body class="page"><p class="notice">${texts.testNotice}</p>${content}</body>
</html>`;
}

/** The merchant's name; for our own shop its wordmark. */
export function merchantMark(merchant: string): Html {
  return merchant === 'Gija' ? html`${raw(wordmark)}` : html`<strong>${merchant}</strong>`;
}
