import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenLines,
  emptyReturnForm,
  isOpenFor,
  keyOf,
  previewSums,
  type ReturnForm,
  reachedStep,
  readReturnForm,
  returnProblems,
} from './return-form.ts';
import { requestedReasons } from './return-reason.ts';

const dress = {
  ...{ line: 1, variant: 'S', quantity: 3, mayReturn: true, mayClaim: true, worth: [3333, 6666, 10_000] },
  sizes: [
    { variant: 'M', free: 2 },
    { variant: 'L', free: 0 },
  ],
};
const belt = { line: 2, variant: 'one', quantity: 1, mayReturn: false, mayClaim: true, worth: [1200], sizes: [] };
const lines = [dress, belt];
const form = (changes: Partial<ReturnForm>): ReturnForm => ({ ...emptyReturnForm, ...changes });

describe('what a line is open for', () => {
  it.each([
    [dress, 'return', true],
    [dress, 'exchange', true],
    [{ ...dress, sizes: [{ variant: 'L', free: 0 }] }, 'exchange', false],
    [belt, 'return', false],
    [belt, 'exchange', false],
    [belt, 'complaint', true],
  ] as const)('case %#', (line, reason, expected) => {
    expect(isOpenFor(line, reason)).toBe(expected);
  });
});

describe('choices', () => {
  const chosen = { [keyOf(dress)]: { quantity: 9, exchangeVariant: 'M' }, [keyOf(belt)]: { quantity: 1 } };

  it('are never more than there is, and leave out what cannot come back this way', () => {
    expect(chosenLines(form({ reason: 'return', chosen }), lines)).toEqual([
      { line: dress, quantity: 3, exchangeVariant: undefined },
    ]);
    expect(chosenLines(form({ reason: 'complaint', chosen }), lines)).toHaveLength(2);
    expect(chosenLines(form({ chosen }), lines)).toEqual([]);
  });

  it('forget a new size that has not as many pieces, and ask for one', () => {
    const wish = form({ reason: 'exchange', chosen });
    expect(returnProblems(wish, lines)).toMatchObject({ lines: false, sizes: [keyOf(dress)] });
    const two = form({ reason: 'exchange', chosen: { [keyOf(dress)]: { quantity: 2, exchangeVariant: 'M' } } });
    expect(returnProblems(two, lines)).toMatchObject({ sizes: [] });
  });
});

describe('steps', () => {
  it.each([
    [form({}), 'reason'],
    [form({ reason: 'return' }), 'items'],
    [form({ reason: 'return', chosen: { [keyOf(dress)]: { quantity: 1 } } }), 'check'],
    [form({ reason: 'exchange', chosen: { [keyOf(dress)]: { quantity: 1 } } }), 'items'],
    [form({ reason: 'complaint', chosen: { [keyOf(belt)]: { quantity: 1 } }, note: '  ' }), 'items'],
    [form({ reason: 'complaint', chosen: { [keyOf(belt)]: { quantity: 1 } }, note: 'A hole.' }), 'check'],
  ] as const)('case %# reaches %s', (filled, step) => {
    expect(reachedStep(filled, lines)).toBe(step);
  });
});

describe('the preview of a refund', () => {
  it('is never below zero, and adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(20_000), (quantity, cost) => {
        const wish = form({ reason: 'return', chosen: { [keyOf(dress)]: { quantity } } });
        const sums = previewSums(wish, lines, cost);
        expect(sums.goods).toBe(dress.worth[quantity - 1]);
        expect(sums.amount).toBe(sums.goods - sums.keptBack);
        expect(sums.amount).toBeGreaterThanOrEqual(0);
        expect(sums.keptBack).toBeLessThanOrEqual(cost);
      }),
    );
  });
});

describe('what a tab has kept', () => {
  it('is read as it was written', () => {
    const choice = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), exchangeVariant: fc.uuid() });
    const forms = fc.record({
      reason: fc.constantFrom(undefined, ...requestedReasons),
      note: fc.string(),
      chosen: fc.dictionary(fc.stringMatching(/^[0-9]+:[a-z]+$/), choice, { noNullPrototype: true }),
    });
    fc.assert(
      fc.property(forms, (filled) => {
        expect(readReturnForm(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
      }),
    );
  });

  it('is nothing where it is anything else', () => {
    for (const kept of [null, 7, 'x', [], { reason: 'theft', note: 4, chosen: { a: null, b: { quantity: 'two' } } }])
      expect(readReturnForm(kept)).toEqual(emptyReturnForm);
  });
});
