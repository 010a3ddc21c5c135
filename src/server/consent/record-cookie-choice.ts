import type { CookieChoiceRequest } from '#src/contracts/cookie-choice.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** Logs a decision about cookies as proof that it was made. */
export async function recordCookieChoice(
  call: CallDatabase,
  { device, analytics, marketing, preferences, textVersion, locale }: CookieChoiceRequest,
): Promise<Result<{ ok: true }, never>> {
  await call('record_cookie_choice', {
    device,
    analytics,
    marketing,
    preferences,
    text_version: textVersion,
    language: locale,
  });
  return success({ ok: true });
}
