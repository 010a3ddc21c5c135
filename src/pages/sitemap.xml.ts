import type { APIRoute } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { sitemapEntry, sitemapParts, sitemapPaths } from '#src/site/sitemap.ts';

/** Every page that search engines may list, in three languages, or the list of the files that hold them. */
export const GET: APIRoute = async ({ site }) => {
  const body = sitemapEntry(sitemapParts(sitemapPaths(await loadCatalogue())), site?.origin ?? '');
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
