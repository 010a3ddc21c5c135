import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { languages } from './languages.ts';
import { alternateAddresses, localizePath, splitPath } from './paths.ts';

const segments = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 });

describe('paths', () => {
  it.each([
    ['/', undefined, '/'],
    ['/lt', 'lt', '/'],
    ['/lt/', 'lt', '/'],
    ['/ru/women/dresses', 'ru', '/women/dresses'],
    ['/women//dresses/', undefined, '/women/dresses'],
    ['/LT/women', undefined, '/LT/women'],
    ['/ltwomen', undefined, '/ltwomen'],
  ] as const)('splits %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path });
  });

  it('puts on one prefix, whatever was there, and takes it off again', () => {
    fc.assert(
      fc.property(segments, fc.constantFrom(...languages), fc.constantFrom(...languages), (parts, first, second) => {
        const path = `/${parts.join('/')}`;
        const localized = localizePath(localizePath(path, first), second);
        expect(splitPath(localized)).toEqual({ language: second, path: splitPath(localizePath(path, first)).path });
        expect(localized.endsWith('/')).toBe(false);
      }),
    );
  });

  it('names the address of a page in every language and the English one for the rest', () => {
    expect(alternateAddresses('/lt/sale', 'https://gija.lt')).toEqual([
      { hreflang: 'en', href: 'https://gija.lt/en/sale' },
      { hreflang: 'lt', href: 'https://gija.lt/lt/sale' },
      { hreflang: 'ru', href: 'https://gija.lt/ru/sale' },
      { hreflang: 'x-default', href: 'https://gija.lt/en/sale' },
    ]);
  });
});

describe('chooseLanguage', () => {
  it('asks the address, then the stored choice, then the browser, then takes English', () => {
    const browser = ['de-DE', 'ru-RU', 'en'];
    expect(chooseLanguage({ path: '/lt/sale', stored: 'EN', browser })).toBe('lt');
    expect(chooseLanguage({ path: '/sale', stored: 'LT', browser })).toBe('lt');
    expect(chooseLanguage({ path: '/sale', stored: 'XX', browser })).toBe('ru');
    expect(chooseLanguage({ path: '/sale', stored: { evil: true }, browser: ['de'] })).toBe('en');
    expect(chooseLanguage({ path: '/sale' })).toBe('en');
  });
});
