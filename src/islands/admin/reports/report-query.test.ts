import { expect, it } from 'vitest';
import { groupingIn, periodIn, quarterIn, reportIn } from './report-query.ts';

const today = '2026-11-24';

it('an address that asks for nothing shows the sales of this month by day', () => {
  expect([reportIn({}), groupingIn({}), periodIn({}, today).choice]).toEqual(['sales', 'day', 'month']);
});

it.each([
  [{ from: '2026-02-30', to: 'x' }],
  [{ from: '2026-03-02', to: '2026-03-01' }],
  [{ from: '1990-01-01', to: '2026-03-01' }],
])('days that nobody could have chosen are today: %j', (query) => {
  expect(periodIn({ ...query, period: 'days' }, today)).toMatchObject({ from: today, to: today, choice: 'days' });
});

it('any days are kept with those before them', () => {
  expect(periodIn({ period: 'days', from: '2026-11-10', to: '2026-11-11' }, today)).toMatchObject({
    ...{ from: '2026-11-10', to: '2026-11-11' },
    before: { from: '2026-11-08', to: '2026-11-09' },
  });
});

it('rows are about what their report knows', () => {
  expect(groupingIn({ view: 'profit', by: 'country' })).toBe('day');
  expect(groupingIn({ view: 'products', by: 'category' })).toBe('category');
  expect(groupingIn({ view: 'vat', by: 'day' })).toBeUndefined();
});

it('the One Stop Shop begins with the last whole quarter', () => {
  expect(quarterIn({}, today)).toBe('2026-Q3');
  expect(quarterIn({ quarter: '2026-Q2' }, today)).toBe('2026-Q2');
  expect(periodIn({ view: 'oss', quarter: '1999-Q1' }, today)).toMatchObject({ from: '2026-07-01', to: '2026-09-30' });
});
