import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChanges, changesOf } from './list-changes.ts';

const lists = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 12 });
const most = 50;

it('finds what makes one list hold what another holds', () => {
  fc.assert(
    fc.property(lists, lists, (known, now) => {
      const brought = applyChanges(known, changesOf(known, now, most), most);
      expect(brought.toSorted()).toEqual(now.toSorted());
    }),
  );
});

it('finds nothing where nothing changed', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(changesOf(list, list, most)).toEqual({ added: [], removed: [] });
    }),
  );
});

it('does not take for removed what made room in a full list', () => {
  const known = ['a', 'b', 'c', 'd'];
  expect(changesOf(known, ['x', 'a', 'b', 'c'], 4)).toEqual({ added: ['x'], removed: [] });
  expect(changesOf(known, ['x', 'y', 'a', 'c'], 4)).toEqual({ added: ['x', 'y'], removed: ['b'] });
});

it('keeps the changes of two sides', () => {
  const base = ['a', 'b', 'c'];
  const [mine, theirs] = [
    ['x', 'a', 'c'],
    ['y', 'a', 'b'],
  ];
  expect(applyChanges(theirs, changesOf(base, mine, most), most)).toEqual(['x', 'y', 'a']);
});
