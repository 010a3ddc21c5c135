import { describe, expect, it } from 'vitest';
import { choiceProblems, fewLeft, firstChoice, freePieces, readVariants, sizeColumns } from './choice.ts';

const variants = [
  { size: 'S', color: 'black', free: 0 },
  { size: 'M', color: 'black', free: 2 },
  { size: 'S', color: 'red', free: 7 },
  { size: 'M', color: 'red', free: 500 },
];

describe('what can be bought', () => {
  it.each([
    ['black', 'S', 0],
    ['black', 'M', 2],
    [undefined, 'S', 7],
    ['black', undefined, 2],
    ['green', 'M', 0],
    ['red', 'M', 99],
  ])('%s in %s: %i pieces', (color, size, free) => {
    expect(freePieces(variants, { color, size })).toBe(free);
  });

  it('of a product without sizes and colours is what its one variant has', () => {
    expect(freePieces([{ size: '', color: '', free: 4 }], firstChoice([], []))).toBe(4);
  });
});

describe('the first choice', () => {
  it('is made where there is only one', () => {
    expect(firstChoice(['One'], ['black'])).toEqual({ size: 'One', color: 'black' });
  });

  it('is the shopper’s where there are several', () => {
    expect(firstChoice(['S', 'M'], ['black', 'red'])).toEqual({ size: undefined, color: undefined });
  });
});

describe('before it goes into the cart', () => {
  it('a size and a colour must be chosen, and there must be a price', () => {
    expect(choiceProblems({ color: undefined, size: undefined }, null)).toEqual([
      'selectColor',
      'selectSize',
      'noPrice',
    ]);
    expect(choiceProblems({ color: 'red', size: undefined }, 100)).toEqual(['selectSize']);
    expect(choiceProblems({ color: 'red', size: 'M' }, 0)).toEqual(['noPrice']);
    expect(choiceProblems({ color: '', size: '' }, 8900)).toEqual([]);
  });
});

it.each([
  [0, undefined],
  [1, 1],
  [3, 3],
  [4, undefined],
])('%i pieces: says %s', (free, said) => {
  expect(fewLeft(free)).toBe(said);
});

it.each([
  [1, 5],
  [5, 5],
  [6, 6],
  [8, 4],
  [9, 5],
])('%i sizes stand in %i columns', (sizes, columns) => {
  expect(sizeColumns(sizes)).toBe(columns);
});

describe('the short form that pages carry', () => {
  it('names free pieces by colour, in the order of the sizes', () => {
    expect(readVariants('{"s":["S","M"],"c":{"black":[0,2]}}')).toEqual([
      { size: 'S', color: 'black', free: 0 },
      { size: 'M', color: 'black', free: 2 },
    ]);
  });

  it('has one entry a colour where there are no sizes', () => {
    expect(readVariants('{"s":[],"c":{"red":[4]}}')).toEqual([{ size: '', color: 'red', free: 4 }]);
  });
});
