import type { StaffText } from '#src/contracts/staff-translation.ts';
import type { SectionProps } from '../admin-data.ts';

export type Section = SectionProps<'admin-translation'>;

/** What a text is: its kind and what it is of. */
export function nameOfText({ texts }: Section, { kind, key, label }: StaffText): string {
  const isPlain = kind === 'category_name' || kind === 'category_description' || kind === 'banner';
  return [texts.kinds[kind], label ?? (isPlain ? undefined : key)].filter(Boolean).join(', ');
}
