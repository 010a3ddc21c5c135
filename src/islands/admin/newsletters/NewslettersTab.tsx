import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { LetterList } from './LetterList.tsx';
import { LetterPage } from './LetterPage.tsx';
import type { Section } from './letter-words.tsx';

/** The newsletters: a list, or the letter that the address names (`letter`), or a new one (`new`, like the one of an id). */
export function NewslettersTab(section: Section) {
  const { letter, new: like } = useStore($place).query;
  if (letter !== undefined) return <LetterPage key={letter} id={letter} {...section} />;
  return like === undefined ? <LetterList {...section} /> : <LetterPage key={`new ${like}`} like={like} {...section} />;
}
