import * as z from 'zod/mini';
import {
  type CountedTexts,
  countedTexts,
  type StaffText,
  staffText,
  type TextPage,
  type TextPlace,
  type TextsAsked,
} from '#src/contracts/staff-translation.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { rankOf, type TextState } from '#src/domain/translation/text-state.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readInterfaceFiles } from './interface-files.ts';
import { isOwn, readInterfaceTexts } from './interface-texts.ts';

const found = z.object({ texts: z.array(staffText), more: z.boolean() });
const nothing = { texts: [], more: false };

/** Words as they are compared: without case and accents. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isAfter = ({ rank, place, key }: StaffText, after: TextPlace): boolean =>
  rank !== after.rank ? rank > after.rank : place !== after.place ? place > after.place : key > after.key;
const byPlace = (one: StaffText, other: StaffText) => (isAfter(one, other) ? 1 : -1);

function ofInterface(texts: readonly StaffText[], { view = 'all', language, words }: TextsAsked): StaffText[] {
  const counted = language === undefined ? languages : [language];
  const wanted = plain(words?.trim() ?? '');
  return texts
    .filter(
      (text) =>
        (view === 'all' || (view === 'own' ? isOwn(text) : counted.some((each) => text.states[each] === view))) &&
        (wanted === '' || plain([text.key, text.en, text.lt, text.ru].join(' ')).includes(wanted)),
    )
    .map((text) => ({ ...text, rank: rankOf(text.states, language) }));
}

function count(texts: readonly StaffText[]): CountedTexts {
  const having = (language: Language, state: TextState) =>
    texts.filter(({ states }) => states[language] === state).length;
  const standing = (language: Language) => ({
    missing: having(language, 'missing'),
    changed: having(language, 'changed'),
    same: having(language, 'same'),
  });
  return { total: texts.length, en: standing('en'), lt: standing('lt'), ru: standing('ru') };
}

/** A page of all texts, or those after a place: the catalogue's from the database, the interface's from the shop's own files. */
export async function listTexts(
  call: CallDatabase,
  asked: TextsAsked,
  { after, size = 100 }: { readonly after?: TextPlace | undefined; readonly size?: number } = {},
): Promise<TextPage> {
  const { view = 'all', kind, language, words, naming } = asked;
  const isInterface = kind === undefined || kind === 'interface';
  const isCatalogue = kind !== 'interface' && view !== 'own';
  const isFirst = after === undefined;
  const [catalogue, texts, counts] = await Promise.all([
    isCatalogue
      ? call('find_catalogue_texts', {
          asked: { view, language, words, naming, after, size, ...(kind === undefined ? {} : { kinds: [kind] }) },
        })
      : nothing,
    isInterface || isFirst ? readInterfaceFiles().then((files) => readInterfaceTexts(call, files)) : [],
    isFirst ? call('count_catalogue_texts', {}) : undefined,
  ]);
  const page = found.parse(catalogue);
  const rest = isInterface
    ? ofInterface(texts, asked)
        .filter((text) => after === undefined || isAfter(text, after))
        .sort(byPlace)
    : [];
  // What the catalogue has beyond its page comes after all of the page: the interface's are taken as far as that reaches.
  const all = [...page.texts, ...rest].sort(byPlace);
  const lastOfPage = page.texts.at(-1);
  const last = page.more && lastOfPage ? all.indexOf(lastOfPage) + 1 : all.length;
  const shown = all.slice(0, Math.min(size, last));
  return {
    texts: shown,
    more: page.more || shown.length < all.length,
    ...(isFirst && {
      counts: { ...countedTexts.parse(counts), interface: count(texts) },
      own: texts.filter(isOwn).length,
    }),
  };
}
