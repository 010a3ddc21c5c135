import {
  entryPath,
  mayUse,
  type PaletteEntry,
  type PaletteEntryKey,
  paletteEntries,
  paletteEntryKeys,
} from '#src/domain/admin/palette-entries.ts';
import type { Findable } from '#src/domain/admin/palette-match.ts';
import type { AdminSection } from '#src/domain/admin/sections.ts';
import { isLanguage } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { Messages } from '#src/i18n/island-text.ts';
import { shownTheme } from './choose-theme.ts';
import type { Option, PaletteProps } from './option.ts';
import type { Acts } from './use-acts.ts';

type Shown = Pick<PaletteProps, 'data' | 'role' | 'sidebar' | 'texts' | 'all'>;

export interface EntryOption extends Option, Findable {
  readonly key: PaletteEntryKey;
  readonly group: 'places' | 'acts';
}

/** Whether it changes something: nobody is offered the language, the look or the sidebar that they have. */
function isOfUse(key: PaletteEntryKey, { data, sidebar }: Shown): boolean {
  if (key === 'narrow' || key === 'wide') return !sidebar.isPhone && sidebar.isOpen === (key === 'narrow');
  return key !== data.language && key !== shownTheme();
}

function nameOf(key: PaletteEntryKey, { admin }: PaletteProps['data'], texts: PaletteProps['texts']): string {
  const sections: Readonly<Record<string, string>> = admin.sections;
  const names: Readonly<Record<string, string>> = texts.names;
  return sections[key] ?? names[key] ?? key;
}

function addressOf(key: PaletteEntryKey, { data }: Shown): string | undefined {
  // The same place in another language is another page.
  if (isLanguage(key)) return localizePath(location.pathname, key) + location.search;
  const path = entryPath(key);
  if (path === undefined) return undefined;
  const [name = '', query] = path.split('?');
  return localizePath(name, data.language) + (query === undefined ? '' : `?${query}`);
}

/** All that the palette offers by itself to whoever has this role, in its order. */
export function entryOptions(shown: Shown, acts: Acts): readonly EntryOption[] {
  const { data, role, texts, all } = shown;
  return paletteEntryKeys
    .filter((key) => mayUse(role, key) && isOfUse(key, shown))
    .map((key) => {
      const { group, section }: PaletteEntry = paletteEntries[key];
      const words = all.flatMap((each) => {
        const names: Messages = each.names;
        return [names[key], each.words[key as keyof typeof each.words]].filter((text) => typeof text === 'string');
      });
      const belongsTo: AdminSection | undefined = section === key ? undefined : section;
      return {
        ...{ key, group, id: key, name: nameOf(key, data, texts), others: words },
        detail: belongsTo && data.admin.sections[belongsTo],
        href: addressOf(key, shown),
        isOutside: key === 'shop',
        run: key in acts ? acts[key as keyof Acts] : undefined,
        recent: { kind: 'entry', key },
      };
    });
}
