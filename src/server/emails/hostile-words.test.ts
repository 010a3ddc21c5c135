import { expect, it } from 'vitest';
import { hostileWords } from '#tests/support/hostile-words.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { OrderMailData } from './order-data.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};

const orderOf = (words: string): OrderMailData => ({
  order_number: 'GJ-572-400-004',
  access_token: '7d6f5b0e-0f7c-4b6e-9d0a-6f6a3f1f3b11',
  language: 'lt',
  currency: 'EUR',
  customer_name: words,
  subtotal: 8900,
  discount: 0,
  coupon_code: null,
  payment_method: 'card',
  shipping: 495,
  total_amount: 9395,
  vat_amount: 1631,
  vat_eur: 1631,
  vat_basis_points: 2100,
  delivery_name_of_option: { en: 'Standard', lt: 'Standartinis', ru: 'Стандартная' },
  delivery_country: 'LT',
  delivery_name: words,
  delivery_street: words,
  delivery_postcode: 'LT-01103',
  delivery_city: words,
  promised_from: '2026-11-24',
  promised_to: '2026-11-26',
  paid_at: '2026-11-20T22:30:00Z',
  items: [
    {
      name: words,
      name_lt: words,
      name_ru: words,
      size: 'M',
      color: 'sage',
      picture: 'women-wrap-dress/red',
      quantity: 1,
      discount: 0,
      total: 8900,
    },
  ],
});

/** The elements of a document by name, in order: what words turn into markup would stand among them. */
const elements = (html: string) => [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((match) => match[1]?.toLowerCase());

it.each(hostileWords)('a mail shows “%s” as text and stays the letter that it was', (words) => {
  const calm = orderConfirmation(orderOf('Suknelė'), context);
  const { html, subject } = orderConfirmation(orderOf(words), context);
  expect(elements(html)).toEqual(elements(calm.html));
  expect(html).not.toMatch(/<script|onerror="/i);
  expect(subject).not.toMatch(/[\r\n]/);
});
