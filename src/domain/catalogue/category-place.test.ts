import { describe, expect, it } from 'vitest';
import { childrenOf, placeAfterStep, placeOfDrop, refusePlace, type Step, treeWith } from './category-place.ts';

/** women: shoes (boots, heels), dresses; men: shirts (hidden), ties. Parents first, in their order. */
const tree = (
  [
    ['women', null],
    ['shoes', 'women'],
    ['boots', 'shoes'],
    ['heels', 'shoes'],
    ['dresses', 'women'],
    ['men', null],
    ['shirts', 'men'],
    ['ties', 'men'],
  ] as const
).map(([id, parent]) => ({ id, parent_id: parent, is_active: id !== 'shirts' }));
const ids = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => id);

describe('a place in the tree', () => {
  it.each([
    ['women', 'men', 'department_fixed'],
    ['boots', null, 'department_fixed'],
    ['boots', 'nowhere', 'parent_unknown'],
    ['shoes', 'boots', 'below_itself'],
    ['shoes', 'shoes', 'below_itself'],
    ['boots', 'men', 'other_department'],
    ['dresses', 'boots', 'too_deep'],
    ['shoes', 'dresses', 'too_deep'],
    ['ties', 'shirts', 'parent_hidden'],
    ['boots', 'women', undefined],
    ['dresses', 'shoes', undefined],
    ['women', null, undefined],
  ])('%s below %s: %s', (id, parent, refusal) => {
    expect(refusePlace(tree, id, parent)).toBe(refusal);
  });

  it('of a new category is refused as of one that stands nowhere yet', () => {
    expect(refusePlace(tree, 'new', 'shoes')).toBeUndefined();
    expect(refusePlace(tree, 'new', 'boots')).toBe('too_deep');
    expect(refusePlace(tree, 'new', null)).toBe('department_fixed');
  });
});

describe('a step', () => {
  it.each<[string, Step, object | undefined]>([
    ['boots', 'up', undefined],
    ['boots', 'down', { parent: 'shoes', next: null }],
    ['heels', 'up', { parent: 'shoes', next: 'boots' }],
    ['heels', 'down', undefined],
    ['dresses', 'in', { parent: 'shoes', next: null }],
    ['shoes', 'in', undefined],
    ['boots', 'out', { parent: 'women', next: 'dresses' }],
    ['shoes', 'out', undefined],
    ['women', 'down', undefined],
    ['nothing', 'up', undefined],
  ])('of %s %s leads to %o', (id, step, place) => {
    expect(placeAfterStep(tree, id, step)).toEqual(place);
  });

  it('in and out leads back among the neighbours', () => {
    const inside = treeWith(tree, 'dresses', { parent: 'shoes', next: null });
    expect(ids(childrenOf(inside, 'shoes'))).toEqual(['boots', 'heels', 'dresses']);
    const place = placeAfterStep(inside, 'dresses', 'out');
    expect(place && treeWith(inside, 'dresses', place)).toEqual(tree);
  });
});

describe('dropping', () => {
  it.each([
    ['heels', 'boots', 'before', { parent: 'shoes', next: 'boots' }],
    ['dresses', 'shoes', 'inside', { parent: 'shoes', next: null }],
    ['dresses', 'shoes', 'after', { parent: 'shoes', next: 'boots' }],
    ['boots', 'shoes', 'after', { parent: 'shoes', next: 'heels' }],
    ['boots', 'dresses', 'after', { parent: 'women', next: null }],
    ['dresses', 'women', 'before', { parent: null, next: 'women' }],
  ] as const)('%s over %s (%s)', (dragged, over, edge, place) => {
    const node = tree.find(({ id }) => id === over);
    expect(node && placeOfDrop(tree, dragged, node, { edge, isOpen: true })).toEqual(place);
  });

  it('behind a closed category is beside it', () => {
    const shoes = tree[1];
    expect(shoes && placeOfDrop(tree, 'boots', shoes, { edge: 'after', isOpen: false })).toEqual({
      parent: 'women',
      next: 'dresses',
    });
  });
});

it('a moved category takes along what stands below it', () => {
  expect(ids(treeWith(tree, 'shoes', { parent: 'women', next: null }))).toEqual([
    ...['women', 'dresses', 'shoes', 'boots', 'heels', 'men', 'shirts', 'ties'],
  ]);
});
