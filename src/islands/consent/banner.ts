import { $consent } from '#src/client/stores/consent.ts';
import { allAccepted, allRefused, needsDecision } from '#src/domain/consent/consent.ts';
import { closestTo } from '../shared/page-events.ts';
import { decideAndRecord } from './decide-and-record.ts';

const root = document.documentElement;

async function fetchBanner(): Promise<HTMLElement | undefined> {
  const template = document.createElement('template');
  try {
    const response = await fetch(`/${root.lang}/fragments/consent`);
    template.innerHTML = response.ok ? await response.text() : '';
  } catch {
    return undefined;
  }
  return template.content.querySelector<HTMLElement>('[data-consent]') ?? undefined;
}

/** What else stands at the lower edge, and the end of the page, make room for it: nothing is hidden behind the banner. */
function keepRoom(banner: HTMLElement): () => void {
  const observer = new ResizeObserver(() => root.style.setProperty('--consent-height', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--consent-height');
  };
}

/**
 * Shows the banner: not a dialog, the page goes on under it. It comes first in the order of the keyboard and leaves with the
 * decision, in whichever tab that is made. Where it cannot be fetched the next page asks.
 */
export async function showBanner(): Promise<void> {
  const banner = await fetchBanner();
  if (banner === undefined || !needsDecision($consent.get(), new Date())) return;
  document.querySelector('.skip')?.after(banner);
  const release = keepRoom(banner);
  const stop = $consent.listen((consent) => {
    if (needsDecision(consent, new Date())) return;
    const hadFocus = banner.contains(document.activeElement);
    stop();
    release();
    banner.remove();
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  banner.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-decide]');
    if (button) decideAndRecord(button.dataset['decide'] === 'accept' ? allAccepted : allRefused);
  });
}
