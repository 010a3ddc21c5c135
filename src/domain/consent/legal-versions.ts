import { type Language, languages } from '../language/languages.ts';

/** From which day the text of a page holds, `YYYY-MM-DD`, by language. */
export type PageVersions = Readonly<Record<Language, string>>;

export type VersionProblem =
  /** The text of one language is newer than that of another. */
  | 'languages'
  /** It is to hold from a day that has not come. */
  | 'future'
  /** What shoppers agree to about cookies is not what the page says. */
  | 'consent';

/** What is inconsistent about a page's text; `today` is a day of Vilnius, `consentVersion` that of what shoppers agree to. */
export function versionProblems(
  page: string,
  versions: PageVersions,
  { today, consentVersion }: { readonly today: string; readonly consentVersion: string },
): VersionProblem[] {
  const days = languages.map((language) => versions[language]);
  return [
    ...(new Set(days).size > 1 ? (['languages'] as const) : []),
    ...(days.some((day) => day > today) ? (['future'] as const) : []),
    ...(page === 'cookies' && days.some((day) => day !== consentVersion) ? (['consent'] as const) : []),
  ];
}
