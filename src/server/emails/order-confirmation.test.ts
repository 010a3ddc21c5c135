import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/domain/language/languages.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { OrderMailData } from './order-data.ts';
import { dateSpan, percent } from './order-words.ts';
import { paymentToBeRefunded } from './payment-to-be-refunded.ts';
import { emailTexts } from './texts/email-texts.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const order: OrderMailData = {
  order_number: 'GJ-572-400-004',
  access_token: '7d6f5b0e-0f7c-4b6e-9d0a-6f6a3f1f3b11',
  language: 'lt',
  currency: 'EUR',
  customer_name: 'Jonas Jonaitis',
  subtotal: 17_800,
  discount: 0,
  coupon_code: null,
  payment_method: 'card',
  shipping: 0,
  total_amount: 17_800,
  vat_amount: 3089,
  vat_eur: 3089,
  vat_basis_points: 2100,
  delivery_name_of_option: { en: 'Standard', lt: 'Standartinis', ru: 'Стандартная' },
  delivery_country: 'LT',
  delivery_name: 'Jonas Jonaitis',
  delivery_street: 'Gedimino pr. 1-2',
  delivery_postcode: 'LT-01103',
  delivery_city: 'Vilnius',
  promised_from: '2026-11-24',
  promised_to: '2026-11-26',
  paid_at: '2026-11-20T22:30:00Z',
  items: [
    {
      name: 'Linen dress',
      name_lt: 'Lininė suknelė',
      name_ru: 'Льняное платье',
      size: 'M',
      color: 'sage',
      picture: 'women-wrap-dress/red',
      quantity: 2,
      discount: 0,
      total: 17_800,
    },
  ],
};

