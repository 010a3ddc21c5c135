import {
  addBusinessDays,
  addDays,
  type CalendarDate,
  type Holidays,
  isBusinessDay,
  nextBusinessDay,
} from './business-days.ts';

export interface DeliveryPromise {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The shop's rules of dispatch (database settings). */
export interface DispatchRules {
  /** Orders until this time of Vilnius (`HH:MM`) leave the same business day. */
  readonly cutOff: string;
  readonly holidays: Holidays;
  /** Days off where the parcel goes, on which nobody hands it over; absent at home. */
  readonly destinationHolidays?: Holidays;
}

let clock: Intl.DateTimeFormat | undefined;

/** Made when it is first asked: it costs a slow phone 70 ms. */
function vilniusClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius', dateStyle: 'short', timeStyle: 'short' });
  return clock;
}

/**
 * When an order placed at `now` arrives: on a business day before the cut-off it leaves the same day, otherwise the next
 * business day; then the option's transit in business days (decisions.md, shipping charged), none of which is a day off where it
 * goes (docs/decisions/0022).
 */
export function promiseDelivery(
  now: Date,
  { cutOff, holidays, destinationHolidays }: DispatchRules,
  transit: { readonly minimumDays: number; readonly maximumDays: number },
): DeliveryPromise {
  const [today = '', time = ''] = vilniusClock().format(now).split(' ');
  const leavesToday = isBusinessDay(today, holidays) && time < cutOff;
  const leaves = leavesToday ? today : nextBusinessDay(addDays(today, 1), holidays);
  const daysOff = destinationHolidays ? new Set([...holidays, ...destinationHolidays]) : holidays;
  return {
    from: addBusinessDays(leaves, transit.minimumDays, daysOff),
    to: addBusinessDays(leaves, transit.maximumDays, daysOff),
  };
}
