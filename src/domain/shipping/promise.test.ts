import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lithuanianHolidays } from '#tests/support/lithuanian-holidays.ts';
import { addDays, isBusinessDay } from './business-days.ts';
import { promiseDelivery } from './promise.ts';

const standard = { minimumDays: 3, maximumDays: 5 };
const rules = { cutOff: '14:00', holidays: new Set(['2026-12-24', '2026-12-25', '2026-12-26']) };
const promise = (now: string, transit = standard) => promiseDelivery(new Date(now), rules, transit);

const years = Array.from({ length: 11 }, (_, index) => 2026 + index);
const lithuania = { cutOff: '14:00', holidays: new Set(years.flatMap(lithuanianHolidays)) };
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

/** The day and the hour of Vilnius: two hours ahead, three in the summer time of the European Union. */
function vilnius(moment: Date): readonly [day: string, hour: number] {
  const year = moment.getUTCFullYear();
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(year, month + 1, 0, 1));
    return end.getTime() - end.getUTCDay() * 86_400_000;
  };
  const isSummer = moment.getTime() >= lastSunday(2) && moment.getTime() < lastSunday(9);
  const there = new Date(moment.getTime() + (isSummer ? 3 : 2) * 3_600_000);
  return [there.toISOString().slice(0, 10), there.getUTCHours()];
}

describe('promiseDelivery', () => {
  it('leaves the same day before the cut-off in Vilnius, the next business day from it on', () => {
    expect(promise('2026-11-17T11:59:00Z')).toEqual({ from: '2026-11-20', to: '2026-11-24' });
    expect(promise('2026-11-17T12:00:00Z')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  });

  it('knows summer time: 14:00 in Vilnius is 11:00 UTC in June', () => {
    expect(promise('2026-06-01T10:59:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-06-02');
    expect(promise('2026-06-01T11:00:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-06-03');
  });

  it('hands nothing over on a day off where it goes, which keeps nothing from leaving', () => {
    const abroad = { ...rules, destinationHolidays: new Set(['2026-11-18', '2026-11-19']) };
    const one = { minimumDays: 1, maximumDays: 2 };
    expect(promiseDelivery(new Date('2026-11-17T11:00:00Z'), abroad, one)).toEqual({
      from: '2026-11-20',
      to: '2026-11-23',
    });
    expect(promiseDelivery(new Date('2026-11-18T11:00:00Z'), abroad, one).from).toBe('2026-11-20');
  });

  it('handles weekend orders on Monday', () => {
    expect(promise('2026-11-21T08:00:00Z', { minimumDays: 1, maximumDays: 2 })).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
  });

  it('rests on holidays', () => {
    expect(promise('2026-12-23T13:00:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-12-29');
  });

  it('takes the date of Vilnius, not of UTC', () => {
    expect(promise('2026-11-16T22:30:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-11-18');
  });

  it('never promises the past, a weekend or an end before its beginning', () => {
    const anyMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 5 }), fc.nat(5), (now, minimumDays, more) => {
        const { from, to } = promiseDelivery(now, rules, { minimumDays, maximumDays: minimumDays + more });
        expect(from > now.toISOString().slice(0, 10)).toBe(true);
        expect(from <= to).toBe(true);
        expect(isBusinessDay(from, rules.holidays) && isBusinessDay(to, rules.holidays)).toBe(true);
      }),
    );
  });

  it('rests over Easter, which moves, and over a holiday beside a weekend', () => {
    const nextDay = (now: string) => promiseDelivery(new Date(now), lithuania, { minimumDays: 1, maximumDays: 1 }).to;
    // Easter Monday is 6 April in 2026, 29 March in 2027, 17 April in 2028.
    expect(nextDay('2026-04-03T09:00:00Z')).toBe('2026-04-07');
    expect(nextDay('2026-04-03T12:00:00Z')).toBe('2026-04-08');
    expect(nextDay('2027-03-26T09:00:00Z')).toBe('2027-03-30');
    expect(nextDay('2028-04-14T09:00:00Z')).toBe('2028-04-18');
    // 24 to 26 December 2027 are Friday to Sunday.
    expect(nextDay('2027-12-23T10:00:00Z')).toBe('2027-12-27');
  });

  it('at any minute of ten years counts the business days of Lithuania from the day that the parcel leaves', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 5 }), fc.nat(4), (now, minimumDays, more) => {
        const { from, to } = promiseDelivery(now, lithuania, { minimumDays, maximumDays: minimumDays + more });
        const [today, hour] = vilnius(now);
        const leavesToday = isBusinessDay(today, lithuania.holidays) && hour < 14;
        const passed = (day: string) => {
          let count = 0;
          for (let each = addDays(today, 1); each <= day; each = addDays(each, 1))
            count += isBusinessDay(each, lithuania.holidays) ? 1 : 0;
          return count - (leavesToday ? 0 : 1);
        };
        expect([passed(from), passed(to)]).toEqual([minimumDays, minimumDays + more]);
        for (const day of [from, to]) {
          expect(lithuania.holidays.has(day)).toBe(false);
          expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
        }
      }),
    );
  });

  it('never arrives earlier for who orders later', () => {
    fc.assert(
      fc.property(moments, fc.nat(10 * 24 * 60), (now, minutes) => {
        const later = new Date(now.getTime() + minutes * 60_000);
        const transit = { minimumDays: 1, maximumDays: 3 };
        const [first, second] = [now, later].map((moment) => promiseDelivery(moment, lithuania, transit));
        expect((first?.to ?? '') <= (second?.to ?? '')).toBe(true);
      }),
    );
  });
});
