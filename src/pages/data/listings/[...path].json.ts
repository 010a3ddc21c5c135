import type { APIRoute, GetStaticPaths } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { listingData } from '#src/site/listing-data.ts';
import { listingPages } from '#src/site/listing-pages.ts';

export const getStaticPaths = (async () => {
  const catalogue = await loadCatalogue();
  return listingPages(catalogue)
    .filter(({ path, canonicalPath, page }) => path === canonicalPath && page === 1)
    .map((listing) => {
      const { file, version } = listingData(listing, catalogue);
      return { params: { path: listing.path }, props: { file }, cacheKey: version };
    });
}) satisfies GetStaticPaths;

/** What the filter of a listing reads (src/contracts/listing-index.ts). */
export const GET: APIRoute = ({ props }) => Response.json(props['file']);
