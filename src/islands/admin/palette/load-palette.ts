import type { ComponentType } from 'react';
import { type Language, languages } from '#src/domain/language/languages.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { fetchMessages } from '../../shared/fetch-messages.ts';
import type { PaletteProps } from './option.ts';

export interface LoadedPalette {
  readonly Palette: ComponentType<PaletteProps>;
  readonly texts: Namespaces['admin-palette'];
  /** In every language that could be had: somebody may know a section by its name in another one. */
  readonly all: readonly Namespaces['admin-palette'][];
}

let known: LoadedPalette | undefined;

/** The palette if it was opened before; the page has one language. */
export const knownPalette = () => known;

/** Code and texts of the palette, which come when it is opened first. Throws where they cannot be had; asking again tries again. */
export async function loadPalette(language: Language): Promise<LoadedPalette> {
  const others = languages.filter((each) => each !== language);
  const [{ Palette }, texts, ...more] = await Promise.all([
    import('./Palette.tsx'),
    fetchMessages(language, 'admin-palette'),
    ...others.map((each) => fetchMessages(each, 'admin-palette').catch(() => undefined)),
  ]);
  known = { Palette, texts, all: [texts, ...more.filter((each) => each !== undefined)] };
  return known;
}
