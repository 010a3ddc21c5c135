import type { Language } from '#src/domain/language/languages.ts';
import type { AdminData } from './admin-data.ts';

interface Named {
  readonly name: string;
  readonly name_lt: string;
  readonly name_ru: string;
}

/** What a product is called in a language; its English name where it has none. */
export function nameIn(language: Language, { name, name_lt: lt, name_ru: ru }: Named): string {
  return { en: name, lt, ru }[language] || name;
}

/** Categories, parents first, by the way to them: `Women / Shoes`. */
export function categoryPaths(
  categories: readonly (Named & { readonly slug: string; readonly depth: number })[],
  language: Language,
) {
  const above: string[] = [];
  return categories.map((category) => {
    above.splice(category.depth, above.length, nameIn(language, category));
    return { slug: category.slug, path: above.join(' / ') };
  });
}

/** Colour and size of a piece, as people name them. */
export function variantOf(
  { colors }: AdminData,
  { color, size }: { readonly color: string; readonly size: string },
): string {
  return [colors[color] ?? color, size].filter(Boolean).join(', ');
}

/** The word of a code that the database keeps, or the code itself where it is newer than the words. */
export function wordOf(words: object, code: string): string {
  const known = words as Readonly<Record<string, string>>;
  return known[code] ?? code.replaceAll('_', ' ');
}
