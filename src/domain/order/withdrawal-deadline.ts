import { addDays, type CalendarDate, type Holidays, nextBusinessDay } from '../shipping/business-days.ts';

const withdrawalDays = 14;

/**
 * The last day on which a shopper may withdraw from the contract: 14 days from the day after all the goods were received
 * (`received`: the last parcel's day in Vilnius); a last day that is no working day moves to the next (Directive 2011/83/EU
 * art. 9; Regulation 1182/71 art. 3(4); Civil Code 6.228-10).
 */
export function withdrawalDeadline(received: CalendarDate, holidays: Holidays): CalendarDate {
  return nextBusinessDay(addDays(received, withdrawalDays), holidays);
}
