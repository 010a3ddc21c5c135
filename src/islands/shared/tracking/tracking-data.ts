import type { Language } from '#src/domain/language/languages.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** What a page gives the tracking box. */
export interface TrackingData {
  readonly language: Language;
  readonly texts: Omit<Namespaces['tracking'], 'title' | 'description' | 'lead' | 'noScript'>;
  /** Numbers to try tracking with; none where they are not answered. */
  readonly demonstrationNumbers: readonly string[];
}
