import { getEntry } from 'astro:content';
import type { PageVersions } from '#src/domain/consent/legal-versions.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { ContentPage } from './content-page-names.ts';

/** What a page of text is called in a language, and from which day its text holds in each. */
export async function readPageVersions(
  name: ContentPage,
  language: Language,
): Promise<{ name: ContentPage; title: string; updated: PageVersions }> {
  const dataOf = async (each: Language) => {
    const entry = await getEntry('pages', `${each}/${name}`);
    if (entry === undefined) throw new Error(`content/pages/${each}/${name}.md is missing: write it`);
    return entry.data;
  };
  const [en, lt, ru] = await Promise.all([dataOf('en'), dataOf('lt'), dataOf('ru')]);
  return { name, title: { en, lt, ru }[language].title, updated: { en: en.updated, lt: lt.updated, ru: ru.updated } };
}
