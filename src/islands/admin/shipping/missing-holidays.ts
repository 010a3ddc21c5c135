import type { Holiday } from '#src/contracts/staff-delivery.ts';
import { lithuanianHolidays } from '#src/domain/shipping/lithuanian-holidays.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Years that have days off, with this one and the next, the earliest first. */
export function yearsOf(days: readonly Holiday[], thisYear: number): number[] {
  const known = days.map(({ day }) => yearOf(day));
  return [...new Set([...known, thisYear, thisYear + 1])].sort((left, right) => left - right);
}

/** The days off of a year. */
export const daysOf = (days: readonly Holiday[], year: number) => days.filter(({ day }) => yearOf(day) === year);

/**
 * Days off of a year that are not there: in Lithuania those that the law names; elsewhere those that the year before has by that
 * name, on the same date, which moving feasts do not keep.
 */
export function missingHolidays(country: ShippingCountry, year: number, days: readonly Holiday[]): readonly Holiday[] {
  const there = daysOf(days, year);
  if (country === 'LT') return lithuanianHolidays(year).filter(({ day }) => there.every((known) => known.day !== day));
  return daysOf(days, year - 1)
    .filter(({ name }) => there.every((known) => known.name !== name))
    .map((holiday) => ({ ...holiday, day: `${year}${holiday.day.slice(4)}` }))
    .filter(({ day }) => !day.endsWith('-02-29'));
}
