import { getEntry, render } from 'astro:content';
import type { MarkdownHeading } from 'astro';
import type { Language } from '#src/domain/language/languages.ts';
import { loadCatalogue } from './catalogue.ts';
import type { ContentPage } from './content-page-names.ts';
import { pageFacts } from './page-facts.ts';
import { type PagePart, pageParts } from './page-parts.ts';

export interface ContentText {
  readonly title: string;
  readonly description: string;
  /** The day from which the text holds, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly headings: readonly MarkdownHeading[];
  readonly parts: readonly PagePart[];
}

/** The text of a page with the shop's facts in it; a page that is not written in a language stops the build. */
export async function readContentPage(page: ContentPage, language: Language): Promise<ContentText> {
  const file = `content/pages/${language}/${page}.md`;
  const entry = await getEntry('pages', `${language}/${page}`);
  if (entry === undefined) throw new Error(`${file} is missing: write it`);
  const { headings } = await render(entry);
  const facts = pageFacts((await loadCatalogue()).facts, language);
  return { ...entry.data, headings, parts: pageParts(file, entry.rendered?.html ?? '', facts) };
}
