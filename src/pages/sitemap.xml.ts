import type { APIRoute } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { sitemap, sitemapPaths } from '#src/site/sitemap.ts';

/** Every page that search engines may list, in three languages. */
export const GET: APIRoute = async ({ site }) => {
  const body = sitemap(sitemapPaths(await loadCatalogue()), site?.origin ?? '');
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
