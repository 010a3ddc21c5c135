import type { APIRoute, GetStaticPaths } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { listingData } from '#src/site/listing-data.ts';
import { listingPages } from '#src/site/listing-pages.ts';

export const getStaticPaths = (async () => {
  const catalogue = await loadCatalogue();
  return listingPages(catalogue)
    .filter(({ path, canonicalPath, page }) => path === canonicalPath && page === 1)
    .map((listing) => ({ params: { path: listing.path }, props: { file: listingData(listing, catalogue).file } }));
}) satisfies GetStaticPaths;

/** What the filter of a listing reads (src/contracts/listing-index.ts). */
export const GET: APIRoute = ({ props }) => Response.json(props['file']);
