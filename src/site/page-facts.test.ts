import { readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/domain/language/languages.ts';
import { exampleFacts } from '#tests/support/example-facts.ts';
import { moneyHtml, pageFacts } from './page-facts.ts';

const messages = (language: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../public/locales/${language}/content.json`), 'utf8'));

beforeAll(async () => {
  const resources = Object.fromEntries(languages.map((language) => [language, { content: messages(language) }]));
  await i18next.init({ resources: resources as Record<string, Record<string, Record<string, string>>> });
});

describe('what texts may name', () => {
  it('is written in the language, with its plural forms', () => {
    const shown = languages.map((language) => {
      const facts = pageFacts(exampleFacts, language);
      return [facts['returnDays'], facts['dispatch'], facts['refundBank']];
    });
    expect(shown).toEqual([
      ['30 days', '1 to 3 business days', '3 to 5 days'],
      ['30 dienų', '1–3 darbo dienas', '3–5 dienas'],
      ['30 дней', '1–3 рабочих дней', '3–5 дней'],
    ]);
  });

  it('follows the settings', () => {
    const changed = { ...exampleFacts, cutOff: '12:00', returns: { ...exampleFacts.returns, days: 21 } };
    expect(pageFacts(changed, 'lt')).toMatchObject({ cutOff: '12:00', returnDays: '21 dieną' });
    expect(pageFacts(changed, 'ru')['returnDays']).toBe('21 дня');
  });

  it('says one figure where a range has one end', () => {
    expect(pageFacts({ ...exampleFacts, dispatch: [1, 1] }, 'en')['dispatch']).toBe('1 business day');
  });

  it('gives amounts that the currency picker can rewrite', () => {
    expect(moneyHtml(495, 'lt')).toBe('<span data-price-cents="495">4,95\u00a0€</span>');
    expect(pageFacts(exampleFacts, 'en')['labelAbroad']).toContain('data-price-cents="995"');
  });
});
