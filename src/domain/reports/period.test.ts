import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lengthOf,
  periodNames,
  periodOf,
  periodOfDays,
  periodOfQuarter,
  quarterOf,
  quartersUntil,
  returnDue,
} from './period.ts';

describe('a period by its name', () => {
  it.each([
    ['month', '2026-11-24', ['2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24']],
    ['month', '2026-03-31', ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28']],
    ['last_month', '2026-01-05', ['2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30']],
    ['quarter', '2026-11-24', ['2026-10-01', '2026-11-24', '2026-07-01', '2026-08-24']],
    ['last_quarter', '2026-02-01', ['2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30']],
    ['year', '2026-11-24', ['2026-01-01', '2026-11-24', '2025-01-01', '2025-11-24']],
    ['year', '2028-12-31', ['2028-01-01', '2028-12-31', '2027-01-01', '2027-12-31']],
    ['last_year', '2026-11-24', ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31']],
  ] as const)('%s on %s', (name, today, [from, to, beforeFrom, beforeTo]) => {
    expect(periodOf(name, today)).toEqual({ from, to, before: { from: beforeFrom, to: beforeTo } });
  });

  it('is never longer than a year, and what it is held against ends the day before it begins or earlier', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), day, (name, today) => {
        const { from, to, before } = periodOf(name, today);
        expect(from <= to && to <= today).toBe(true);
        expect(before.from <= before.to && before.to < from).toBe(true);
        expect(lengthOf({ from, to })).toBeLessThanOrEqual(366);
      }),
    );
  });
});

it('any days are held against as many days right before them', () => {
  expect(periodOfDays({ from: '2026-03-01', to: '2026-03-03' })).toEqual({
    ...{ from: '2026-03-01', to: '2026-03-03' },
    before: { from: '2026-02-26', to: '2026-02-28' },
  });
});

describe('a quarter', () => {
  it('has its days, those of the one before, and a day by which its return is due', () => {
    const quarter = periodOfQuarter('2026-Q1');
    expect(quarter).toEqual({
      ...{ from: '2026-01-01', to: '2026-03-31' },
      before: { from: '2025-10-01', to: '2025-12-31' },
    });
    expect(quarter && returnDue(quarter)).toBe('2026-04-30');
    expect(returnDue({ from: '2026-10-01', to: '2026-12-31' })).toBe('2027-01-31');
  });

  it('is named by its year, and what is no quarter is none', () => {
    expect(quarterOf('2026-09-30')).toBe('2026-Q3');
    expect(quartersUntil('2026-05-31', 4)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4', '2025-Q3']);
    expect(periodOfQuarter('2026-Q5')).toBeUndefined();
    expect(periodOfQuarter('')).toBeUndefined();
  });
});
