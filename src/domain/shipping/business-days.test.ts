import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, isBusinessDay, isLithuanianHoliday, nextBusinessDay } from './business-days.ts';

const dates = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));

describe('Lithuanian business days', () => {
  it.each([
    '2026-01-01',
    '2026-02-16',
    '2026-03-11',
    '2026-04-06',
    '2026-05-01',
    '2026-06-24',
    '2026-07-06',
    '2027-11-01',
    '2027-11-02',
    '2026-12-24',
    '2026-12-25',
  ])('%s is a holiday', (date) => {
    expect(isLithuanianHoliday(date)).toBe(true);
    expect(isBusinessDay(date)).toBe(false);
  });

  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
    '%s is Easter Sunday, and the next day is off too',
    (date) => {
      expect(isLithuanianHoliday(date)).toBe(true);
      expect(isLithuanianHoliday(addDays(date, 1))).toBe(true);
      expect(isLithuanianHoliday(addDays(date, 2))).toBe(false);
    },
  );

  it('counts over a weekend and over Christmas', () => {
    expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addBusinessDays('2026-12-23', 1)).toBe('2026-12-28');
    expect(nextBusinessDay('2026-12-24')).toBe('2026-12-28');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('always lands on a business day and passes exactly as many as asked', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 12 }), (date, days) => {
        const end = addBusinessDays(date, days);
        expect(isBusinessDay(end)).toBe(true);
        let passed = 0;
        for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) passed += isBusinessDay(day) ? 1 : 0;
        expect(passed).toBe(days);
      }),
    );
  });
});
