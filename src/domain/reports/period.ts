import { addDays } from '../shipping/business-days.ts';

/** Days of Vilnius (`YYYY-MM-DD`), both inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** What a report is about, and what it is held against. */
export interface Period extends Span {
  readonly before: Span;
}

export const periodNames = ['month', 'last_month', 'quarter', 'last_quarter', 'year', 'last_year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Days that a report may reach over: five years. */
export const longestPeriod = 1830;

const dayLength = 86_400_000;
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Days from the first to the last, both counted. */
export function lengthOf({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

/** Months of a period that begins in a month (0 is January), whole. */
function monthsFrom(year: number, month: number, months: number): Span {
  return { from: dayOf(year, month, 1), to: dayOf(year, month + months, 0) };
}

const sizes = { month: 1, quarter: 3, year: 12 } as const;

/**
 * A month, a quarter or a year by its name. The present one reaches as far as `today`, beside as many days of the one before it
 * (never more than it has); the last one is whole, beside the whole one before it.
 */
export function periodOf(name: PeriodName, today: string): Period {
  const unit = name.replace('last_', '') as keyof typeof sizes;
  const size = sizes[unit];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const isLast = name.startsWith('last_');
  const first = Math.floor((month - 1) / size) * size - (isLast ? size : 0);
  const whole = monthsFrom(year, first, size);
  const before = monthsFrom(year, first - size, size);
  if (isLast) return { ...whole, before };
  const days = lengthOf({ from: whole.from, to: today });
  return { from: whole.from, to: today, before: { ...before, to: earlier(addDays(before.from, days - 1), before.to) } };
}

/** Any days, beside as many days before them. */
export function periodOfDays({ from, to }: Span): Period {
  const length = lengthOf({ from, to });
  return { from, to, before: { from: addDays(from, -length), to: addDays(from, -1) } };
}

/** `2026-Q3`, the quarter that a day falls into. */
export function quarterOf(day: string): string {
  const [year, month = 1] = day.split('-').map(Number);
  return `${year}-Q${Math.ceil(month / 3)}`;
}

/** The days of a quarter beside those of the one before it; undefined for what names no quarter. */
export function periodOfQuarter(quarter: string): Period | undefined {
  const [, year, nth] = /^(20\d\d)-Q([1-4])$/.exec(quarter) ?? [];
  if (year === undefined) return undefined;
  const first = (Number(nth) - 1) * 3;
  return { ...monthsFrom(Number(year), first, 3), before: monthsFrom(Number(year), first - 3, 3) };
}

/** Quarters up to that of `today`, the latest first. */
export function quartersUntil(today: string, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => quarterOf(dayOf(year, month - 1 - back * 3, 1)));
}

/** The last day on which a quarter's return to the One Stop Shop is due: the end of the month after it. */
export function returnDue(quarter: Span): string {
  const [year = 0, month = 1] = quarter.to.split('-').map(Number);
  return dayOf(year, month + 1, 0);
}
