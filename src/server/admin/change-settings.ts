import {
  type AdminSettingsRequest,
  type AdminSettingsResponse,
  adminSettingsResponse,
} from '#src/contracts/admin-settings.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = [
  ...(['setting_unknown', 'setting_stale', 'setting_unfit'] as const),
  ...(['rate_stale', 'vat_day_past', 'vat_rate_known'] as const),
] as const;

function ask(call: CallDatabase, request: AdminSettingsRequest, actor: string): Promise<unknown> {
  switch (request.act) {
    case 'save_setting':
      return call('save_setting', { wanted: request.setting });
    case 'add_exchange_rate':
      return call('add_exchange_rate', { wanted: request.rate });
    case 'add_vat_rate': {
      const { country, from_day, basis_points } = request;
      return call('add_vat_rate', { wanted_country: country, from_day, points: basis_points });
    }
    case 'remove_vat_rate':
      return call('remove_vat_rate', { wanted_country: request.country, from_day: request.from_day });
    case 'send_test_mail':
      return call('owe_test_mail', { person: actor, mail_language: request.language });
  }
}

/** Changes a setting or a rate, or owes a mail to `actor` (user id of the staff). `call` says on whose behalf. */
export async function changeSettings(
  call: CallDatabase,
  request: AdminSettingsRequest,
  actor: string,
): Promise<Result<AdminSettingsResponse, (typeof refusals)[number]>> {
  return readAnswer(await ask(call, request, actor), adminSettingsResponse, refusals);
}
