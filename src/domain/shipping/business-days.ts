/** Calendar dates are `YYYY-MM-DD` texts of Vilnius; arithmetic on them knows no time zone. */
export type CalendarDate = string;

const dayInMilliseconds = 86_400_000;

function parse(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The date `days` later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(parse(date).getTime() + days * dayInMilliseconds).toISOString().slice(0, 10);
}

function isoDate(year: number, month: number, day: number): CalendarDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoDate(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Days off of article 123 of the Lithuanian Labour Code that can fall on a weekday, as month and day. */
const fixedHolidays = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
];

/** Is this a public holiday in Lithuania? (Mother's and Father's Day are Sundays anyway.) */
export function isLithuanianHoliday(date: CalendarDate): boolean {
  if (fixedHolidays.includes(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date === easter || date === addDays(easter, 1);
}

/** Monday to Friday, no public holiday in Lithuania. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = parse(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isLithuanianHoliday(date);
}

/** The first business day on or after `date`. */
export function nextBusinessDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The business day that comes `days` business days after `date`. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBusinessDay(addDays(day, 1));
  return day;
}
