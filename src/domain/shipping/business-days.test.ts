import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, addDays, isBusinessDay, nextBusinessDay } from './business-days.ts';

const christmas = new Set(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']);
const dates = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));
const holidays = fc.array(dates, { maxLength: 60 }).map((days) => new Set(days));

describe('business days', () => {
  it('count over a weekend, over Christmas and over the end of February', () => {
    expect(addBusinessDays('2026-11-20', 1, christmas)).toBe('2026-11-23');
    expect(addBusinessDays('2026-12-23', 1, christmas)).toBe('2026-12-28');
    expect(nextBusinessDay('2026-12-24', christmas)).toBe('2026-12-28');
    expect(nextBusinessDay('2026-12-23', christmas)).toBe('2026-12-23');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('always land on a business day and pass exactly as many as asked', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 12 }), holidays, (date, days, off) => {
        const end = addBusinessDays(date, days, off);
        expect(isBusinessDay(end, off)).toBe(true);
        let passed = 0;
        for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) passed += isBusinessDay(day, off) ? 1 : 0;
        expect(passed).toBe(days);
      }),
    );
  });
});
