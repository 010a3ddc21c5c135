import { expect, it } from 'vitest';
import { parseRecents, type Recent, withRecent } from './palette-recents.ts';

const order = (key: string): Recent => ({ kind: 'order', key });

it('what was chosen last stands first, once, six at most, by person', () => {
  let recents = withRecent({ other: [order('GJ-1')] }, 'me', { kind: 'entry', key: 'orders' });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) recents = withRecent(recents, 'me', order(key));
  expect(recents['me']?.map(({ key }) => key)).toEqual(['b', 'f', 'e', 'd', 'c', 'a']);
  expect(recents['other']).toEqual([order('GJ-1')]);
  expect(parseRecents(JSON.stringify(recents))).toEqual(recents);
});

it('the person who was here longest ago makes room', () => {
  let recents = {};
  for (const person of ['a', 'b', 'c', 'a', 'd', 'e']) recents = withRecent(recents, person, order('GJ-1'));
  expect(Object.keys(recents)).toEqual(['e', 'd', 'a', 'c']);
});

it('whatever does not fit is dropped', () => {
  for (const stored of ['', 'null', '[', '7', '"x"']) expect(parseRecents(stored), stored).toEqual({});
  const kept = [
    { kind: 'entry', key: 'gone' },
    { kind: 'entry', key: 'lock', name: 'x' },
    { kind: 'customer', key: 'somebody', name: 'Ona' },
    { kind: 'product', key: 'dress' },
    { kind: 'product', key: 'dress', name: 'Dress', email: 'ona@example.com' },
    { kind: 'order', key: 'x'.repeat(200) },
    null,
  ];
  expect(parseRecents(JSON.stringify({ me: kept, you: 7 }))).toEqual({
    me: [
      { kind: 'entry', key: 'lock' },
      { kind: 'product', key: 'dress', name: 'Dress' },
    ],
    you: [],
  });
});
