import * as z from 'zod/mini';
import { isSettingValue, settingKind } from '#src/domain/admin/shop-settings.ts';
import { languages } from '#src/domain/language/languages.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { staffErrors } from './staff.ts';

const version = z.string().check(z.minLength(1), z.maxLength(40));
const country = z.enum(shippingCountries);
const setting = z
  .strictObject({
    key: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/)),
    /** `updated_at` of the setting that was read. */
    version,
    value: z.unknown(),
  })
  .check(z.refine(({ key, value }) => isSettingValue(settingKind(key, value), value)));
const rate = z.strictObject({
  currency: z.enum(['USD', 'LTL']),
  /** Units for one euro, in millionths. */
  rate_millionths: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  /** `valid_from` of the rate that was read. */
  version: z.nullable(version),
});

/**
 * Body of `POST /.netlify/functions/admin-settings`: one setting, as its kind allows (domain/admin/shop-settings); a rate from now or
 * from a day on (hundredths of a percent); a mail to whoever asks.
 */
export const adminSettingsRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('save_setting'), setting }),
  z.strictObject({ act: z.literal('add_exchange_rate'), rate }),
  z.strictObject({
    act: z.literal('add_vat_rate'),
    country,
    from_day: z.iso.date(),
    basis_points: z.int().check(z.gte(0), z.lte(5000)),
  }),
  z.strictObject({ act: z.literal('remove_vat_rate'), country, from_day: z.iso.date() }),
  z.strictObject({ act: z.literal('send_test_mail'), language: z.enum(languages) }),
]);
export type AdminSettingsRequest = z.output<typeof adminSettingsRequest>;

/** `recipient`: of the mail; `changed`: false where it was owed already. */
export const adminSettingsResponse = z.object({
  ok: z.literal(true),
  changed: z.optional(z.boolean()),
  recipient: z.optional(z.string()),
});
export type AdminSettingsResponse = z.output<typeof adminSettingsResponse>;

export const adminSettingsErrors = {
  ...staffErrors,
  setting_unknown: 404,
  /** Somebody changed it after it was read. */
  setting_stale: 409,
  setting_unfit: 409,
  rate_stale: 409,
  vat_day_past: 409,
  vat_rate_known: 409,
} as const;
