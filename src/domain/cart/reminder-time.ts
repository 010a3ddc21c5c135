/** A letter about an abandoned cart goes at the earliest this long after the cart was last changed, milliseconds. */
const earliest = 4 * 3600_000;
/** … and never later than this. */
const latest = 3 * 24 * 3600_000;
/** Hours of Vilnius within which it may go: from the first, until the second has begun. */
const hours = { from: 9, until: 20 } as const;

/** When a cart was last changed, both ends included. */
export interface ReminderSpan {
  readonly from: Date;
  readonly until: Date;
}

let clock: Intl.DateTimeFormat | undefined;

/** The hour that a clock in Vilnius shows, 0 to 23. */
function vilniusHour(instant: Date): number {
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vilnius', hour: '2-digit', hourCycle: 'h23' });
  return Number(clock.format(instant));
}

/** When the carts were last changed that may be reminded of at `now`; undefined outside the hours for letters. */
export function reminderSpan(now: Date): ReminderSpan | undefined {
  const hour = vilniusHour(now);
  if (hour < hours.from || hour >= hours.until) return undefined;
  return { from: new Date(now.getTime() - latest), until: new Date(now.getTime() - earliest) };
}
