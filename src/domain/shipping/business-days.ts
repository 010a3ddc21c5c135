/** Calendar dates are `YYYY-MM-DD` texts of Vilnius; arithmetic on them knows no time zone. */
export type CalendarDate = string;

/** Days off besides weekends (database table `public_holidays`). */
export type Holidays = ReadonlySet<CalendarDate>;

const dayInMilliseconds = 86_400_000;

function parse(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The date `days` later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(parse(date).getTime() + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Monday to Friday, no holiday. */
export function isBusinessDay(date: CalendarDate, holidays: Holidays): boolean {
  const weekday = parse(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** The first business day on or after `date`. */
export function nextBusinessDay(date: CalendarDate, holidays: Holidays): CalendarDate {
  let day = date;
  while (!isBusinessDay(day, holidays)) day = addDays(day, 1);
  return day;
}

/** The business day that comes `days` business days after `date`. */
export function addBusinessDays(date: CalendarDate, days: number, holidays: Holidays): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBusinessDay(addDays(day, 1), holidays);
  return day;
}
