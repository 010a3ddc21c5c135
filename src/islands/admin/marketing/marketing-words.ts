import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../admin-data.ts';

export type Section = SectionProps<'admin-marketing'>;

/** `2026-11-24 10:00` of a local time (`YYYY-MM-DDTHH:MM`). */
export const timeWords = (local: string) => local.replace('T', ' ');

/** The time of Vilnius at an instant (milliseconds), as a field for times takes it: `YYYY-MM-DDTHH:MM`. */
export function vilniusTime(instant: number): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Vilnius',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(instant)).replace(' ', 'T');
}

/** What a list says that is put in order. */
export function orderWords({ data, texts }: Section) {
  const text = islandText(data.language, texts);
  return {
    handle: (name: string, place: number) => text('handle', { name, place }),
    moved: (name: string, place: number) => text('moved', { name, place }),
    up: (name: string) => text('up', { name }),
    down: (name: string) => text('down', { name }),
  };
}
