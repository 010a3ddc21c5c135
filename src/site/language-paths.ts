import { languages } from '#src/domain/language/languages.ts';
import { loadCatalogue } from './catalogue.ts';
import { shopKey } from './page-keys.ts';

/** `getStaticPaths` of a page that exists once a language and shows no product. */
export async function languagePaths() {
  const cacheKey = shopKey(await loadCatalogue());
  return languages.map((language) => ({ params: { language }, props: { language }, cacheKey }));
}

/** The same for a page that shows products of the whole catalogue: every build makes it anew. */
export const productLanguagePaths = () => languages.map((language) => ({ params: { language }, props: { language } }));
