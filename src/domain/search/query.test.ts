import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanQuery, longestQuery, markTyped } from './query.ts';

describe('a query', () => {
  it.each([
    ['  wool   jumper ', 'wool jumper'],
    ['\u0000dress\u0007', 'dress'],
    ['\u202edress\u200f', 'dress'],
    ['\ud800lone', 'lone'],
    [' \n\t ', ''],
    ['100%_', '100%_'],
    ['Suknelė 👗', 'Suknelė 👗'],
  ])('%j is sent as %j', (typed, sent) => expect(cleanQuery(typed)).toBe(sent));

  it('has no more than 100 characters, none of them cut in two', () => {
    expect(cleanQuery('x'.repeat(10_000))).toHaveLength(longestQuery);
    expect(cleanQuery('👗'.repeat(200))).toBe('👗'.repeat(longestQuery));
  });

  it('is clean once it has been cleaned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => cleanQuery(cleanQuery(typed)) === cleanQuery(typed)),
    );
  });
});

describe('a suggested phrase', () => {
  it('shows apart what was typed, accents and capitals aside', () => {
    expect(markTyped('lininė suknelė', 'SUKNE')).toEqual([
      { text: 'lininė ', isTyped: false },
      { text: 'sukne', isTyped: true },
      { text: 'lė', isTyped: false },
    ]);
    expect(markTyped('suknelė', 'suknele')).toEqual([{ text: 'suknelė', isTyped: true }]);
  });

  it('stays whole where the words are other ones', () => {
    expect(markTyped('sportbačiai', 'kedai')).toEqual([{ text: 'sportbačiai', isTyped: false }]);
    expect(markTyped('sportbačiai', '')).toEqual([{ text: 'sportbačiai', isTyped: false }]);
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (phrase, typed) => {
        const text = markTyped(phrase, typed).map((part) => part.text);
        return text.join('') === phrase;
      }),
    );
  });
});
