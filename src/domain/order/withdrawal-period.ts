import { vilniusDay } from '../document/vilnius-day.ts';
import { addDays, type CalendarDate, type Holidays } from '../shipping/business-days.ts';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

/** Days in which goods go back to the shop and money to the shopper, each counted from the declaration (2011/83/EU arts 13, 14). */
const settlementDays = 14;

export type WithdrawalPeriod =
  /** Something is still to come: the days have not begun to count, and withdrawing is possible all the same. */
  { readonly state: 'not_begun' } | { readonly state: 'running' | 'over'; readonly lastDay: CalendarDate };

/**
 * Where an order stands between its last parcel's arrival (`receivedAt`, ISO 8601; null while anything is still to come) and
 * the last day to withdraw, which counts to its end in Vilnius.
 */
export function withdrawalPeriod(receivedAt: string | null, holidays: Holidays, now: string): WithdrawalPeriod {
  if (receivedAt === null) return { state: 'not_begun' };
  const lastDay = withdrawalDeadline(vilniusDay(receivedAt), holidays);
  return { state: vilniusDay(now) > lastDay ? 'over' : 'running', lastDay };
}

/** The day until which goods are sent back and money is refunded after a declaration (`declaredAt`, ISO 8601). */
export function settlementDay(declaredAt: string): CalendarDate {
  return addDays(vilniusDay(declaredAt), settlementDays);
}
