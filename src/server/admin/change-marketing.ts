import {
  type AdminMarketingRequest,
  type AdminMarketingResponse,
  adminMarketingResponse,
} from '#src/contracts/admin-marketing.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = [
  'banner_unknown',
  'banner_stale',
  'order_stale',
  'product_unknown',
  'synonym_unknown',
  'synonym_stale',
  'synonym_taken',
  'synonym_single',
  'redirect_unknown',
  'redirect_stale',
  'redirect_taken',
  'redirect_empty',
] as const;

function ask(call: CallDatabase, request: AdminMarketingRequest): Promise<unknown> {
  switch (request.act) {
    case 'save_banner':
      return call('save_banner', { wanted: request.banner });
    case 'delete_banner':
      return call('delete_banner', { banner: request.banner, version: request.version });
    case 'order_banners':
      return call('order_banners', { place: request.placement, ids: request.banners });
    case 'save_order':
      return call('save_listing_order', {
        wanted_listing: request.listing,
        was: request.was,
        products: request.products,
      });
    case 'save_synonym':
      return call('save_synonym', {
        wanted: request.synonym,
        version: request.version,
        wanted_language: request.language,
        wanted_words: request.words,
      });
    case 'delete_synonym':
      return call('delete_synonym', { gone: request.synonym, version: request.version });
    case 'save_redirect':
      return call('save_redirect', {
        wanted_language: request.language,
        was: request.was,
        version: request.version,
        wanted_query: request.query,
        wanted_path: request.path,
      });
    case 'delete_redirect':
      return call('delete_redirect', {
        wanted_language: request.language,
        gone: request.query,
        version: request.version,
      });
  }
}

/** Changes banners, the order of a listing, synonyms or redirects of the search. `call` says on whose behalf. */
export async function changeMarketing(
  call: CallDatabase,
  request: AdminMarketingRequest,
): Promise<Result<AdminMarketingResponse, (typeof refusals)[number]>> {
  return readAnswer(await ask(call, request), adminMarketingResponse, refusals);
}
