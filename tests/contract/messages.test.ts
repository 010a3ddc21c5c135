import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountTabs } from '#src/islands/account/account-data.ts';
import { contract, exceptions, logged } from './contract.ts';
import { keysThatSay, readTexts, says } from './shop-texts.ts';

const texts = { en: readTexts('en'), lt: readTexts('lt'), ru: readTexts('ru') };
const languages = ['en', 'lt', 'ru'] as const;
const english = [...contract.messages, ...contract.trackingStatuses];
const isShown = (message: string) => !(message in exceptions) && !(message in logged);

/** The source without its comments says it in quotes. */
function logs(file: string, message: string): boolean {
  const source = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').includes(`'${message}'`);
}

describe('the shop', () => {
  it.each(english.filter(isShown))('says “%s” in English, and the same in its own words in lt and ru', (message) => {
    const keys = keysThatSay(texts.en, message);
    expect(keys, 'no text of public/locales/en says it').not.toEqual([]);
    for (const language of ['lt', 'ru'] as const)
      expect(
        keys.filter((key) => [undefined, texts.en.get(key)].includes(texts[language].get(key))),
        `these keys are not translated in ${language}`,
      ).toEqual([]);
  });

  it('says what the back office says in Lithuanian in every language', () => {
    const unsaid = contract.adminMessages
      .filter(isShown)
      .flatMap((message) =>
        languages
          .filter((language) => keysThatSay(texts[language], message).length === 0)
          .map((language) => `${language}: ${message}`),
      );
    expect(unsaid).toEqual([]);
  });

  it.each(Object.entries(logged))('logs “%s”', (message, file) => {
    expect(english).toContain(message);
    expect(logs(file, message), `${file} says it no longer`).toBe(true);
  });

  it.each(contract.messageKeys)('has a text with the key “%s” in every language', (messageKey) => {
    const lacking = languages.filter(
      (language) => ![...texts[language].keys()].some((key) => key.endsWith(`.${messageKey}`)),
    );
    expect(lacking).toEqual([]);
  });

  it('has the tabs of the account in their order, under their names in the address', () => {
    expect(accountTabs).toEqual(contract.accountTabs);
  });
});

describe('an exception', () => {
  it.each(Object.keys(exceptions))('is still one: nothing says “%s”', (message) => {
    expect([...english, ...contract.adminMessages], 'the contract has no such message').toContain(message);
    const keys = languages.flatMap((language) => keysThatSay(texts[language], message));
    expect(keys, 'it is said after all: take it off the list').toEqual([]);
  });
});

describe('a text says a message', () => {
  it.each([
    ['Checkout failed', 'Checkout failed'],
    ['Checkout failed. Please try again.', 'Checkout failed'],
    ['Please sign in again. It takes a moment.', 'Please sign in again.'],
    ['Tracking number "{{number}}" not found.', 'Tracking number "{n}" not found.'],
    ['Password must be at least {{count}} characters long', 'Password must be at least 6 characters long'],
    ['Password must be at least 6 characters long', 'Password must be at least 6 characters long'],
  ])('“%s” says “%s”', (text, message) => {
    expect(says(text, message)).toBe(true);
  });

  it.each([
    ['Checkout failed again', 'Checkout failed'],
    ['No products available', 'No Products Available'],
    ['No women’s shoes found', "No women's shoes found"],
    ['Password Update Failed', 'Update Failed'],
    ['Your session has expired. Please sign in again.', 'Please sign in again.'],
    ['Tracking number not found.', 'Tracking number "{n}" not found.'],
    ['Password must be at least 8 characters long', 'Password must be at least 6 characters long'],
    ['Loading featured products.', 'Loading featured products...'],
  ])('“%s” does not say “%s”', (text, message) => {
    expect(says(text, message)).toBe(false);
  });
});
