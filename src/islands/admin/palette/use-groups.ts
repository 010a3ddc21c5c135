import { useStore } from '@nanostores/react';
import { $paletteRecents } from '#src/client/stores/palette-recents.ts';
import { bestOf, rankOf } from '#src/domain/admin/palette-match.ts';
import type { Recent } from '#src/domain/admin/palette-recents.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { cleanQuery } from '#src/domain/search/query.ts';
import { type EntryOption, entryOptions } from './entry-options.ts';
import { foundGroups, recordAddress } from './found-options.ts';
import type { Option, OptionGroup, PaletteProps } from './option.ts';
import { useActs } from './use-acts.ts';
import { useFound } from './use-found.ts';

/** Places and acts that are shown of those that match. */
const most = 7;

/** What was chosen before, as far as it is still there for whoever is looking. */
function recentOption({ data, role }: PaletteProps, entries: readonly EntryOption[], recent: Recent): Option[] {
  if (recent.kind === 'entry') return entries.filter(({ key }) => key === recent.key);
  if (recent.kind !== 'product' && role !== 'admin') return [];
  const kind = `${recent.kind}s` as const;
  const name = recent.kind === 'product' ? recent.name : recent.key;
  const href = recordAddress({ data }, kind, recent.key);
  return [{ id: `${kind} ${recent.key}`, name, detail: data.admin.sections[kind], href, recent }];
}

/** Without words: what was used last, the sections, and what can be done. */
function unasked(props: PaletteProps, entries: readonly EntryOption[], recents: readonly Recent[]): OptionGroup[] {
  const recent = recents.flatMap((each) => recentOption(props, entries, each));
  const rest = entries.filter(({ id }) => recent.every((each) => each.id !== id));
  const isSection = ({ key, group }: EntryOption) => group === 'places' && key in props.data.admin.sections;
  return [
    { name: 'recent', options: recent },
    { name: 'places', options: rest.filter(isSection) },
    { name: 'acts', options: rest.filter(({ group }) => group === 'acts') },
  ];
}

/** Places and acts that what is typed names; acts come first where they are named better. */
function matching(entries: readonly EntryOption[], words: string): OptionGroup[] {
  const of = (name: EntryOption['group']) => {
    const options = bestOf(
      words,
      entries.filter(({ group }) => group === name),
      most,
    );
    return { name, options, rank: (options[0] && rankOf(words, options[0])) ?? Number.POSITIVE_INFINITY };
  };
  const [places, acts] = [of('places'), of('acts')];
  return acts.rank < places.rank ? [acts, places] : [places, acts];
}

/** The lines of the palette for what is typed, by group; groups without any are left out. */
export function useGroups(props: PaletteProps, typed: string) {
  const { data, role, user } = props;
  const words = cleanQuery(typed);
  const acts = useActs(props);
  const search = useFound(words, role, data.language);
  const recents = useStore($paletteRecents)[user.id] ?? [];
  const entries = entryOptions(props, acts);
  const groups =
    words === ''
      ? unasked(props, entries, recents)
      : [...matching(entries, words), ...foundGroups(props, search.found, words)];
  return { ...search, words, groups: groups.filter(({ options }) => options.length > 0) };
}

/** Whether an address is one that the back office goes to without loading a page. */
export const isPlace = (href: string) => new RegExp(`^/\\w\\w${sectionPath('dashboard')}(?=[/?]|$)`).test(href);
