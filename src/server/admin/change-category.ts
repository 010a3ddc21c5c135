import {
  type AdminCategoriesRequest,
  type AdminCategoriesResponse,
  adminCategoriesResponse,
  categoryRefusalDetails,
} from '#src/contracts/admin-categories.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = [
  'category_unknown',
  'parent_unknown',
  'category_stale',
  'tree_stale',
  'slug_taken',
  'slug_reserved',
  'slug_department',
  'address_taken',
  'department_fixed',
  'other_department',
  'too_deep',
  'below_itself',
  'parent_hidden',
  'category_sells',
  'category_not_empty',
  'category_in_coupons',
] as const;

function ask(call: CallDatabase, request: AdminCategoriesRequest): Promise<unknown> {
  if (request.act === 'save') return call('save_category', { wanted: request.category });
  const { category } = request;
  if (request.act === 'empty') return call('empty_category', { category, target: request.target });
  if (request.act === 'delete') return call('delete_category', { category, version: request.version });
  const { version, parent, next } = request;
  return call('move_category', { category, version, parent, next });
}

/** Makes, changes or moves a category, moves its products away, or deletes it. `call` says on whose behalf. */
export async function changeCategory(
  call: CallDatabase,
  request: AdminCategoriesRequest,
): Promise<Result<AdminCategoriesResponse, (typeof refusals)[number]>> {
  return readAnswer(await ask(call, request), adminCategoriesResponse, refusals, categoryRefusalDetails);
}
