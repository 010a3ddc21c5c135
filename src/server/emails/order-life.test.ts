import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { renderMessage } from '../mail/render-message.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const dress = {
  ...{ id: 11, product_id: 'linen-dress', name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье' },
  ...{ size: 'M', color: 'sage', picture: 'women-wrap-dress/red', quantity: 2, discount: 0, total: 17_800 },
};
const shirt = { ...dress, id: 12, product_id: 'shirt', name: 'Shirt', name_lt: 'Marškiniai', name_ru: 'Рубашка' };
const order = {
  ...{ order_number: 'GJ-572-400-004', currency: 'EUR', customer_name: 'Jonas Jonaitis' },
  ...{ subtotal: 26_700, discount: 0, shipping: 495, total_amount: 27_195, vat_amount: 4720, vat_eur: 4720 },
  ...{ vat_basis_points: 2100, delivery_name_of_option: { en: 'Standard', lt: 'Standartinis', ru: 'Стандартная' } },
  ...{ delivery_country: 'LT', delivery_name: 'Jonas Jonaitis', delivery_street: 'Gedimino pr. 1-2' },
  ...{
    delivery_postcode: 'LT-01103',
    delivery_city: 'Vilnius',
    promised_from: '2026-11-24',
    promised_to: '2026-11-26',
  },
  ...{ pickup_carrier: null, pickup_point_name: null, coupon_code: null, payment_method: 'card' },
  ...{
    company_name: null,
    company_code: null,
    company_vat_code: null,
    access_token: '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e',
  },
  ...{ paid_at: '2026-11-20T22:30:00Z', items: [dress, shirt] },
};
const parcel = {
  ...{ parcel_id: 'p', carrier: 'omniva', tracking_number: 'CC123456789LT', signature_required: false },
  ...{ items: [{ order_item: 11, quantity: 1 }], more_to_come: false },
};
const arrived = {
  ...{ ...parcel, complete: true, delivered_at: '2026-12-09T22:30:00Z' },
  holidays: ['2026-12-24', '2026-12-25', '2026-12-26'],
};
const refund = {
  ...{ refund_id: 'r', amount: 8900, currency: 'EUR', reason: 'withdrawal', shipping: 495, kept_back: 495, other: 0 },
  ...{ items: [{ order_item: 11, quantity: 1, amount: 8900, restocked: true }], by: 'card', days: [1, 2] },
};
const changedPieces = {
  ...{ swaps: [{ ...dress, from: dress, to: { size: 'L', color: 'red' } }], removed: [shirt], delivery: true },
  ...{ amount: 8900, currency: 'EUR', by: 'bank' },
};
const payloads: Readonly<Record<string, object>> = {
  payment_failed: { declined: false },
  parcel_shipped: parcel,
  parcel_delivered: arrived,
  refund_made: refund,
  order_changed: changedPieces,
  order_link: {},
};
const render = (kind: string, language: Language, changes: object = {}, ordered: object = {}) =>
  renderMessage(
    {
      ...{ kind, language, recipient: 'ruta@example.com' },
      payload: { ...payloads[kind], ...changes },
      order: { ...order, language, ...ordered },
    },
    context,
  );

