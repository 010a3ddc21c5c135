import {
  type AdminMarketingRequest,
  adminMarketingErrors,
  adminMarketingResponse,
} from '#src/contracts/admin-marketing.ts';
import { callFunction } from './call-function.ts';

/** Changes banners, the order of a listing, synonyms or redirects of the search. */
export function changeMarketing(token: string, body: AdminMarketingRequest) {
  return callFunction({
    name: 'admin-marketing',
    body,
    token,
    answer: adminMarketingResponse,
    codes: adminMarketingErrors,
  });
}
