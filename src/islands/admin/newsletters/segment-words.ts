import type { FoundLetter, LetterReading } from '#src/contracts/staff-newsletters.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { categoryPaths } from '../naming.ts';
import type { Section } from './letter-words.tsx';

/** Whom a letter goes to, condition by condition; one line where it goes to everybody. */
export function segmentWords(
  { data, texts }: Section,
  { segment }: FoundLetter,
  categories: LetterReading['categories'],
): (readonly [name: string, words: string])[] {
  const words = texts.segment;
  const day = (at: string | null) => (at === null ? '' : shortDay(at, data.language));
  const path = categoryPaths(categories, data.language).find(({ slug }) => slug === segment.category)?.path;
  const all = [
    [words.languages, segment.languages.map((each) => texts.languages[each]).join(', ')],
    [words.buyers, segment.buyers === null ? '' : words.buyerKinds[segment.buyers]],
    [words.category, path ?? segment.category ?? ''],
    [words.ordered_after, day(segment.ordered_after)],
    [words.ordered_before, day(segment.ordered_before)],
    [words.since, day(segment.since)],
  ] as const;
  const set = all.filter(([, said]) => said !== '');
  return set.length > 0 ? set : [[words.who, words.everybody]];
}
