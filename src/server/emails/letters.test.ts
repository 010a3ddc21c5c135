import { describe, expect, it } from 'vitest';
import { languages } from '#src/domain/language/languages.ts';
import { renderMessage } from '../mail/render-message.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: (purpose: string, subject: string) => `${purpose}-of-${subject}`,
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const request = '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e';
const piece = {
  ...{ request, productId: 'linen-dress', picture: 'dress/sage', price: 8900, size: 'M', color: 'sage' },
  ...{ name: 'Dress <b>', name_lt: 'Suknelė <b>', name_ru: 'Платье <b>' },
};
const written = {
  ...{ firstName: 'Rūta <i>', lastName: 'K', email: 'ruta@example.com', subject: 'Dydis <b>' },
  ...{ message: '<script>alert(1)</script>', doubts: [] },
};
const payloads: Readonly<Record<string, unknown>> = {
  newsletter_confirm: { seed: request },
  newsletter_welcome: {},
  newsletter_known: {},
  contact_message: written,
  contact_receipt: written,
  stock_notice_confirm: piece,
  stock_notice_waiting: piece,
  stock_notice: piece,
  test_mail: { at: '2026-11-24T08:00:00Z' },
  account_deleted: { orders: 2, invoices: 2 },
  cart_reminder: {
    ...{ reminder: request, mailbox: 'mailbox', currency: 'EUR' },
    rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
    lines: [
      { ...piece, id: 'linen-dress', images: ['dress/red', 'dress/sage'], quantity: 3, free: 2 },
      { ...piece, id: 'linen-coat', images: [], quantity: 1, free: 0, size: 'XL' },
    ],
  },
};
const render = (kind: string, language: (typeof languages)[number]) =>
  renderMessage({ kind, language, recipient: 'ruta@example.com', payload: payloads[kind], order: null }, context);

describe.each(Object.keys(payloads))('the mail %s', (kind) => {
  it.each(languages)('says in %s the same in HTML and in words, and shows markup as it was typed', (language) => {
    const { html, text, subject } = render(kind, language);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const link of links) expect(text).toContain(link);
    for (const part of ['UAB „Gija“', 'Pilies g. 12, Vilnius', 'labas@gija.lt']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<(b|i|script)>/);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

it('tells a guest that their data are gone, and speaks of no account', () => {
  for (const language of languages) {
    const message = { kind: 'account_deleted', language, recipient: 'ruta@example.com', order: null };
    const [account, guest] = [false, true].map((isGuest) =>
      renderMessage({ ...message, payload: { orders: 1, invoices: 1, guest: isGuest } }, context),
    );
    expect(account?.subject).toMatch(/account|paskyra|аккаунт/);
    expect(`${guest?.subject} ${guest?.text}`).not.toMatch(/account has|paskyr|аккаунт/i);
  }
});

it('to subscribers carries both ways out, others carry none', () => {
  for (const kind of Object.keys(payloads)) {
    const { headers = {}, html } = render(kind, 'lt');
    const isToSubscriber = kind === 'newsletter_welcome' || kind === 'newsletter_known';
    const mayBeStopped = isToSubscriber || kind === 'cart_reminder';
    expect('List-Unsubscribe' in headers && 'List-Unsubscribe-Post' in headers).toBe(mayBeStopped);
    expect(html.includes('newsletter?unsubscribe=newsletter-unsubscribe-of-ruta@example.com')).toBe(isToSubscriber);
  }
});

it('about stock leads to the product with size and colour chosen', () => {
  expect(render('stock_notice', 'ru').text).toContain('https://gija.lt/ru/product/linen-dress?size=M&color=sage');
});

it('about a cart says what can be bought of it today, and what no longer can', () => {
  const { text, html, headers } = render('cart_reminder', 'lt');
  expect(text).toContain('Suknelė <b> (Šalavijo žalia, M, 2 vnt.): 178,00\u00a0€');
  expect(text).toContain('Nebeturime: Suknelė <b> (Šalavijo žalia, XL).');
  expect(html).toContain('src="https://gija.lt/pictures/dress/sage-150.jpg"');
  expect(html).toContain(`href="https://gija.lt/lt/cart?restore=cart-restore-of-${request}"`);
  expect(html).toContain('href="https://gija.lt/lt/cart-reminder?stop=cart-reminder-stop-of-mailbox"');
  expect(headers?.['List-Unsubscribe']).toBe(
    '<https://gija.lt/.netlify/functions/stop-cart-reminder?token=cart-reminder-stop-of-mailbox>',
  );
});
