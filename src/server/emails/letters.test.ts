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

it('to subscribers carries both ways out, others carry none', () => {
  for (const kind of Object.keys(payloads)) {
    const { headers = {}, html } = render(kind, 'lt');
    const isToSubscriber = kind === 'newsletter_welcome' || kind === 'newsletter_known';
    expect('List-Unsubscribe' in headers && 'List-Unsubscribe-Post' in headers).toBe(isToSubscriber);
    expect(html.includes('newsletter?unsubscribe=newsletter-unsubscribe-of-ruta@example.com')).toBe(isToSubscriber);
  }
});

it('about stock leads to the product with size and colour chosen', () => {
  expect(render('stock_notice', 'ru').text).toContain('https://gija.lt/ru/product/linen-dress?size=M&color=sage');
});
