import { describe, expect, it } from 'vitest';
import { lithuanianHolidays as independently } from '#tests/support/lithuanian-holidays.ts';
import { easterSunday, lithuanianHolidays } from './lithuanian-holidays.ts';

describe('the public holidays of Lithuania', () => {
  it('are those of the law, for two centuries, against another algorithm of Easter', () => {
    for (let year = 1950; year < 2150; year += 1) {
      const days = lithuanianHolidays(year).map(({ day }) => day);
      const sundays = days.filter((day) => /-0[56]-0[1-7]$/.test(day) && new Date(day).getUTCDay() === 0);
      expect(sundays.length, `mother’s and father’s day of ${year}`).toBeGreaterThanOrEqual(2);
      expect(days).toEqual(expect.arrayContaining(independently(year)));
      expect(days).toHaveLength(16);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('knows Easter at the edges of its rule', () => {
    expect([1954, 1981, 2026, 2049, 2076, 2285].map(easterSunday)).toEqual([
      '1954-04-18',
      '1981-04-19',
      '2026-04-05',
      '2049-04-18',
      '2076-04-19',
      '2285-03-22',
    ]);
  });

  it('says when Sundays of parents are', () => {
    const named = Object.fromEntries(lithuanianHolidays(2027).map(({ name, day }) => [name, day]));
    expect([named['Mother’s Day'], named['Father’s Day'], named['Easter Monday']]).toEqual([
      '2027-05-02',
      '2027-06-06',
      '2027-03-29',
    ]);
  });
});