describe.each(Object.keys(payloads))('the letter %s', (kind) => {
  it.each(languages)('says in %s the same in HTML and in words', (language) => {
    const { html, subject, text } = render(kind, language);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const link of links) expect(text).toContain(link);
    for (const part of [order.order_number, 'UAB „Gija“']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(subject).toContain(order.order_number);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('treats every name as text', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { html } = render(kind, 'lt', {}, { customer_name: evil, items: [{ ...dress, name_lt: evil }, shirt] });
    expect(html).not.toContain('<img src=x');
  });
});

it.each([...Object.keys(payloads), 'order_confirmation', 'payment_to_be_refunded'])(
  'the letter %s leads to the order’s own page, once',
  (kind) => {
    const owed = kind === 'payment_to_be_refunded' ? { amount: 100, currency: 'EUR', reason: 'late_payment' } : {};
    const { html, text } = render(kind, 'lt', owed);
    const page = `https://gija.lt/lt/order/${order.access_token}`;
    expect(html.split(page)).toHaveLength(2);
    expect(text).toContain(`Peržiūrėti užsakymą: ${page}`);
  },
);

describe('the letter with the link of an order', () => {
  it('says why it came and that the link is a secret', () => {
    const { text } = render('order_link', 'en');
    expect(text).toContain('keep it to yourself');
    expect(text).toContain('If it was not you, there is nothing to do.');
  });
});

describe('the letter about an unpaid order', () => {
  it('leads back to the cart and says why', () => {
    const { text } = render('payment_failed', 'lt');
    expect(text).toContain('https://gija.lt/lt/cart');
    expect(text).toContain('Laiku negavome mokėjimo');
    expect(render('payment_failed', 'lt', { declined: true }).text).toContain('Kortelė kelis kartus atmesta');
  });
});

describe('the letter about a parcel', () => {
  it('names carrier, number, day and what is in it, and leads to the carrier', () => {
    const { text } = render('parcel_shipped', 'lt');
    expect(text).toContain('Ją veža „Omniva“. Siuntos numeris: CC123456789LT. Pristatysime lapkričio 24–26 d.');
    expect(text).toContain('Lininė suknelė (Šalavijo žalia, M)');
    expect(text).not.toContain('Marškiniai');
    expect(text).toContain('https://mano.omniva.lt/track/CC123456789LT');
  });

  it('names the locker that it goes to', () => {
    const { text } = render('parcel_shipped', 'lt', {}, { pickup_point_name: 'Ozo paštomatas' });
    expect(text).toContain('Atsiimsite paštomate: Ozo paštomatas.');
  });

  it('says that more is coming and that a signature is asked for, where it is so', () => {
    const { text } = render('parcel_shipped', 'en', { more_to_come: true, signature_required: true });
    expect(text).toContain('The rest will follow');
    expect(text).toContain('a signature');
  });
});

describe('the letter about goods that have come', () => {
  it.each([
    // Half past midnight in Vilnius is the day after, and the 24th to the 27th of December are days off.
    ['lt', 'iki 2026 m. gruodžio 28 d. imtinai'],
    ['en', 'until the end of 28 December 2026'],
    ['ru', 'до 28 декабря 2026 г. включительно'],
  ] as const)('names in %s the last day to withdraw', (language, words) => {
    expect(render('parcel_delivered', language).text).toContain(words);
  });

  it.each([
    ['en', 'begins no new withdrawal period'],
    ['lt', 'Naujas sutarties atsisakymo terminas dėl to neprasideda'],
    ['ru', 'Новый срок отказа от договора с ней не начинается'],
  ] as const)('says in %s that the parcel of an exchange begins no period to withdraw', (language, words) => {
    const { text } = render('parcel_delivered', language, { complete: false, exchange: true });
    expect(text).toContain(words);
    expect(text).not.toMatch(/14 d|14 д/);
  });

  it('names every size of a line that was exchanged into several', () => {
    const [item] = arrived.items;
    const items = ['M', 'XL'].map((size) => ({ ...item, quantity: 1, size }));
    const { text } = render('parcel_delivered', 'en', { complete: false, exchange: true, items });
    expect(text).toMatch(/, M\b/);
    expect(text).toMatch(/, XL\b/);
  });

  it('names no day while another parcel is on its way', () => {
    const { subject, text } = render('parcel_delivered', 'en', { complete: false });
    expect(text).toContain('the last parcel reaches you');
    expect(text).not.toContain('2026');
    expect(subject).toContain('A parcel of your order');
  });

  it('asks for a review of each line where one can be written, and shows the way out of the contract', () => {
    const { text } = render('parcel_delivered', 'ru');
    expect(text).toContain(`Написать отзыв: https://gija.lt/ru/review?order=${order.access_token}#line-11`);
    expect(text).not.toContain('#line-12');
    expect(text).toContain('Отказаться от договора здесь: https://gija.lt/ru/withdraw');
  });
});

describe('the letter about a refund', () => {
  it('adds its parts up to what went back', () => {
    const { text } = render('refund_made', 'en');
    for (const part of [
      'We have refunded 89.00',
      'Delivery: 4.95',
      'Cost of the return parcel: -4.95',
      'Refunded: 89.00',
    ])
      expect(text.replaceAll('−', '-')).toContain(part);
  });

  it('says how the money goes back and when it comes, with the right plural', () => {
    expect(render('refund_made', 'lt', { days: [1, 2] }).text).toContain('per 1–2 dienas');
    expect(render('refund_made', 'lt', { days: [7, 10], by: 'bank' }).text).toContain(
      'banko sąskaitą; paprastai jie ateina per 7–10 dienų',
    );
    expect(render('refund_made', 'ru', { days: [3, 5], by: 'bank' }).text).toContain('в течение 3–5 дней');
    expect(render('refund_made', 'ru', { days: [20, 21] }).text).toContain('в течение 20–21 дня');
  });

  it('of a second payment has no lines and is in the currency of the payment', () => {
    const { text } = render('refund_made', 'en', {
      reason: 'double_payment',
      items: [],
      currency: 'USD',
      shipping: 0,
      kept_back: 0,
    });
    expect(text).toContain('We have refunded $89.00');
    expect(text).not.toContain('Refunded:');
  });
});

describe('the letter about a changed order', () => {
  it('names each piece before and after, where it goes and what goes back', () => {
    const { text } = render('order_changed', 'lt');
    expect(text).toContain('Lininė suknelė (Šalavijo žalia, M, 2 vnt.) → Raudona, L, 2 vnt.');
    expect(text).toContain('Nebesiųsime: Marškiniai (Šalavijo žalia, M, 2 vnt.)');
    expect(text).toContain('Pristatysime čia: Jonas Jonaitis, Gedimino pr. 1-2');
    expect(text).toMatch(/Grąžinsime 89,00\s€ į jūsų banko sąskaitą/);
  });

  it('says that nothing is to be paid where only a size was swapped, and nothing of an address that stays', () => {
    const { text } = render('order_changed', 'en', { removed: [], delivery: false, amount: undefined });
    expect(text).toContain('nothing more to pay');
    expect(text).not.toContain('Gedimino');
  });
});
