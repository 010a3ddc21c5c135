import { expect, it } from 'vitest';
import { parseBracketForm } from './bracket-form.ts';

const parsed = (text: string) => JSON.parse(JSON.stringify(parseBracketForm(text)));

it('reads nested names and numbered lists', () => {
  expect(parsed('a=1&b[c]=2&d[0][e]=3&d[1][e]=4')).toEqual({
    a: '1',
    b: { c: '2' },
    d: { 0: { e: '3' }, 1: { e: '4' } },
  });
});

it('appends where the brackets are empty', () => {
  expect(parsed('expand[]=x&expand[]=y')).toEqual({ expand: { 0: 'x', 1: 'y' } });
});

it('decodes names and values', () => {
  expect(parsed('metadata%5Bfull+name%5D=R%C5%ABta+%26+co')).toEqual({ metadata: { 'full name': 'Rūta & co' } });
});

it('keeps hostile names as plain names', () => {
  const tree = parseBracketForm('__proto__[polluted]=yes&a[constructor]=x');
  expect(Object.keys(tree)).toEqual(['__proto__', 'a']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
