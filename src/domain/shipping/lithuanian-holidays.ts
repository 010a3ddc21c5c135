import { addDays, type CalendarDate } from './business-days.ts';

export interface NamedHoliday {
  readonly day: CalendarDate;
  readonly name: string;
  readonly name_lt: string;
  readonly name_ru: string;
}

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm, Nature 1876). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (skipped + 19 * golden + 15) % 30;
  const fullMoon = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, fullMoon - weekday);
}

/** The first Sunday of a month. */
function firstSunday(year: number, month: '05' | '06'): CalendarDate {
  const first = `${year}-${month}-01`;
  return addDays(first, (7 - new Date(`${first}T00:00:00Z`).getUTCDay()) % 7);
}

/** The public holidays of Lithuania in a year, the earliest first (Labour Code, article 123). */
export function lithuanianHolidays(year: number): NamedHoliday[] {
  const easter = easterSunday(year);
  const days: readonly (readonly [day: CalendarDate, name: string, lt: string, ru: string])[] = [
    [`${year}-01-01`, 'New Year’s Day', 'Naujieji metai', 'Новый год'],
    [
      `${year}-02-16`,
      'Day of the Restoration of the State',
      'Lietuvos valstybės atkūrimo diena',
      'День восстановления Литовского государства',
    ],
    [
      `${year}-03-11`,
      'Day of the Restoration of Independence',
      'Lietuvos nepriklausomybės atkūrimo diena',
      'День восстановления независимости Литвы',
    ],
    [easter, 'Easter Sunday', 'Šv. Velykos', 'Пасха'],
    [addDays(easter, 1), 'Easter Monday', 'Antroji Velykų diena', 'Пасхальный понедельник'],
    [`${year}-05-01`, 'Labour Day', 'Tarptautinė darbo diena', 'Международный день труда'],
    [firstSunday(year, '05'), 'Mother’s Day', 'Motinos diena', 'День матери'],
    [firstSunday(year, '06'), 'Father’s Day', 'Tėvo diena', 'День отца'],
    [`${year}-06-24`, 'St John’s Day', 'Rasos ir Joninių diena', 'День Росы и Йонинес'],
    [
      `${year}-07-06`,
      'Statehood Day',
      'Valstybės ir Tautiškos giesmės diena',
      'День государства и Национального гимна',
    ],
    [`${year}-08-15`, 'Assumption Day', 'Žolinė', 'Успение Пресвятой Девы Марии'],
    [`${year}-11-01`, 'All Saints’ Day', 'Visų Šventųjų diena', 'День всех святых'],
    [`${year}-11-02`, 'All Souls’ Day', 'Mirusiųjų atminimo diena (Vėlinės)', 'День поминовения усопших'],
    [`${year}-12-24`, 'Christmas Eve', 'Kūčios', 'Сочельник'],
    [`${year}-12-25`, 'Christmas Day', 'Šv. Kalėdos', 'Рождество'],
    [`${year}-12-26`, 'Second day of Christmas', 'Antroji Kalėdų diena', 'Второй день Рождества'],
  ];
  return days
    .map(([day, name, lt, ru]) => ({ day, name, name_lt: lt, name_ru: ru }))
    .sort((left, right) => left.day.localeCompare(right.day));
}
