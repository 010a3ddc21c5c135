import { type CollectionEntry, getEntry } from 'astro:content';
import type { Language } from '#src/domain/language/languages.ts';
import type { ContentPage } from './content-page-names.ts';

/** The text of a page; a page that is not written in a language stops the build. */
export async function readContentPage(page: ContentPage, language: Language): Promise<CollectionEntry<'pages'>> {
  const entry = await getEntry('pages', `${language}/${page}`);
  if (entry === undefined) throw new Error(`content/pages/${language}/${page}.md is missing`);
  return entry;
}
