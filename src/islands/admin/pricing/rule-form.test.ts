import { describe, expect, it } from 'vitest';
import { priceRule } from '#src/contracts/admin-pricing.ts';
import { emptyRule, readRule, ruleChoices, scopeOf, typedPercent } from './rule-form.ts';

describe('a rule as it is typed', () => {
  it.each([
    ['20', 2000],
    [' 7,5 %', 750],
    ['12.25', 1225],
    ['0', 0],
    ['-5', undefined],
    ['1e3', undefined],
    ['5,123', undefined],
    ['', undefined],
  ])('“%s” is %s hundredths', (typed, hundredths) => {
    expect(typedPercent(typed)).toBe(hundredths);
  });

  it('is one that the contract takes, whatever is chosen', () => {
    for (const choice of ruleChoices) {
      const { rule, problems } = readRule({ ...emptyRule, choice, percent: '15', ending: '99', floor: '10' });
      expect(problems).toEqual({});
      expect(priceRule.safeParse(rule).success, choice).toBe(true);
    }
    expect(readRule({ ...emptyRule, choice: 'lower', percent: '15' }).rule).toMatchObject({
      kind: 'percent',
      basis_points: -1500,
    });
    expect(readRule({ ...emptyRule, choice: 'clear' }).rule).toMatchObject({
      basis_points: 0,
      floor_basis_points: null,
    });
  });

  it.each([
    [{ choice: 'reduce', percent: '' }, { percent: 'percent' }],
    [{ choice: 'reduce', percent: '91' }, { percent: 'percent' }],
    [{ choice: 'raise', percent: '0' }, { percent: 'percent' }],
    [{ choice: 'markup', percent: '0' }, {}],
    [{ choice: 'reduce', percent: '10', floor: 'much' }, { floor: 'floor' }],
    [{ choice: 'keep' }, { ending: 'nothing' }],
    [{ choice: 'keep', floor: '10' }, {}],
  ] as const)('%j has these faults: %j', (changes, problems) => {
    expect(readRule({ ...emptyRule, ...changes }).problems).toEqual(problems);
  });
});

describe('the products of an address', () => {
  it('are those that it names, or a list as it is narrowed', () => {
    expect(scopeOf({ products: 'a b', view: 'loss' })).toEqual({ view: 'all', products: ['a', 'b'] });
    expect(scopeOf({ view: 'loss', q: ' linen ', category: 'women' })).toEqual({
      view: 'loss',
      words: 'linen',
      category: 'women',
    });
    expect(scopeOf({ view: 'elsewhere' })).toEqual({ view: 'all' });
  });
});
