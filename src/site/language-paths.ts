import { languages } from '#src/domain/language/languages.ts';

/** `getStaticPaths` of a page that exists once a language. */
export const languagePaths = () => languages.map((language) => ({ params: { language }, props: { language } }));
