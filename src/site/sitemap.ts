import { languages } from '#src/domain/language/languages.ts';
import { alternateAddresses, localizePath } from '#src/domain/language/paths.ts';
import type { Catalogue } from './catalogue.ts';
import { contentPages } from './content-page-names.ts';
import { listingPages, publicPath } from './listing-pages.ts';
import { escapeXml } from './xml.ts';

/** Addresses that one file may hold (sitemaps.org). */
const mostAddresses = 50_000;

/** Canonical paths without language: home, listings with all their pages, products, size guides, pages of text, tracking. */
export function sitemapPaths(catalogue: Catalogue): string[] {
  const listings = listingPages(catalogue)
    .filter((page) => page.path === page.canonicalPath && page.total > 0)
    .map((page) => `/${publicPath(page.path, page.page)}`);
  const products = catalogue.products.map((product) => `/product/${product.id}`);
  const guides = catalogue.sizeGuides.map((guide) => `/size-guide/${guide.code}`);
  return ['/', ...listings, ...products, ...guides, ...contentPages.map((page) => `/${page}`), '/order'];
}

/** The paths of each file: one file where they fit, every path with all its languages in the same one. */
export function sitemapParts(paths: readonly string[], most = mostAddresses): string[][] {
  const size = Math.max(1, Math.floor(most / languages.length));
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
}

const xml = (lines: readonly string[]) => ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');

/** The sitemap of some paths: each address with its other languages beside it. */
export function sitemap(paths: readonly string[], origin: string): string {
  const entries = paths.flatMap((path) => {
    const alternates = alternateAddresses(path, origin)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
      .join('');
    return languages.map(
      (language) => `<url><loc>${escapeXml(origin + localizePath(path, language))}</loc>${alternates}</url>`,
    );
  });
  return xml([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ]);
}

/** What stands at `/sitemap.xml`: the sitemap itself, or the list of its files (`/sitemap/1.xml`, …) where one is not enough. */
export function sitemapEntry(parts: readonly (readonly string[])[], origin: string): string {
  if (parts.length <= 1) return sitemap(parts[0] ?? [], origin);
  return xml([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map((_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${index + 1}.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
  ]);
}

/** The pages of the files that the list leads to, as Astro builds them (a parameter is a text); none where one file is enough. */
export function sitemapFiles(parts: readonly (readonly string[])[]) {
  return parts.length <= 1
    ? []
    : parts.map((paths, index) => ({ params: { part: String(index + 1) }, props: { paths } }));
}
