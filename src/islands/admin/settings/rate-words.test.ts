import { describe, expect, it } from 'vitest';
import { isFarOff, percentWords, rateWords, typedPercent, typedRate } from './rate-words.ts';

describe('rates', () => {
  it('are read as people write them', () => {
    expect(['1,08', '1.08', '3.4528', '1', '0,000001'].map(typedRate)).toEqual([
      ...[1_080_000, 1_080_000, 3_452_800, 1_000_000, 1],
    ]);
    for (const typed of ['', '0', '0,0', '1,0800001', '-1', 'one', '1000'])
      expect(typedRate(typed), typed).toBeUndefined();
    expect(['21', '25,5', '0', '50', '19 %'].map(typedPercent)).toEqual([2100, 2550, 0, 5000, 1900]);
    for (const typed of ['', '51', '-1', '21,555', 'x']) expect(typedPercent(typed), typed).toBeUndefined();
  });

  it('are shown in the language', () => {
    expect([rateWords(1_080_000, 'lt'), rateWords(3_452_800, 'en')]).toEqual(['1,08', '3.4528']);
    expect([percentWords(2100, 'lt'), percentWords(2550, 'en')]).toEqual(['21 %', '25.5 %']);
  });

  it('are asked about where they are far from the one before', () => {
    expect(isFarOff(1_188_000, 1_080_000)).toBe(false);
    expect(isFarOff(1_189_000, 1_080_000)).toBe(true);
    expect(isFarOff(108_000, 1_080_000)).toBe(true);
  });
});
