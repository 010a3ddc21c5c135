import {
  type AdminSavedViewsRequest,
  adminSavedViewsErrors,
  adminSavedViewsResponse,
} from '#src/contracts/admin-saved-views.ts';
import { callFunction } from './call-function.ts';

/** Names a view of a list, or takes one away. */
export function changeSavedViews(token: string, body: AdminSavedViewsRequest) {
  const [answer, codes] = [adminSavedViewsResponse, adminSavedViewsErrors];
  return callFunction({ name: 'admin-saved-views', body, token, answer, codes });
}
