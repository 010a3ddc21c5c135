import { describe, expect, it } from 'vitest';
import { lithuanianHolidays } from '#src/domain/shipping/lithuanian-holidays.ts';
import { daysOf, missingHolidays, yearsOf } from './missing-holidays.ts';

const holiday = (day: string, name: string) => ({ day, name, name_lt: name, name_ru: name });

describe('days off that are missing', () => {
  it('are in Lithuania those of the law that are not there, whatever they are called', () => {
    const known = lithuanianHolidays(2029).map(({ day }) => holiday(day, 'off'));
    expect(missingHolidays('LT', 2029, known)).toEqual([]);
    expect(missingHolidays('LT', 2029, known.slice(1)).map(({ day }) => day)).toEqual(['2029-01-01']);
    expect(missingHolidays('LT', 2030, known)).toHaveLength(16);
  });

  it('are elsewhere those that the year before has by that name', () => {
    const days = [
      holiday('2026-05-01', 'Labour Day'),
      holiday('2026-11-18', 'Independence'),
      holiday('2027-05-01', 'Labour Day'),
    ];
    expect(missingHolidays('LV', 2027, days)).toEqual([holiday('2027-11-18', 'Independence')]);
    expect(missingHolidays('LV', 2026, days)).toEqual([]);
  });

  it('knows the years to choose from', () => {
    const days = [holiday('2024-05-01', 'Labour Day'), holiday('2028-05-01', 'Labour Day')];
    expect(yearsOf(days, 2026)).toEqual([2024, 2026, 2027, 2028]);
    expect(daysOf(days, 2028).map(({ day }) => day)).toEqual(['2028-05-01']);
  });
});
