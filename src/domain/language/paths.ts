import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';

export interface LocalizedPath {
  /** Undefined where the path has no known prefix. */
  readonly language: Language | undefined;
  /** The path without its prefix and without a trailing slash: `/`, `/women/dresses`. */
  readonly path: string;
}

/** Splits `/lt/women/dresses` into its language and the rest. The query is the caller's. */
export function splitPath(pathname: string): LocalizedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0];
  if (isLanguage(first)) return { language: first, path: `/${segments.slice(1).join('/')}` };
  return { language: undefined, path: `/${segments.join('/')}` };
}

/** Puts the language's prefix before a path that has none or another one. No trailing slash. */
export function localizePath(path: string, language: Language): string {
  const rest = splitPath(path).path;
  return rest === '/' ? `/${language}` : `/${language}${rest}`;
}

export interface AlternateAddress {
  readonly hreflang: Language | 'x-default';
  readonly href: string;
}

/** The `hreflang` addresses of a page; `x-default` is the English one (decisions.md, language). */
export function alternateAddresses(path: string, origin: string): AlternateAddress[] {
  const addresses: AlternateAddress[] = languages.map((language) => ({
    hreflang: language,
    href: origin + localizePath(path, language),
  }));
  return [...addresses, { hreflang: 'x-default', href: origin + localizePath(path, defaultLanguage) }];
}
