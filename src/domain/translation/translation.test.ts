import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/domain/language/languages.ts';
import { englishKeys, findInterfaceTextFault, placeholdersOf } from './interface-text.ts';
import { interfaceState, rankOf } from './text-state.ts';

type Messages = { readonly [key: string]: string | Messages };
const flatten = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const folder = path.resolve(import.meta.dirname, '../../../public/locales');
const read = (language: string) =>
  new Map(
    readdirSync(path.join(folder, language)).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Messages, `${file}:`),
    ),
  );

describe('a text in place of an original', () => {
  const beside = { original: '{{count}} prekė', english: '{{count}} items' };
  it.each([
    ['{{count}} daiktas', undefined],
    ['Krepšelyje: {{ count }} prekė', undefined],
    [' ', 'text_empty'],
    ['Viena prekė', 'text_placeholders'],
    ['{{count}} {{name}}', 'text_placeholders'],
    ['{{count}} {{', 'text_placeholders'],
    ['{{count}} <b>prekė</b>', 'text_markup'],
    ['{{count}} &nbsp;prekė', 'text_markup'],
    ['{{count}} < 3 prekių', undefined],
    [`{{count}} ${'x'.repeat(200)}`, 'text_too_long'],
  ])('“%s” is %s', (text, fault) => {
    expect(findInterfaceTextFault(text, beside)).toBe(fault);
  });

  it('may have the tags that the original has', () => {
    const tagged = { original: 'A <strong>b</strong>', english: 'A <strong>b</strong>' };
    expect(findInterfaceTextFault('<strong>B</strong> a', tagged)).toBeUndefined();
    expect(findInterfaceTextFault('<em>B</em> a', tagged)).toBe('text_markup');
  });

  it('is well where it is the original, whichever of the shop’s texts that is', () => {
    const english = read('en');
    const faults = languages.flatMap((language) =>
      [...read(language)].flatMap(([key, original]) => {
        const beside = englishKeys(key)
          .map((each) => english.get(each))
          .find(Boolean);
        const fault =
          beside === undefined ? 'no English' : findInterfaceTextFault(original, { original, english: beside });
        return fault === undefined ? [] : [[language, key, fault]];
      }),
    );
    expect(faults).toEqual([]);
  });
});

it('names each placeholder once, in order', () => {
  expect(placeholdersOf('{{b}} {{a}} {{ b }}')).toEqual(['a', 'b']);
});

describe('where a text of the interface stands', () => {
  const cell = { language: 'lt', text: 'Krepšelis', english: 'Cart', originalEnglish: 'Cart' } as const;
  it.each([
    ['what the files say', cell, 'done'],
    ['a form that the language does not have', { ...cell, text: null }, 'none'],
    ['one like its English', { ...cell, text: 'Cart' }, 'same'],
    ['one like its English of which somebody said that it stands', { ...cell, text: 'Cart', settled: 'Cart' }, 'done'],
    [
      'placeholders alone',
      { ...cell, text: '{{a}} – {{b}}', english: '{{a}} – {{b}}', originalEnglish: '{{a}} – {{b}}' },
      'done',
    ],
    ['one whose English was changed here', { ...cell, english: 'Basket' }, 'changed'],
    ['one written beside the changed English', { ...cell, english: 'Basket', source: 'Basket' }, 'done'],
    ['one written beside an English that the files say no more', { ...cell, source: 'Bag' }, 'changed'],
    [
      'an English one whose file has changed since',
      { ...cell, language: 'en', text: 'Basket', source: 'Bag' },
      'changed',
    ],
  ] as const)('%s', (_what, given, state) => {
    expect(interfaceState(given)).toBe(state);
  });

  it('says how urgent a row is, for all languages or one', () => {
    const states = { en: 'done', lt: 'missing', ru: 'same' } as const;
    expect([rankOf(states), rankOf(states, 'lt'), rankOf(states, 'ru'), rankOf(states, 'en')]).toEqual([0, 0, 1, 2]);
  });
});
