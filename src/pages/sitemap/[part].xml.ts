import type { APIRoute } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { sitemap, sitemapFiles, sitemapParts, sitemapPaths } from '#src/site/sitemap.ts';

/** Files of a sitemap that does not fit into one; none where it does. */
export async function getStaticPaths() {
  return sitemapFiles(sitemapParts(sitemapPaths(await loadCatalogue())));
}

export const GET: APIRoute<{ paths: readonly string[] }> = ({ props, site }) =>
  new Response(sitemap(props.paths, site?.origin ?? ''), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
