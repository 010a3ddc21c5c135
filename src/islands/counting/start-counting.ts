import { $cart } from '#src/client/stores/cart.ts';
import { allows } from '#src/client/stores/consent.ts';
import { isArrival } from '#src/domain/counting/arrival.ts';
import type { VisitEvent } from '#src/domain/counting/visit.ts';

/** Asked not to be counted by the browser's own means? */
function isPrivate(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** One more of it today. Nothing is stored on the device and nothing sent that tells one visitor from another. */
function count(event: VisitEvent, subject: string): void {
  if (isPrivate() || !allows('analytics')) return;
  const visit = { event, subject, locale: document.documentElement.lang };
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  navigator.sendBeacon('/.netlify/functions/count-visit', body);
}

/** Counts what is put into the cart here: another tab's additions arrive in the store as well, but this page is not in front. */
function countAdditions(): void {
  let known = new Set($cart.get().map(({ id }) => id));
  $cart.listen((lines) => {
    if (document.hasFocus()) for (const { id } of lines) if (!known.has(id)) count('add_to_cart', id);
    known = new Set(lines.map(({ id }) => id));
  });
}

/** Counts this page and what follows on it (decisions.md, cookie toggles). A reload is no second visit. */
export function startCounting(): void {
  // Who works here is no visitor.
  if (document.querySelector('[data-back-office]')) return;
  countAdditions();
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') return;
  const { pathname: whole, searchParams } = new URL(location.href);
  // What stands behind it opens an order: it is told to nobody, not even here.
  const pathname = whole.replace(/(\/order)\/.*/, '$1');
  const [, , page] = pathname.split('/');
  const product = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  if (isArrival(location.href, document.referrer)) count('visit', pathname);
  count('page_view', pathname);
  if (product) count('product_view', product);
  // Who comes back from a payment that was left has begun before.
  if (page === 'checkout' && !searchParams.has('cancelled')) count('begin_checkout', pathname);
  if (page === 'checkout-success' && searchParams.has('session_id')) count('purchase', pathname);
}
