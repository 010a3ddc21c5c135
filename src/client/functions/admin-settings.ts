import {
  type AdminSettingsRequest,
  adminSettingsErrors,
  adminSettingsResponse,
} from '#src/contracts/admin-settings.ts';
import { callFunction } from './call-function.ts';

/** Changes a setting of the shop. */
export function changeSettings(token: string, body: AdminSettingsRequest) {
  return callFunction({
    name: 'admin-settings',
    body,
    token,
    answer: adminSettingsResponse,
    codes: adminSettingsErrors,
  });
}
