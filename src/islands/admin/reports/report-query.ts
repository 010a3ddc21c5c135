import { type Grouping, groupings, type ReportName, reportNames } from '#src/contracts/staff-reports.ts';
import {
  lengthOf,
  longestPeriod,
  type Period,
  type PeriodName,
  periodNames,
  periodOf,
  periodOfDays,
  periodOfQuarter,
  quartersUntil,
} from '#src/domain/reports/period.ts';

type Query = Readonly<Record<string, string>>;

export type PeriodChoice = PeriodName | 'days';

/** Quarters that the One Stop Shop's return can be looked at for. */
export const quartersShown = 12;

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: string | undefined): value is string =>
  value !== undefined && day.test(value) && !Number.isNaN(Date.parse(value));

/** The report that an address names; sales where it names none. */
export const reportIn = ({ view }: Query): ReportName => reportNames.find((name) => name === view) ?? 'sales';

/** What the rows are about; nothing where a report has rows of one kind. */
export function groupingIn(query: Query): Grouping | undefined {
  const allowed: readonly Grouping[] = groupings[reportIn(query)];
  return allowed.find((one) => one === query['by']) ?? allowed[0];
}

/** The quarter that an address names; the last whole one where it names none. */
export function quarterIn({ quarter }: Query, today: string): string {
  const shown = quartersUntil(today, quartersShown);
  return shown.find((one) => one === quarter) ?? shown[1] ?? '';
}

/**
 * The period that an address asks for, and by which choice; the present month where it asks for none or for what nobody could have
 * chosen. `today` is the day of Vilnius.
 */
export function periodIn(query: Query, today: string): Period & { readonly choice: PeriodChoice } {
  const { from, to, period } = query;
  if (reportIn(query) === 'oss') {
    const quarter = periodOfQuarter(quarterIn(query, today));
    if (quarter) return { ...quarter, choice: 'days' };
  }
  if (period === 'days') {
    const span = isDay(from) && isDay(to) && from <= to ? { from, to } : { from: today, to: today };
    return { ...periodOfDays(lengthOf(span) <= longestPeriod ? span : { from: today, to: today }), choice: 'days' };
  }
  const choice = periodNames.find((name) => name === period) ?? 'month';
  return { ...periodOf(choice, today), choice };
}
