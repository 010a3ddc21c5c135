import { expect, it } from 'vitest';
import { isPreview, previewPath } from './preview-link.ts';

const now = new Date('2026-11-24T10:00:00Z');
const queryOf = (path: string) => new URL(path, 'https://gija.example').searchParams;

it('opens the product that it was made for, for half an hour', () => {
  const path = previewPath('secret', 'wool-coat', now);
  expect(path).toMatch(/^\/preview\/wool-coat\?/);
  const opens = (id: string, minutes: number, key = 'secret') =>
    isPreview(key, id, queryOf(path), new Date(now.getTime() + minutes * 60_000));
  expect(opens('wool-coat', 29)).toBe(true);
  expect(opens('wool-coat', 31)).toBe(false);
  expect(opens('silk-dress', 1)).toBe(false);
  expect(opens('wool-coat', 1, 'another')).toBe(false);
});

it.each(['', 'until=9999999999999', 'until=9999999999999&signature=', 'until=9999999999999&signature=00'])(
  'opens nothing with “%s”',
  (query) => {
    expect(isPreview('secret', 'wool-coat', new URLSearchParams(query), now)).toBe(false);
  },
);

it('cannot be made to last longer', () => {
  const query = queryOf(previewPath('secret', 'wool-coat', now));
  query.set('until', String(Number(query.get('until')) + 1));
  expect(isPreview('secret', 'wool-coat', query, now)).toBe(false);
});
