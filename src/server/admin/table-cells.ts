/** Minor units as spreadsheets of every language read them: `1234.50`. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vilnius' });
/** `2026-11-23 12:05`, of Vilnius; null where there is none. */
export const vilniusTime = (instant: string | null): string | null =>
  instant === null ? null : time.format(new Date(instant));
