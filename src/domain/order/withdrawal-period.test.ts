import { describe, expect, it } from 'vitest';
import { settlementDay, withdrawalPeriod } from './withdrawal-period.ts';

const holidays = new Set(['2026-12-24', '2026-12-25', '2026-12-26']);

describe('the withdrawal period', () => {
  it('has not begun while something is still to come', () => {
    expect(withdrawalPeriod(null, holidays, '2026-12-01T12:00:00Z')).toEqual({ state: 'not_begun' });
  });

  it.each([
    // Half past eleven at night in London is the day after in Vilnius.
    ['the last minute of the last day', '2026-11-03T10:00:00Z', '2026-11-17T21:59:00Z', 'running', '2026-11-17'],
    ['the first minute after it', '2026-11-03T10:00:00Z', '2026-11-17T22:00:00Z', 'over', '2026-11-17'],
    ['goods that came at night', '2026-11-02T23:30:00Z', '2026-11-04T00:00:00Z', 'running', '2026-11-17'],
    ['a last day among holidays', '2026-12-10T10:00:00Z', '2026-12-28T12:00:00Z', 'running', '2026-12-28'],
    ['the day after that', '2026-12-10T10:00:00Z', '2026-12-29T12:00:00Z', 'over', '2026-12-28'],
  ])('counts to the end of the day in Vilnius: %s', (_, received, now, state, lastDay) => {
    expect(withdrawalPeriod(received, holidays, now)).toEqual({ state, lastDay });
  });
});

it('goods and money have fourteen days from the declaration, by the calendar of Vilnius', () => {
  expect(settlementDay('2026-11-22T10:00:00Z')).toBe('2026-12-06');
  expect(settlementDay('2026-11-22T22:30:00Z')).toBe('2026-12-07');
});
