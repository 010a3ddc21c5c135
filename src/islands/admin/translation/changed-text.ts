import type { CountedTexts, StaffText, TextPage } from '#src/contracts/staff-translation.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import type { TextState } from '#src/domain/translation/text-state.ts';

/** Whether a text was changed here, in a language. */
export function isChangedHere({ originals, ...text }: StaffText, language: Language): boolean {
  return originals !== undefined && text[language] !== originals[language];
}

/** What a text of a language stands beside in English. */
export const besideOf = ({ en, english = '' }: StaffText): string => en ?? english;

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/{{[^}]*}}/g, ''));

/** A text after one of its languages was saved: an English that changes leaves its translations to be looked at again. */
export function withSaved(text: StaffText, language: Language, saved: string): StaffText {
  const next = { ...text, [language]: saved };
  const english = besideOf(text);
  if (language !== 'en') {
    const state: TextState = saved === english && hasWords(saved) ? 'same' : 'done';
    return { ...next, states: { ...text.states, [language]: state }, was: { ...text.was, [language]: null } };
  }
  const outdated = (each: 'lt' | 'ru'): TextState => (text[each] ? 'changed' : text.states[each]);
  const was = (each: 'lt' | 'ru') => (text[each] ? (text.was[each] ?? english) : null);
  return {
    ...next,
    states: { en: 'done', lt: outdated('lt'), ru: outdated('ru') },
    was: { ...text.was, en: null, lt: was('lt'), ru: was('ru') },
  };
}

/** A text of which somebody has said that it stands as it is. */
export const withSettled = (text: StaffText, language: Language): StaffText => ({
  ...text,
  states: { ...text.states, [language]: 'done' },
  was: { ...text.was, [language]: null },
});

const counted = ['missing', 'changed', 'same'] as const;

function recount(counts: CountedTexts, before: StaffText, after: StaffText): CountedTexts {
  const result = { ...counts };
  for (const language of languages) {
    const standing = { ...result[language] };
    for (const state of counted)
      standing[state] += Number(after.states[language] === state) - Number(before.states[language] === state);
    result[language] = standing;
  }
  return result;
}

/** The page with a text in place of what it was, and its numbers as they are by that. */
export function withText(page: TextPage, before: StaffText, after: StaffText): TextPage {
  const counts = page.counts?.[before.kind];
  const own = languages.filter((each) => isChangedHere(after, each)).length > 0;
  const wasOwn = languages.filter((each) => isChangedHere(before, each)).length > 0;
  return {
    ...page,
    texts: page.texts.map((text) => (text.kind === before.kind && text.key === before.key ? after : text)),
    ...(page.own !== undefined && { own: page.own + Number(own) - Number(wasOwn) }),
    ...(page.counts && counts && { counts: { ...page.counts, [before.kind]: recount(counts, before, after) } }),
  };
}
