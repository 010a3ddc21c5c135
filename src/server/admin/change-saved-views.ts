import {
  type AdminSavedViewsRequest,
  type AdminSavedViewsResponse,
  adminSavedViewsResponse,
} from '#src/contracts/admin-saved-views.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['name_taken', 'too_many_views'] as const;

/** Names a view of a list for everybody who works here, or takes one away, in the name of `actor` (user id of the staff). */
export async function changeSavedViews(
  call: CallDatabase,
  request: AdminSavedViewsRequest,
  actor: string,
): Promise<Result<AdminSavedViewsResponse, (typeof refusals)[number]>> {
  const { view } = request;
  const answer =
    request.act === 'remove'
      ? await call('remove_view', { view })
      : await call('save_view', { view, section: request.section, name: request.name, query: request.query, actor });
  return readAnswer(answer, adminSavedViewsResponse, refusals);
}
