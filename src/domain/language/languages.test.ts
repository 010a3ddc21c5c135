import { describe, expect, it } from 'vitest';
import { isLanguage, parseLanguage } from './languages.ts';

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
