import { describe, expect, it } from 'vitest';
import { findCountColumns, readCount, stockColumnNames } from './stock-table.ts';

describe('findCountColumns', () => {
  it.each(['en', 'lt', 'ru'] as const)('knows the head that the shop writes in %s', (language) => {
    const head = Object.values(stockColumnNames).map((names) => names[language]);
    expect(findCountColumns(head)).toEqual({ sku: 0, counted: 14, note: 15 });
  });

  it('takes any order and case, and needs no notes', () => {
    expect(findCountColumns(['', ' SUSKAIČIUOTA ', 'sku'])).toEqual({ sku: 2, counted: 1, note: undefined });
  });

  it('says what is missing, or there twice', () => {
    expect(findCountColumns(['Counted'])).toEqual({ missing: 'sku' });
    expect(findCountColumns(['SKU', 'In store'])).toEqual({ missing: 'counted' });
    expect(findCountColumns(['SKU', 'Counted', 'Suskaičiuota'])).toEqual({ twice: 'counted' });
  });
});

describe('readCount', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['1\u00a0200', 1200],
    ['12,00', 12],
    ['12.0', 12],
    ['-0', 0],
    ['1000000', 1_000_000],
  ] as const)('“%s” is %i', (cell, count) => expect(readCount(cell)).toBe(count));

  it.each([
    ['', 'not_whole'],
    ['1.5', 'not_whole'],
    ['1,200', 'not_whole'],
    ['1e3', 'not_whole'],
    ['twelve', 'not_whole'],
    ['=1+1', 'not_whole'],
    ['-3', 'negative'],
    ['−3', 'negative'],
    ['1000001', 'too_high'],
  ] as const)('“%s” is none: %s', (cell, code) => expect(readCount(cell)).toBe(code));
});
