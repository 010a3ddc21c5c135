import { describe, expect, it } from 'vitest';
import { islandText } from './island-text.ts';

const messages = {
  title: 'Krepšelis',
  line: { each: 'po {{price}}' },
  items_one: '{{count}} prekė',
  items_few: '{{count}} prekės',
  items_other: '{{count}} prekių',
};

describe('texts of an island', () => {
  const text = islandText('lt', messages);

  it('are found by their key, nested ones with a dot', () => {
    expect(text('title')).toBe('Krepšelis');
    expect(text('line.each', { price: '8,90 €' })).toBe('po 8,90 €');
  });

  it.each([
    [1, '1 prekė'],
    [4, '4 prekės'],
    [12, '12 prekių'],
    [21, '21 prekė'],
  ])('count %i as %s', (count, shown) => {
    expect(text('items', { count })).toBe(shown);
  });

  it('never replace a placeholder inside a value', () => {
    expect(text('line.each', { price: '{{price}}' })).toBe('po {{price}}');
  });
});
