import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { emailTexts } from '#src/server/emails/texts/email-texts.ts';
import { navigation } from './navigation-content.ts';

/** What the two buttons bear (Directive 2011/83/EU art. 11a; the Russian words are ours). */
const lawful: Readonly<Record<Language, readonly [start: string, confirm: string]>> = {
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  lt: ['Atsisakyti sutarties čia', 'Patvirtinti sutarties atsisakymą'],
  ru: ['Отказаться от договора здесь', 'Подтвердить отказ от договора'],
};

it.each(languages)('page, footer and mail call the withdrawal by the words of the law, in %s', (language) => {
  const file = path.resolve(import.meta.dirname, `../../public/locales/${language}/withdraw.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  const [start, confirm] = lawful[language];
  expect([texts.start, texts.review.confirm]).toEqual([start, confirm]);
  const inFooter = navigation.footer.flatMap(({ links }) => links).find((link) => link.path === '/withdraw');
  expect(inFooter?.name[language]).toBe(start);
  expect(emailTexts[language].confirmation.withdrawHere).toBe(start);
});
