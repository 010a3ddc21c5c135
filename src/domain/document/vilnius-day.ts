let calendar: Intl.DateTimeFormat | undefined;

/** The day of Vilnius (`YYYY-MM-DD`) that an instant (ISO 8601) falls on: documents of the seller carry the seller's dates. */
export function vilniusDay(instant: string): string {
  calendar ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius', dateStyle: 'short' });
  return calendar.format(new Date(instant));
}