describe('the confirmation mail', () => {
  it('names the locker to collect from, and the company that bought', () => {
    const { text, html } = orderConfirmation(
      {
        ...order,
        pickup_carrier: 'lp_express',
        pickup_point_name: 'Ozo prekybos centro paštomatas',
        delivery_street: 'Ozo g. 25',
        company_name: 'UAB „Siūlas“ & <Ko>',
        company_code: '124110246',
        company_vat_code: 'LT241102419',
        company_street: 'Pilies g. 1',
        company_postcode: 'LT-01123',
        company_city: 'Vilnius',
        company_country: 'LT',
      },
      context,
    );
    expect(text).toContain(
      'Atsiimsite paštomate:\nJonas Jonaitis\nLP Express, Ozo prekybos centro paštomatas\nOzo g. 25\nLT-01103 Vilnius\nLietuva',
    );
    expect(text).toContain(
      'Pirkėjas:\nUAB „Siūlas“ & <Ko>\nĮmonės kodas: 124110246\nPVM mokėtojo kodas: LT241102419\nPilies g. 1\nLT-01123 Vilnius\nLietuva',
    );
    expect(html).toContain('UAB „Siūlas“ &amp; &lt;Ko&gt;');
    expect(orderConfirmation(order, context).text).not.toMatch(/Pirkėjas|paštomate/);
  });

  it('says in Lithuanian what was bought, what it cost, where it goes and when', () => {
    const { subject, text } = orderConfirmation(order, context);
    expect(subject).toBe('Užsakymas GJ-572-400-004 priimtas');
    for (const part of [
      'Ačiū, Jonas. Užsakymą gavome.',
      'Pristatysime lapkričio 24–26 d.',
      'Lininė suknelė (Šalavijo žalia, M, 2 vnt.): 178,00\u00a0€',
      'Pristatymas, standartinis: Nemokamai',
      'PVM 21 % (įskaičiuotas): 30,89\u00a0€',
      'Iš viso: 178,00\u00a0€',
      'Jonas Jonaitis\nGedimino pr. 1-2\nLT-01103 Vilnius\nLietuva',
      'Kortele, lapkričio 21 d.',
      'PVM sąskaita faktūra (PDF): https://gija.lt/.netlify/functions/order-document?token=7d6f5b0e-0f7c-4b6e-9d0a-6f6a3f1f3b11&kind=invoice',
      'Atsisakyti sutarties čia: https://gija.lt/lt/withdraw',
      'UAB „Gija“, Pilies g. 12, Vilnius',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each(languages)('says the same in its HTML and its text in %s', (language) => {
    const { html, text, subject } = orderConfirmation({ ...order, language }, context);
    const words = emailTexts[language].confirmation;
    const shown = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const part of [order.order_number, words.withdrawHere, words.withdrawal, words.total, 'Gedimino pr. 1-2']) {
      expect(text).toContain(part);
      expect(shown).toContain(part);
    }
    expect(subject).toContain(order.order_number);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('https://gija.lt/pictures/women-wrap-dress/red-150.jpg');
    expect(html).toContain(`href="https://gija.lt/${language}/withdraw?order=${order.access_token}"`);
    expect(html).toContain(`token=${order.access_token}&amp;kind=invoice`);
    for (const shown of [html, text]) expect(shown).toContain(words.invoice);
  });

  it('shows the VAT of a dollar order in euro too, and the discount where there is one', () => {
    const { text } = orderConfirmation(
      { ...order, language: 'en', currency: 'USD', discount: 100, vat_eur: 2860 },
      context,
    );
    expect(text).toContain('VAT 21% (included): $30.89');
    expect(text).toContain('VAT in euro: 28.60\u00a0€');
    expect(text).toContain('Discount: −$1.00');
  });

  it('names the coupon once, beside what it did, and lines at what they cost before it', () => {
    const items = order.items.map((item) => ({ ...item, discount: 1780, total: 16_020 }));
    const reduced = orderConfirmation({ ...order, items, discount: 1780, coupon_code: 'LABAS10' }, context);
    expect(reduced.text).toContain('Nuolaida (LABAS10): −17,80\u00a0€');
    expect(reduced.text).not.toContain('160,20');
    const carried = orderConfirmation({ ...order, coupon_code: 'PRISTATYMAS' }, context);
    expect(carried.text).toContain('Pristatymas, standartinis: Nemokamai (PRISTATYMAS)');
    for (const { text, html } of [reduced, carried])
      expect([text, html].map((shown) => shown.match(/LABAS10|PRISTATYMAS/g))).toEqual([
        [expect.any(String)],
        [expect.any(String)],
      ]);
  });

  it('says that a coupon paid for everything', () => {
    const { text } = orderConfirmation({ ...order, total_amount: 0, payment_method: 'none' }, context);
    expect(text).toContain('Sumokėta: Nuolaidos kodu, lapkričio 21 d.');
  });

  it('treats every name as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const items = order.items.map((item) => ({ ...item, name_lt: evil }));
    const { html } = orderConfirmation({ ...order, customer_name: evil, delivery_street: evil, items }, context);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('does without what a minimal order does not know', () => {
    const bare = { customer_name: null, delivery_name: null, delivery_street: null, delivery_postcode: null };
    const { text } = orderConfirmation({ ...order, ...bare, delivery_city: null, promised_from: null }, context);
    expect(text).toContain('Ačiū. Užsakymą gavome.');
    expect(text).not.toMatch(/null|undefined/);
  });
});

describe('the mail about money that goes back', () => {
  it.each(languages)('names the amount and the reason in %s', (language) => {
    for (const reason of ['late_payment', 'double_payment', 'amount_mismatch'] as const) {
      const { html, text } = paymentToBeRefunded(
        { ...order, language },
        { reason, amount: 17_800, currency: 'EUR' },
        context,
      );
      const words = emailTexts[language].refundOwed;
      for (const shown of [html, text]) {
        expect(shown).toContain(words.reasons[reason]);
        expect(shown).toMatch(/178[,.]00/);
      }
    }
  });
});

describe('words', () => {
  it('writes spans of dates as each language does', () => {
    expect(dateSpan('2026-11-24', '2026-11-26', 'en')).toBe('24–26 November');
    expect(dateSpan('2026-11-28', '2026-12-02', 'lt')).toBe('lapkričio 28 – gruodžio 2');
    expect(dateSpan('2026-11-24', '2026-11-24', 'lt')).toBe('lapkričio 24');
    expect(dateSpan('2026-11-24', '2026-11-26', 'ru')).toBe('24–26 ноября');
    expect([percent(2550, 'lt'), percent(2100, 'en')]).toEqual(['25,5', '21']);
  });

  it.each(languages)('names colours in %s as the shop does', (language) => {
    const file = new URL(`../../../public/locales/${language}/catalogue.json`, import.meta.url);
    expect(emailTexts[language].colors).toEqual(JSON.parse(readFileSync(file, 'utf8')).colors);
  });
});
