import * as z from 'zod/mini';
import { isSettingValue, settingKind } from '#src/domain/admin/shop-settings.ts';
import { staffErrors } from './staff.ts';

const setting = z
  .strictObject({
    key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
    /** `updated_at` of the setting that was read. */
    version: z.string().check(z.minLength(1), z.maxLength(40)),
    value: z.unknown(),
  })
  .check(z.refine(({ key, value }) => isSettingValue(settingKind(key, value), value)));

/** Body of `POST /.netlify/functions/admin-settings`: one setting, as its kind allows (domain/admin/shop-settings). */
export const adminSettingsRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save_setting'), setting }),
]);
export type AdminSettingsRequest = z.output<typeof adminSettingsRequest>;

export const adminSettingsResponse = z.object({ ok: z.literal(true) });
export type AdminSettingsResponse = z.output<typeof adminSettingsResponse>;

export const adminSettingsErrors = {
  ...staffErrors,
  setting_unknown: 404,
  /** Somebody changed it after it was read. */
  setting_stale: 409,
  setting_unfit: 409,
} as const;
