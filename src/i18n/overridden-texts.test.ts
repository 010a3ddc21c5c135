import { expect, it } from 'vitest';
import { overrideTexts } from './overridden-texts.ts';

const original = { title: 'Cart', lines: { item_one: '{{count}} item', item_other: '{{count}} items' } };

it('puts changed texts in their places and leaves the file’s own as they are', () => {
  const { messages, faults } = overrideTexts(original, [{ key: 'lines.item_one', text: '{{count}} piece' }]);
  expect(messages).toEqual({ title: 'Cart', lines: { item_one: '{{count}} piece', item_other: '{{count}} items' } });
  expect(original.lines.item_one).toBe('{{count}} item');
  expect(faults).toEqual([]);
});

it('leaves a broken text out and says so: of no such key, of a group, with a placeholder that nobody fills', () => {
  const changed = [
    { key: 'lines', text: 'x' },
    { key: 'lines.item_few', text: 'x' },
    { key: 'constructor.name', text: 'x' },
    { key: 'title', text: '{{name}}' },
  ];
  const { messages, faults } = overrideTexts(original, changed);
  expect(messages).toEqual(original);
  expect(faults.map(({ key, fault }) => `${key} ${fault}`)).toEqual([
    'lines text_unknown',
    'lines.item_few text_unknown',
    'constructor.name text_unknown',
    'title placeholder_unknown',
  ]);
});
