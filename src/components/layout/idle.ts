import { startConsent } from '#src/islands/consent/start-consent.ts';
import { startCounting } from '#src/islands/counting/start-counting.ts';
import { startFavorites } from '#src/islands/favorites/start-favorites.ts';
import { startLive } from '#src/islands/live/start-live.ts';
import { startProductPage } from '#src/islands/product/start-product-page.ts';
import { pause } from '#src/islands/shared/pause.ts';
import { startSearch } from '../search/start-search.ts';
import { startDiagnostics } from './android-diagnostics.ts';
import { startAuthLink } from './auth-link.ts';
import { startCustomer } from './follow-customer.ts';
import { startForms } from './forms.ts';
import { startPassingNotice } from './passing-notice.ts';
import { watchFaults } from './watch-faults.ts';
import { withConnection } from './with-connection.ts';

/** What starts when a page is idle; each part loads its code only if there is something to do on this page. */
const parts: readonly (() => void | Promise<void>)[] = [
  startAuthLink,
  startCustomer,
  startPassingNotice,
  startSearch,
  watchFaults,
  startConsent,
  startForms,
  startCounting,
  startProductPage,
  startFavorites,
  startLive,
  startDiagnostics,
];

/**
 * Starts the parts one by one, with room for a touch or a key between them: together they would keep a slow phone from
 * answering for a quarter of a second. One that fails does not keep the others from starting.
 */
export async function startIdleParts(): Promise<void> {
  for (const part of parts) {
    withConnection(part);
    await pause();
  }
}
