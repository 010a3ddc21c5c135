import {
  type AdminSettingsRequest,
  type AdminSettingsResponse,
  adminSettingsResponse,
} from '#src/contracts/admin-settings.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['setting_unknown', 'setting_stale', 'setting_unfit'] as const;

/** Changes a setting of the shop. `call` says on whose behalf. */
export async function changeSettings(
  call: CallDatabase,
  request: AdminSettingsRequest,
): Promise<Result<AdminSettingsResponse, (typeof refusals)[number]>> {
  return readAnswer(await call('save_setting', { wanted: request.setting }), adminSettingsResponse, refusals);
}
