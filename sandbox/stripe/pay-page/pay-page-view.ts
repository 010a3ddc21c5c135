import { html } from 'hono/html';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { isCurrency } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { LineItem, Product, ShippingRate } from '../checkout/line-item-resource.ts';
import type { Session } from '../checkout/session-resource.ts';
import { type Html, merchantMark, type PageFrame, payPageLayout } from './layout.ts';
import { askedFields, type FieldErrors, type FieldName, type FieldValues } from './pay-form.ts';
import type { PayPageTexts } from './texts.ts';

export interface PayPageModel extends PageFrame {
  readonly session: Session;
  readonly lines: readonly { readonly item: LineItem; readonly product: Product | undefined }[];
  readonly rates: readonly ShippingRate[];
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** Why the last try failed. */
  readonly problem: string | null;
}

function money(amount: number, currency: string, language: Language): string {
  const code = currency.toUpperCase();
  if (isCurrency(code)) return formatMoney(amount, code, language);
  return new Intl.NumberFormat(intlLocales[language], { style: 'currency', currency: code }).format(amount / 100);
}

function lineView({ item, product }: PayPageModel['lines'][number], language: Language, texts: PayPageTexts): Html {
  const picture = product?.images[0];
  return html`<li>
    ${picture ? html`<img src="${picture}" alt="" width="48" height="64">` : ''}
    <span>${item.description}</span>
    ${product?.description ? html`<span class="note">${product.description}</span>` : ''}
    ${item.quantity > 1 ? html`<span class="note">${texts.quantity}: ${item.quantity} × ${money(item.price.unit_amount, item.currency, language)}</span>` : ''}
    <span class="amount">${money(item.amount_total, item.currency, language)}</span>
  </li>`;
}

function summaryView(model: PayPageModel): Html {
  const { language, lines, merchant, session, texts } = model;
  const show = (amount: number) => money(amount, session.currency, language);
  const shipping = session.shipping_cost;
  return html`<section class="summary" aria-label="${texts.total}">
    <div class="mark">${merchantMark(merchant)}${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">${texts.cancel}</a>` : ''}</div>
    <p class="due">${show(session.amount_total)}</p>
    <ul class="lines">${lines.map((line) => lineView(line, language, texts))}</ul>
    <dl class="totals">
      ${
        shipping
          ? html`<div><dt>${texts.subtotal}</dt><dd>${show(session.amount_subtotal)}</dd></div>
      <div><dt>${texts.shipping}</dt><dd>${show(shipping.amount_total)}</dd></div>`
          : ''
      }
      <div class="total"><dt>${texts.total}</dt><dd>${show(session.amount_total)}</dd></div>
    </dl>
  </section>`;
}

interface FieldSetup {
  readonly label: keyof PayPageTexts;
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputmode?: string;
}

const inputs: Readonly<Record<Exclude<FieldName, 'country' | 'shipping_rate'>, FieldSetup>> = {
  email: { label: 'email', type: 'email', autocomplete: 'email', inputmode: 'email' },
  phone: { label: 'phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  shipping_name: { label: 'fullName', autocomplete: 'shipping name' },
  line1: { label: 'line1', autocomplete: 'shipping address-line1' },
  city: { label: 'city', autocomplete: 'shipping address-level2' },
  postal_code: { label: 'postalCode', autocomplete: 'shipping postal-code' },
  number: { label: 'number', autocomplete: 'cc-number', inputmode: 'numeric' },
  expiry: { label: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric' },
  cvc: { label: 'cvc', autocomplete: 'cc-csc', inputmode: 'numeric' },
  name: { label: 'holder', autocomplete: 'cc-name' },
};

function fieldView(model: PayPageModel, name: FieldName): Html {
  const { errors, language, session, texts, values } = model;
  const error = errors[name];
  const firstWrong = askedFields(session).find((asked) => errors[asked]);
  const message = error ? html`<p class="error" id="${name}-error">${texts[error]}</p>` : '';
  const marks = html`${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : ''}${name === firstWrong ? html` autofocus` : ''}`;
  if (name === 'country') {
    const names = new Intl.DisplayNames(intlLocales[language], { type: 'region' });
    const countries = session.shipping_address_collection?.allowed_countries ?? [];
    const chosen = values.country || (countries.includes('LT') ? 'LT' : countries[0]);
    const options = countries
      .map((code) => ({ code, shown: names.of(code) ?? code }))
      .sort((left, right) => left.shown.localeCompare(right.shown, language));
    return html`<div class="field"><label for="country">${texts.country}</label>
      <select id="country" name="country" autocomplete="shipping country"${marks}>
        ${options.map(({ code, shown }) => html`<option value="${code}"${code === chosen ? html` selected` : ''}>${shown}</option>`)}
      </select>${message}</div>`;
  }
  if (name === 'shipping_rate') return html``;
  const { autocomplete, inputmode = 'text', label, type = 'text' } = inputs[name];
  return html`<div class="field"><label for="${name}">${texts[label]}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" inputmode="${inputmode}" value="${values[name] ?? ''}"${marks}>${message}</div>`;
}

