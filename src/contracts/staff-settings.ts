import * as z from 'zod/mini';

/** `description` is English, for settings that are newer than the words of the back office; `updated_at` is the version. */
const setting = z.object({
  key: z.string(),
  value: z.unknown(),
  description: z.string(),
  is_public: z.boolean(),
  updated_at: z.string(),
});
export type StaffSetting = z.output<typeof setting>;

/** What `read_settings_for_staff` answers; null for whoever is not an administrator with all locks open. */
export const staffSettings = z.nullable(z.object({ settings: z.array(setting) }));
