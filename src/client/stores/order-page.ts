import { atom } from 'nanostores';
import { readOrderDetails } from '#src/client/functions/order-details.ts';
import type { OrderDetails } from '#src/contracts/order-details.ts';
import { isSettled, shownState } from '#src/domain/order/shown-state.ts';

/** What the page of an order knows. `readAt`: when it was last true, milliseconds; `isStale`: it could not be read since. */
export type OrderView =
  | { readonly state: 'loading' | 'unknown' | 'failed' | 'limited' }
  | { readonly state: 'open'; readonly order: OrderDetails; readonly readAt: number; readonly isStale: boolean };

export const $orderView = atom<OrderView>({ state: 'loading' });

/** How long a page may be out of sight before it reads the order again, milliseconds. */
const longAway = 15_000;
/** How often a page that is looked at reads the order again. */
const everyNow = 60_000;

let isReading = false;

/** What a refusal means where there is nothing to show yet. An address that is no token at all is an unknown one. */
function refusedView(code: string): OrderView {
  if (code === 'order_unknown' || code === 'invalid_request') return { state: 'unknown' };
  return { state: code === 'rate_limited' ? 'limited' : 'failed' };
}

/** Reads the order anew. What is shown stays until there is something better; that it may be old is said. */
export async function readOrder(token: string): Promise<void> {
  if (isReading) return;
  isReading = true;
  if ($orderView.get().state !== 'open') $orderView.set({ state: 'loading' });
  const answer = await readOrderDetails(token);
  isReading = false;
  const shown = $orderView.get();
  if (answer.ok) $orderView.set({ state: 'open', order: answer.value, readAt: Date.now(), isStale: false });
  else if (shown.state === 'open') $orderView.set({ ...shown, isStale: true });
  else $orderView.set(refusedView(answer.failure.code));
}

/** Keeps an open page true: read again when somebody comes back to it and now and then while it is looked at. */
export function keepOrderTrue(token: string): () => void {
  const again = (least: number) => {
    const view = $orderView.get();
    if (document.visibilityState !== 'visible' || view.state !== 'open' || Date.now() - view.readAt < least) return;
    void readOrder(token);
  };
  const onReturn = () => again(longAway);
  // Out of the browser's memory of pages everything is as it was when it was left.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && again(0);
  const timer = setInterval(() => {
    const view = $orderView.get();
    if (view.state === 'open' && !isSettled(shownState(view.order))) again(everyNow);
  }, everyNow);
  document.addEventListener('visibilitychange', onReturn);
  addEventListener('online', onReturn);
  addEventListener('pageshow', onPageShow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    removeEventListener('online', onReturn);
    removeEventListener('pageshow', onPageShow);
  };
}
