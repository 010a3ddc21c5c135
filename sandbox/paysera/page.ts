import { html, raw } from 'hono/html';
import { tokens, wordmark } from '#sandbox/look/styles.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { Parameters } from './protocol.ts';
import { textsOf } from './texts.ts';

/** Banks that Lithuanian shoppers pay with. */
export const banks = ['Swedbank', 'SEB', 'Luminor', 'Artea', 'Citadele', 'Revolut'] as const;

const styles = `
${tokens}
main { max-width: 440px; margin: 0 auto; padding: 32px 16px 64px; }
.notice { padding: 6px 16px; background: var(--surface); color: var(--muted); font-size: .8125rem; text-align: center; }
svg { width: 76px; height: auto; margin-bottom: 24px; }
h1 { font-weight: 330; font-size: 1.5rem; letter-spacing: -.01em; }
.sum { font-size: 1.25rem; margin: 8px 0 24px; } .muted { color: var(--muted); font-size: .875rem; }
fieldset { border: 0; margin: 0 0 24px; padding: 0; } legend { padding: 0 0 12px; font-weight: 500; font-size: .9375rem; }
label { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 0 14px; margin-bottom: -1px; box-shadow: inset 0 0 0 1px var(--line-strong); background: var(--raised); font-size: .9375rem; }
label:has(:checked) { box-shadow: inset 0 0 0 2px var(--ink); position: relative; }
label input { width: 18px; height: 18px; accent-color: var(--ink); }
button { display: block; width: 100%; min-height: 56px; margin-bottom: 12px; border: 0; background: var(--ink); color: var(--paper); font-weight: 500; font-size: .9375rem; cursor: pointer; }
button.outlined { background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.back { display: inline-flex; min-height: 44px; align-items: center; }
.alert { border-left: 2px solid var(--error); padding: 8px 14px; margin-bottom: 24px; color: var(--error); }
`;

type Html = ReturnType<typeof html>;

function frame(code: string | undefined, content: Html): Html {
  const [language, texts] = textsOf(code);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${texts.title}</title>
<style>${raw(styles)}</style>
</head>
<body><p class="notice">${texts.notice}</p><main>${raw(wordmark)}${content}</main></body>
</html>`;
}

/** A request that cannot be paid, in one sentence. */
export function refusalPage(problem: 'badSign' | 'badProject' | 'over', parameters?: Parameters): Html {
  const [, texts] = textsOf(parameters?.['lang']);
  const back = parameters?.['cancelurl'];
  return frame(
    parameters?.['lang'],
    html`<h1>${texts.title}</h1><p class="alert" role="alert">${texts[problem]}</p>
    ${back === undefined ? '' : html`<a class="back" href="${back}">${texts.cancel}</a>`}`,
  );
}

/** The choice of a bank. The form carries the request itself, so that nothing has to be kept. */
export function banksPage(parameters: Parameters, request: { data: string; sign: string }, refused: boolean): Html {
  const { lang, amount = '0', currency, cancelurl = '', orderid } = parameters;
  const [language, texts] = textsOf(lang);
  const sum = formatMoney(Number(amount), currency === 'USD' ? 'USD' : 'EUR', language);
  return frame(
    lang,
    html`<h1>${texts.title}</h1>
    <p class="sum">${sum}</p>
    ${refused ? html`<p class="alert" role="alert">${texts.refused}</p>` : ''}
    <form method="post">
      <input type="hidden" name="data" value="${request.data}">
      <input type="hidden" name="sign" value="${request.sign}">
      <fieldset><legend>${texts.choose}</legend>
        ${banks.map((bank, index) => html`<label><input type="radio" name="bank" value="${bank}" ${index === 0 ? 'checked' : ''}>${bank}</label>`)}
      </fieldset>
      <button name="action" value="pay">${texts.pay.replace('{{amount}}', sum)}</button>
      <button name="action" value="decline" class="outlined">${texts.decline}</button>
    </form>
    <a class="back" href="${cancelurl}">${texts.cancel}</a>
    <p class="muted">${texts.order} ${orderid}</p>`,
  );
}
