import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { returnReasons } from '#src/domain/returns/return-reason.ts';
import { renderMessage } from '../../mail/render-message.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const shirt = {
  ...{ id: 21, product_id: 'shirt', name: 'Poplin shirt', name_lt: 'Marškiniai', name_ru: 'Рубашка', size: 'S' },
  ...{ color: 'white', picture: 'shirt/white', quantity: 2, discount: 0, total: 9800 },
};
const nothing = [
  ...['coupon_code', 'delivery_postcode', 'delivery_city', 'delivery_street', 'promised_from', 'promised_to'],
  ...['delivery_name', 'paid_at', 'customer_name'],
];
const order = {
  ...Object.fromEntries(nothing.map((column) => [column, null])),
  ...{ order_number: 'GJ-572-400-004', access_token: 'token', currency: 'EUR', payment_method: 'card' },
  ...{ subtotal: 9800, discount: 0, shipping: 495, total_amount: 10_295, vat_amount: 0, vat_eur: 0 },
  ...{ vat_basis_points: 2100, delivery_country: 'LT', items: [shirt] },
  delivery_name_of_option: { en: 'Standard', lt: 'Standartinis', ru: 'Стандартная' },
};
const line = { order_item: 21, quantity: 1, size: 'S', exchange_size: null, received_quantity: null };
const returned = {
  ...{ return_id: 'r', return_number: 'GJ-572-400-004-R1', reason: 'return', note: null, goods: 4900, label_cost: 495 },
  ...{ label_carrier: 'omniva', tracking_number: 'CC123456789LT', refusal: null, received_at: null, lines: [line] },
  ...{ processing_days: [2, 3], card_days: [1, 2], bank_days: [3, 5], hold_days: 30 },
  ...{ parcel_carrier: 'dpd', parcel_number: '05808012345678', signature_required: false },
};
const render = (kind: string, language: Language, changes: object = {}, ordered: object = {}) =>
  renderMessage(
    {
      ...{ kind, language, recipient: 'ruta@example.com' },
      payload: { ...returned, ...changes },
      order: { ...order, language, ...ordered },
    },
    context,
  );
const exchange = { reason: 'exchange', goods: null, label_cost: null, lines: [{ ...line, exchange_size: 'M' }] };

describe.each(['return_steps', 'return_label', 'return_refused', 'exchange_sent'])('the letter %s', (kind) => {
  it.each(languages)('says in %s the same in HTML and in words, and names its return', (language) => {
    const { html, subject, text } = render(kind, language);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const link of links) expect(text).toContain(link);
    expect(html).toContain('GJ-572-400-004-R1');
    expect(text).toContain('GJ-572-400-004-R1');
    expect(subject).toContain('GJ-572-400-004');
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('treats every word of the shopper as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { html } = render(kind, 'lt', { note: evil, refusal: evil }, { items: [{ ...shirt, name_lt: evil }] });
    expect(html).not.toContain('<img src=x');
  });
});

describe('the letter with the next steps', () => {
  it.each(languages.flatMap((language) => returnReasons.map((reason) => [reason, language] as const)))(
    'of a %s in %s says where the parcel goes and what happens then',
    (reason, language) => {
      const { text } = render('return_steps', language, { reason });
      expect(text).toContain('UAB „Gija“, Pilies g. 12, Vilnius');
      expect(text).toMatch(/1\. [\s\S]+2\. [\s\S]+3\. [\s\S]+4\. [\s\S]+5\. /);
    },
  );

  it('adds up what is refunded, with the label kept back', () => {
    const { text } = render('return_steps', 'en');
    for (const part of ['Items: 49.00', 'Return parcel, kept back: -4.95', 'To be refunded: 44.05'])
      expect(text.replaceAll('−', '-')).toContain(part);
    expect(render('return_steps', 'en', { label_cost: 0 }).text).not.toContain('kept back');
  });

  it('promises no money for an exchange or a complaint, but names the new size and what was said', () => {
    const exchanged = render('return_steps', 'en', exchange).text;
    expect(exchanged).toContain('New size: M');
    expect(exchanged).toContain('hold the new size for you for 30 days');
    const claimed = render('return_steps', 'lt', { reason: 'complaint', note: 'Iširo siūlė.', label_cost: 0 }).text;
    expect(claimed).toContain('Ką parašėte: Iširo siūlė.');
    expect(exchanged + claimed).not.toMatch(/To be refunded|Grąžinsime:/);
  });

  it('counts in real plurals, by the way the order was paid', () => {
    expect(render('return_steps', 'lt').text).toContain('per 2–3 darbo dienas');
    expect(render('return_steps', 'lt', { processing_days: [7, 10] }).text).toContain('per 7–10 darbo dienų');
    expect(render('return_steps', 'ru').text).toContain('в течение 2–3 рабочих дней');
    expect(render('return_steps', 'en', {}, { payment_method: 'bank' }).text).toContain('within 3–5 days');
  });
});

describe('the other letters', () => {
  it('the parcel number names the carrier and leads to it', () => {
    const { text } = render('return_label', 'lt');
    expect(text).toContain('„Omniva“, siuntos numeris CC123456789LT');
    expect(text).toContain('https://mano.omniva.lt/track/CC123456789LT');
  });

  it('a refusal says why, and where the goods are going', () => {
    const why = { refusal: 'The shirt was worn.' };
    expect(render('return_refused', 'en', why).text).toContain('Please do not send');
    const { text } = render('return_refused', 'en', { ...why, received_at: '2026-12-01T10:00:00Z' });
    expect(text).toContain('The reason: The shirt was worn.');
    expect(text).toContain('sending the items back');
  });

  it('an exchange names what is in the parcel in its new size', () => {
    const { text } = render('exchange_sent', 'en', {
      ...exchange,
      lines: [{ ...line, quantity: 2, exchange_size: 'M', received_quantity: 1 }],
    });
    expect(text).toContain('Poplin shirt (White, M)');
    expect(text).toContain('05808012345678');
  });
});
