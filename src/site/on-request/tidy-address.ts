/**
 * The address that was meant: small letters, single slashes, none at the end, no `index.html` or `.html`; the query as it is.
 * Undefined where it is tidy already.
 */
export function tidyAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const tidy = pathname
    // Not within %D0: such an address is the same in either spelling.
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return tidy === pathname ? undefined : tidy + search;
}
