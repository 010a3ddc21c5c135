import { adminEnvironmentErrors, adminEnvironmentResponse } from '#src/contracts/admin-environment.ts';
import { type AdminPinRequest, adminPinErrors, adminPinResponse } from '#src/contracts/admin-pin.ts';
import {
  type AdminSettingsRequest,
  adminSettingsErrors,
  adminSettingsResponse,
} from '#src/contracts/admin-settings.ts';
import { type AdminStaffRequest, adminStaffErrors, adminStaffResponse } from '#src/contracts/admin-staff.ts';
import { callFunction } from './call-function.ts';

/** Changes a setting or a rate, or sends a mail to whoever asks. */
export function changeSettings(token: string, body: AdminSettingsRequest) {
  return callFunction({
    name: 'admin-settings',
    body,
    token,
    answer: adminSettingsResponse,
    codes: adminSettingsErrors,
  });
}

/** Gives and takes roles and first PINs, ends what somebody has open. */
export function changeStaff(token: string, body: AdminStaffRequest) {
  return callFunction({ name: 'admin-staff', body, token, answer: adminStaffResponse, codes: adminStaffErrors });
}

/** Changes one's own PIN. */
export function changePin(token: string, body: AdminPinRequest) {
  return callFunction({ name: 'admin-pin', body, token, answer: adminPinResponse, codes: adminPinErrors });
}

/** How the shop is set up where it runs. */
export function readEnvironment(token: string) {
  return callFunction({
    name: 'admin-environment',
    body: {},
    token,
    answer: adminEnvironmentResponse,
    codes: adminEnvironmentErrors,
  });
}
