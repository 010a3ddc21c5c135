import {
  type AdminCategoriesRequest,
  adminCategoriesErrors,
  adminCategoriesResponse,
} from '#src/contracts/admin-categories.ts';
import { callFunction } from './call-function.ts';

/** Makes, changes or moves a category, moves its products away, or deletes it. */
export function changeCategory(token: string, body: AdminCategoriesRequest) {
  return callFunction({
    name: 'admin-categories',
    body,
    token,
    answer: adminCategoriesResponse,
    codes: adminCategoriesErrors,
  });
}
