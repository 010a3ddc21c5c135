import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySelection } from './filter.ts';
import { type ListingState, readListingQuery, writeListingQuery } from './filter-address.ts';
import { sortKeys } from './sort-keys.ts';

const plain: ListingState = { selection: emptySelection, sort: undefined, view: 'grid', page: 1 };
const word = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.isWellFormed());
const words = fc.uniqueArray(word, { maxLength: 5 });
const states: fc.Arbitrary<ListingState> = fc.record({
  selection: fc.record({
    sizes: words,
    colors: words,
    brands: words,
    price: fc.option(fc.record({ from: fc.nat(500), to: fc.option(fc.nat(500), { nil: undefined }) }), {
      nil: undefined,
    }),
  }),
  sort: fc.option(fc.constantFrom(...sortKeys), { nil: undefined }),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 99_999 }),
});

describe('a listing’s address', () => {
  it('gives back every state that was written into it', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readListingQuery(writeListingQuery(state, ''))).toEqual(state);
      }),
    );
  });

  it('is plain for a plain listing and keeps what belongs to others', () => {
    expect(writeListingQuery(plain, '')).toBe('');
    expect(writeListingQuery(plain, '?size=M&utm_source=mail&page=3')).toBe('?utm_source=mail');
  });

  it('reads as people write it', () => {
    expect(readListingQuery('?size=S&size=M&brand=H%26M&price=40-&sort=price-low')).toEqual({
      ...plain,
      selection: { sizes: ['S', 'M'], colors: [], brands: ['H&M'], price: { from: 40, to: undefined } },
      sort: 'price-asc',
    });
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=999999999',
    '?sort=constructor',
    '?sort=__proto__',
    '?price=abc',
    '?price=1-2-3',
    '?price=-1--2',
    '?view=<b>',
    `?size=${'M'.repeat(61)}`,
    '?size=&color=&brand=',
    '?%E0%A4%A',
  ])('passes over %s', (search) => {
    expect(readListingQuery(search)).toEqual(plain);
  });

  it('reads any text without an error and no more than sixty values of a kind', () => {
    fc.assert(fc.property(fc.string(), (text) => void readListingQuery(text)));
    const many = Array.from({ length: 500 }, (_, number) => `size=${number}`).join('&');
    expect(readListingQuery(many).selection.sizes).toHaveLength(60);
  });
});
