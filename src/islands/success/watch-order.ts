import { readOrderStatus } from '#src/client/functions/order-status.ts';
import type { OrderStatusResponse } from '#src/contracts/order-status.ts';

/** Seconds between questions: soon at first, then ever more patiently, some three minutes in all. */
const waits = [1, 1, 2, 2, 3, 5, 8, 13, 20, 30, 45, 60];

/** What is known of the order: nothing yet, what the shop says, or that it does not know it. */
export type OrderNews = OrderStatusResponse | { readonly state: 'unknown' | 'slow' };

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Asks how the order behind a payment session stands until it is settled, and tells every change. An order that is not known
 * yet, or a shop that cannot be reached, is asked again; in the end `slow` (never paid) or `unknown` is told.
 */
export async function watchOrder(sessionId: string, tell: (news: OrderNews) => void): Promise<void> {
  let isKnown = false;
  let told: string | undefined;
  for (const wait of [0, ...waits]) {
    await pause(wait);
    const answer = await readOrderStatus(sessionId);
    if (!answer.ok) {
      if (answer.failure.code === 'invalid_request') break;
      continue;
    }
    isKnown = true;
    const { state, orderNumber } = answer.value;
    if (told !== state + orderNumber) tell(answer.value);
    told = state + orderNumber;
    if (state !== 'waiting') return;
  }
  tell({ state: isKnown ? 'slow' : 'unknown' });
}
