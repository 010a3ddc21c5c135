import { type StaffSetting, staffSettings } from '#src/contracts/staff-settings.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

/** The shop's settings by key. */
export async function readSettings(token: string): Promise<readonly StaffSetting[] | null> {
  return (
    staffSettings.parse(await askBackend({ path: 'rpc/read_settings_for_staff', body: {}, token }))?.settings ?? null
  );
}
