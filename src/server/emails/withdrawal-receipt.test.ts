import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { renderMessage } from '../mail/render-message.ts';

const context = {
  siteUrl: 'https://gija.lt',
  makeToken: () => 'token',
  company: { name: 'UAB „Gija“', address: 'Pilies g. 12, Vilnius', email: 'labas@gija.lt', phone: '+370 5 212 3456' },
};
const checksum = 'ab'.repeat(32);
const payload = {
  withdrawal_id: '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e',
  statement: 'Kam: UAB „Gija“\nAtsisakau sutarties dėl viso užsakymo.\nUžsakymas: GJ-572-400-004',
  // Half past midnight of the 23rd in Vilnius.
  declared_at: '2026-11-22T22:30:05+00:00',
  checksum,
};
const render = (language: Language, changes: object = {}) =>
  renderMessage(
    {
      ...{ kind: 'withdrawal_receipt', language, recipient: 'ruta@example.com' },
      ...{ payload: { ...payload, ...changes }, order: null },
    },
    context,
  );

describe.each(languages)('the receipt for a withdrawal in %s', (language) => {
  it('holds the whole declaration, its checksum and the shop’s address in both forms', () => {
    const { html, text } = render(language);
    for (const part of [...payload.statement.split('\n'), checksum, 'Pilies g. 12, Vilnius']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html).toContain(`<html lang="${language}">`);
    for (const [, href = ''] of html.matchAll(/href="(https:[^"]+)"/g)) expect(text).toContain(href);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('shows markup as it was typed', () => {
    const { html, subject } = render(language, { statement: '<img src=x onerror=alert(1)>\n</td><script>' });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(subject).not.toMatch(/[\r\n<]/);
  });
});

it.each([
  ['lt', '2026 m. lapkričio 23 d. 00:30:05', 'iki 2026 m. gruodžio 7 d. imtinai'],
  ['en', '23 November 2026 at 00:30:05', 'by the end of 7 December 2026'],
  ['ru', '23 ноября 2026 г. в 00:30:05', 'до 7 декабря 2026 г. включительно'],
] as const)(
  'says in %s when it came, by the clock of Vilnius, and by when money and goods are back',
  (language, moment, last) => {
    const { text } = render(language);
    expect(text).toContain(moment);
    expect(text.split(last)).toHaveLength(3);
  },
);
