import type { ListedBuild, UnpublishedChange } from '#src/contracts/staff-publishing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';

export type Section = SectionProps<'admin-publishing'>;

/** A day and a time of Vilnius. */
export function timeWords({ data: { language } }: Section, instant: string): string {
  return `${shortDay(instant, language)}, ${clockTime(instant, language)}`;
}

/** Why a build failed: our sentence for it, and what the build itself said, where it said something. */
export function failureWords(
  { texts }: Section,
  error: string | null,
): { readonly text: string; readonly said: string } {
  const [, code = '', said = ''] = /^(\w+)(?:: ([\s\S]*))?$/.exec(error ?? '') ?? [];
  const sentences: Readonly<Record<string, string>> = texts.reasons;
  return { text: sentences[code] ?? texts.reasons.build_broken, said: code in sentences ? said.trim() : (error ?? '') };
}

/** Seconds from one instant to another, `1:05` where they are more than a minute. */
export function tookWords(build: ListedBuild): string {
  if (build.started_at === null || build.finished_at === null) return '–';
  const seconds = Math.max(1, Math.round((Date.parse(build.finished_at) - Date.parse(build.started_at)) / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Where a changed thing is edited; undefined where it has no page of its own, or is gone. */
export function changeAddress({ data }: Section, { kind, key, action }: UnpublishedChange): string | undefined {
  if (kind !== 'product' || action === 'delete') return undefined;
  return `${localizePath(sectionPath('products'), data.language)}?product=${encodeURIComponent(key)}`;
}
