import { $consent } from '#src/client/stores/consent.ts';
import { needsDecision } from '#src/domain/consent/consent.ts';

/** Asks about cookies where nothing was decided yet; the cookie page asks by itself, and the back office is no shop. */
export async function startConsent(): Promise<void> {
  if (!needsDecision($consent.get(), new Date()) || document.querySelector('[data-consent-form], [data-back-office]'))
    return;
  const { showBanner } = await import('./banner.ts');
  await showBanner();
}
