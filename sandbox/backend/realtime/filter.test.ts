import { describe, expect, it } from 'vitest';
import { parseFilter, passes } from '#sandbox/backend/realtime/filter.ts';

const columns = new Set(['id', 'price', 'name', 'active']);
const row = { id: 'a', price: 10, name: 'x,(y)', active: true };

describe('filters of postgres_changes', () => {
  it.each([
    ['id=eq.a', true],
    ['id=eq.b', false],
    ['id=neq.b', true],
    ['price=lt.9', false],
    ['price=lt.11', true],
    ['price=lte.10', true],
    ['price=gt.9', true],
    ['price=gte.11', false],
    ['active=eq.true', true],
    ['id=in.(b,a)', true],
    ['id=in.(b,c)', false],
    ['name=eq."x,(y)"', true],
    ['name=in.("x,(y)",z)', true],
    ['id=eq.a,price=gt.100', false],
    ['id=eq.a,price=gt.1', true],
    ['', true],
  ])('%s', (text, expected) => {
    const filter = parseFilter(text, columns);
    expect(filter && passes(row, filter)).toBe(expected);
  });

  it.each(['unknown=eq.1', 'id=like.a', 'id', 'id=in.a'])('refuses %s', (text) => {
    expect(parseFilter(text, columns)).toBeUndefined();
  });

  it('takes null for no match, as SQL does', () => {
    expect(passes({ price: null }, parseFilter('price=neq.1', columns) ?? [])).toBe(false);
  });
});
