import type { APIRoute, GetStaticPaths } from 'astro';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { listingData, listingDataKey } from '#src/site/listing-data.ts';
import { type ListingPage, listingPages } from '#src/site/listing-pages.ts';

export const getStaticPaths = (async () => {
  const catalogue = await loadCatalogue();
  return listingPages(catalogue)
    .filter(({ path, canonicalPath, page }) => path === canonicalPath && page === 1)
    .map((listing) => ({
      params: { path: listing.path },
      props: { listing },
      cacheKey: listingDataKey(listing, catalogue),
    }));
}) satisfies GetStaticPaths;

/** What the filter of a listing reads (src/contracts/listing-index.ts). */
export const GET: APIRoute<{ listing: ListingPage }> = async ({ props }) =>
  Response.json(listingData(props.listing, await loadCatalogue()));
