import { languages } from '#src/domain/language/languages.ts';

/**
 * The adapter's function answers every address. The platform asks functions before redirects, so that its rules for addresses
 * without a language would never be reached: ours answers addresses with a language alone. It also shows the 404 page of that
 * language, not the English one that the adapter hands it.
 */
const changes: readonly (readonly [RegExp, string])[] = [
  [/path: '\/\*'/, `path: ${JSON.stringify(languages.map((language) => `/${language}/*`))}`],
  [/createHandler\(\{.*\}\)/s, 'createHandler({})'],
  [/name: 'Astro SSR'/, "name: 'Pages on request'"],
];

/** @throws when the adapter writes its function another way than known: an address must not be lost in silence */
export function narrowFunction(source: string): string {
  return changes.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`@astrojs/netlify writes its function another way: no ${pattern}`);
    return text.replace(pattern, () => replacement);
  }, source);
}
