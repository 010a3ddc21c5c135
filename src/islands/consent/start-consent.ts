import { $consent } from '#src/client/stores/consent.ts';
import { needsDecision } from '#src/domain/consent/consent.ts';

/** Asks about cookies where nothing was decided yet; the cookie page asks by itself. */
export async function startConsent(): Promise<void> {
  if (!needsDecision($consent.get(), new Date()) || document.querySelector('[data-consent-form]')) return;
  const { showBanner } = await import('./banner.ts');
  await showBanner();
}
