import { addBusinessDays, addDays, type CalendarDate, isBusinessDay, nextBusinessDay } from './business-days.ts';

export interface DeliveryPromise {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const vilniusClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * When an order placed at `now` arrives: on a business day before the cut-off (Vilnius time, `HH:MM`) it leaves the same
 * day, otherwise the next business day; then the option's transit in business days (decisions.md, shipping charged).
 */
export function promiseDelivery(
  now: Date,
  cutOff: string,
  transit: { readonly minimumDays: number; readonly maximumDays: number },
): DeliveryPromise {
  const [today = '', time = ''] = vilniusClock.format(now).split(' ');
  const leaves = isBusinessDay(today) && time < cutOff ? today : nextBusinessDay(addDays(today, 1));
  return { from: addBusinessDays(leaves, transit.minimumDays), to: addBusinessDays(leaves, transit.maximumDays) };
}
