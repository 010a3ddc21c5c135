/** Accepted beside five fields, as on the platform. */
const names: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@hourly': '0 * * * *',
};
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function field(text: string, [least, most]: readonly [number, number]): Set<number> | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const [, span = '', from, to, step] = /^(\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (span === '') return undefined;
    const first = from === undefined ? least : Number(from);
    const last = to === undefined ? (from === undefined || step !== undefined ? most : first) : Number(to);
    const width = Number(step ?? 1);
    if (first < least || last > most || first > last || width < 1) return undefined;
    for (let value = first; value <= last; value += width) values.add(value);
  }
  return values;
}

/** Does a schedule (five cron fields, UTC) hold in the minute of `time`? Undefined when it cannot be read. */
export function isDue(schedule: string, time: Date): boolean | undefined {
  const parts = (names[schedule.trim()] ?? schedule).trim().split(/\s+/);
  if (parts.length !== 5) return undefined;
  const fields = ranges.map((range, index) => field(parts[index] ?? '', range));
  const [minutes, hours, days, months, weekdays] = fields;
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  const weekday = time.getUTCDay();
  const onWeekday = weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
  const onDay = days.has(time.getUTCDate());
  // As in cron: when both are restricted, either is enough.
  const either = parts[2] !== '*' && parts[4] !== '*';
  return (
    minutes.has(time.getUTCMinutes()) &&
    hours.has(time.getUTCHours()) &&
    months.has(time.getUTCMonth() + 1) &&
    (either ? onDay || onWeekday : onDay && onWeekday)
  );
}