function ratesView({ language, rates, session, texts, values }: PayPageModel): Html {
  if (rates.length < 2) return html``;
  const chosen = values.shipping_rate || session.shipping_cost?.shipping_rate;
  return html`<fieldset><legend>${texts.deliveryOption}</legend>
    ${rates.map(
      (rate) => html`<label class="option">
      <input type="radio" name="shipping_rate" value="${rate.id}"${rate.id === chosen ? html` checked` : ''}>
      <span>${rate.display_name}</span><span>${money(rate.fixed_amount.amount, rate.fixed_amount.currency, language)}</span></label>`,
    )}</fieldset>`;
}

function formView(model: PayPageModel): Html {
  const { errors, problem, session, texts } = model;
  const asked = askedFields(session);
  const field = (name: FieldName) => (asked.includes(name) ? fieldView(model, name) : '');
  const alert = problem ?? (Object.keys(errors).length > 0 ? texts.errorSummary : null);
  const samples = [
    ['4242 4242 4242 4242', texts.cardPays],
    ['4000 0000 0000 0002', texts.cardDeclined],
    ['4000 0025 0000 3155', texts.cardConfirms],
  ];
  // Without scripts the button cannot follow the chosen delivery, so it names no sum where there is a choice.
  const sum = money(session.amount_total, session.currency, model.language);
  const pay = model.rates.length > 1 ? texts.pay : `${texts.pay} ${sum}`;
  return html`<main class="form">
    <h1>${texts.title}</h1>
    ${alert ? html`<p class="alert" role="alert">${alert}</p>` : ''}
    <form method="post" action="/pay/${session.id}" style="margin-top:20px"><button class="button outlined" name="method" value="wallet">${texts.wallet}</button></form>
    <p class="or">${texts.orCard}</p>
    <form method="post" action="/pay/${session.id}" novalidate>
      <fieldset><legend>${texts.contact}</legend>${field('email')}${field('phone')}</fieldset>
      ${
        session.shipping_address_collection
          ? html`<fieldset><legend>${texts.delivery}</legend>
        ${field('shipping_name')}${field('line1')}<div class="pair">${field('postal_code')}${field('city')}</div>${field('country')}</fieldset>`
          : ''
      }
      ${ratesView(model)}
      <fieldset><legend>${texts.card}</legend>${field('number')}<div class="pair">${field('expiry')}${field('cvc')}</div>${field('name')}</fieldset>
      <button class="button" style="margin-top:14px" name="method" value="card">${pay}</button>
    </form>
    <div class="hint"><p>${texts.testCards}</p><dl>${samples.map(([number, effect]) => html`<dt>${number}</dt><dd>${effect}</dd>`)}</dl></div>
  </main>`;
}

/** The page where a session is paid. */
export function payPageView(model: PayPageModel): Html {
  return payPageLayout(
    model,
    model.texts.title,
    html`<div class="columns">${summaryView(model)}${formView(model)}</div>`,
  );
}

/** A page that only says how things stand, with a way on. */
export function stateView(frame: PageFrame, title: string, text: string, link: string | null): Html {
  const { merchant, texts } = frame;
  const way = link ? html`<a class="button" href="${link}">${texts.backToShop}</a>` : '';
  const content = html`<main class="state"><div class="mark">${merchantMark(merchant)}</div><h1>${title}</h1><p>${text}</p>${way}</main>`;
  return payPageLayout(frame, title, content);
}

/** The bank's question of the card that asks for confirmation. */
export function confirmView(frame: PageFrame, session: Session): Html {
  const { language, merchant, texts } = frame;
  const content = html`<main class="state"><div class="mark">${merchantMark(merchant)}</div>
    <h1>${texts.confirmTitle}</h1><p>${texts.confirmText} ${merchant}, ${money(session.amount_total, session.currency, language)}.</p>
    <form method="post"><button class="button" name="answer" value="confirm">${texts.confirm}</button></form>
    <form method="post"><button class="button outlined" name="answer" value="refuse">${texts.refuse}</button></form></main>`;
  return payPageLayout(frame, texts.confirmTitle, content);
}
