import type { ListedLetter } from '#src/contracts/staff-newsletters.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State } from '../Table.tsx';
import type { LetterForm } from './letter-form.ts';

export type Section = SectionProps<'admin-newsletter'>;

const tones = { draft: 'plain', scheduled: 'warn', sending: 'warn', sent: 'good' } as const;

/** Where a letter stands, with its time where it has one. */
export function LetterStateWords({
  data,
  texts,
  letter,
}: Section & { readonly letter: Pick<ListedLetter, 'state' | 'scheduled_at'> }) {
  const { language } = data;
  const at = letter.scheduled_at;
  return (
    <State tone={tones[letter.state]}>
      {texts.states[letter.state]}
      {at !== null && `, ${shortDay(at, language)} ${clockTime(at, language)}`}
    </State>
  );
}

/** The address of the letters, with what is to be open. */
export function lettersAddress({ data }: Section, query = ''): string {
  return `${localizePath(sectionPath('marketing'), data.language)}?view=newsletter${query}`;
}

/** What a block says, in a line, for whoever compares two states of a letter. */
function blockLine(section: Section, block: LetterForm['blocks'][number]): string {
  const { data, texts } = section;
  const words = block.kind === 'products' ? block.products.join(', ') : block.text[data.language];
  const more = block.kind === 'coupon' ? block.code : block.kind === 'picture' ? block.picture : '';
  return [texts.kinds[block.kind], more, words].filter(Boolean).join(' ');
}

/** The parts of a letter, each with what stood in it and what stands in it now. */
export function changedParts(section: Section, before: LetterForm, now: LetterForm) {
  const { texts } = section;
  const blocks = ({ blocks: all }: LetterForm) => all.map((block) => blockLine(section, block)).join(' / ');
  const fallback = ({ fallback: language }: LetterForm) =>
    language === null ? texts.noFallback : texts.languages[language];
  return [
    [texts.name, before.name, now.name],
    ...languages.map(
      (each) => [`${texts.subject}, ${texts.languages[each]}`, before.subject[each], now.subject[each]] as const,
    ),
    [texts.content, blocks(before), blocks(now)],
    [texts.fallback, fallback(before), fallback(now)],
    [texts.segment.title, JSON.stringify(before.segment), JSON.stringify(now.segment)],
  ] as const;
}

/** How many of something, with its word. */
export const counted = ({ data, texts }: Section) => islandText(data.language, texts);
