import { languages } from '#src/domain/language/languages.ts';
import { alternateAddresses, localizePath } from '#src/domain/language/paths.ts';
import type { Catalogue } from './catalogue.ts';
import { contentPages } from './content-page-names.ts';
import { listingPages, publicPath } from './listing-pages.ts';

/** Canonical paths without language: home, listings with all their pages, products, pages of text. */
export function sitemapPaths(catalogue: Catalogue): string[] {
  const listings = listingPages(catalogue)
    .filter((page) => page.path === page.canonicalPath && page.total > 0)
    .map((page) => `/${publicPath(page.path, page.page)}`);
  const products = catalogue.products.map((product) => `/product/${product.id}`);
  return ['/', ...listings, ...products, ...contentPages.map((page) => `/${page}`)];
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap: each address with its other languages beside it. */
export function sitemap(paths: readonly string[], origin: string): string {
  const entries = paths.flatMap((path) => {
    const alternates = alternateAddresses(path, origin)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
      .join('');
    return languages.map(
      (language) => `<url><loc>${escapeXml(origin + localizePath(path, language))}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
