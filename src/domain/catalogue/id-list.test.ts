import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIdList, withFirst } from './id-list.ts';

it('keeps ids, each once, and drops what is none', () => {
  const stored = JSON.stringify([
    'wool-coat-1a2b',
    7,
    null,
    '<b>',
    'wool-coat-1a2b',
    '../x',
    'tie-9x',
    'x'.repeat(121),
  ]);
  expect(parseIdList(stored, 10)).toEqual(['wool-coat-1a2b', 'tie-9x']);
  expect(parseIdList(stored, 1)).toEqual(['wool-coat-1a2b']);
});

it('takes whatever stands in storage without an error', () => {
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseIdList(text, 5))));
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(parseIdList(JSON.stringify(value), 5))));
  expect(parseIdList(null, 5)).toEqual([]);
});

it('puts the latest first and forgets the oldest', () => {
  expect(withFirst(['a', 'b', 'c'], 'c', 3)).toEqual(['c', 'a', 'b']);
  expect(withFirst(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
});
