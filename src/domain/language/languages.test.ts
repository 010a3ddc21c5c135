import { describe, expect, it } from 'vitest';
import { isLanguage, parseLanguage } from './languages.ts';
import { vocative } from './vocative.ts';

describe('languages', () => {
  it.each([
    ['LT', 'lt'],
    ['ru', 'ru'],
    [' En ', 'en'],
    ['de', undefined],
    ['', undefined],
    [null, undefined],
    [5, undefined],
  ] as const)('reads %j as %j', (value, expected) => {
    expect(parseLanguage(value)).toBe(expected);
  });

  it('knows its own three in lower case only', () => {
    expect(['en', 'lt', 'ru', 'LT', 'toString', undefined].map(isLanguage)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('vocative', () => {
  it.each([
    ['Jonas', 'Jonai'],
    ['Andrius', 'Andriau'],
    ['Paulius', 'Pauliau'],
    ['Linas', 'Linai'],
    ['Tomas', 'Tomai'],
    ['Jurgis', 'Jurgi'],
    ['Stasys', 'Stasy'],
    ['Petrus', 'Petrau'],
    ['Eglė', 'Egle'],
    ['Rūta', 'Rūta'],
    ['Mia', 'Mia'],
    ['Иван', 'Иван'],
    ['', ''],
  ])('calls %s as %s', (name, called) => {
    expect(vocative(name)).toBe(called);
  });
});
