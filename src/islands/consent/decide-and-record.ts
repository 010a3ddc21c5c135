import { decide } from '#src/client/stores/consent.ts';
import type { ConsentChoice } from '#src/domain/consent/consent.ts';
import { isLanguage } from '#src/domain/language/languages.ts';

/**
 * Keeps a decision on the device, where it holds at once, and logs it. Where the log cannot be reached the device's own record,
 * with time and version, is the proof.
 */
export function decideAndRecord(choice: ConsentChoice): void {
  const { device = '', textVersion = '' } = decide(choice);
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  // The code that calls functions is not worth a byte before somebody decides; offline it simply does not come.
  import('#src/client/functions/record-cookie-choice.ts').then(
    ({ recordCookieChoice }) => recordCookieChoice({ ...choice, device, textVersion, locale: lang }),
    () => undefined,
  );
}
