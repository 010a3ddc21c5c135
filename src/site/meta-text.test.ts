import { describe, expect, it } from 'vitest';
import { metaDescription, metaTitle } from './meta-text.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('metaTitle', () => {
  it('names the shop once', () => {
    expect(metaTitle('Linen dress')).toBe('Linen dress – Gija');
    expect(metaTitle('About Gija')).toBe('About Gija');
  });

  it('stays as long as search engines show, cut between words', () => {
    const title = metaTitle(words(40));
    expect([...title].length).toBeLessThanOrEqual(65);
    expect(title).toMatch(/ word\d+… – Gija$/);
    expect([...metaTitle('ж'.repeat(300))].length).toBeLessThanOrEqual(65);
  });
});

describe('metaDescription', () => {
  it('keeps whole sentences where they fit', () => {
    const first = `${words(14)}.`;
    expect(metaDescription(`${first} ${words(40)}.`)).toBe(first);
  });

  it('knows a decimal point from the end of a sentence', () => {
    const text = `From 14.00 € a piece. ${words(8)} and 89.00 € for all of it together.`;
    expect(metaDescription(`${text} ${words(40)}.`)).toBe(text);
  });

  it('cuts one long sentence between words', () => {
    const text = metaDescription(words(100));
    expect([...text].length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word\d+…$/);
  });

  it('makes one line of many, and never halves an emoji', () => {
    expect(metaDescription('one\n\n two')).toBe('one two');
    expect(metaDescription('👗'.repeat(300)).isWellFormed()).toBe(true);
  });
});
