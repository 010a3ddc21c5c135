import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { cartData } from '../shared/cart-data.ts';

/** What the page says of delivery at home, so that the day can be named at the hour when it is read. */
export interface PromiseData {
  /** Orders until this time of Vilnius leave the same business day: `14:00`. */
  readonly cutOff: string;
  /** Days off, `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Business days on the way, from and to. */
  readonly days: readonly [number, number];
  /** `Pristatysime {{days}}` */
  readonly text: string;
}

/** Names the day on which an order placed now arrives. */
export function showPromise(place: HTMLElement, now: Date): void {
  const { cutOff, holidays, days, text } = JSON.parse(place.dataset['promise'] ?? '') as PromiseData;
  const [minimumDays, maximumDays] = days;
  const { from, to } = promiseDelivery(now, { cutOff, holidays: new Set(holidays) }, { minimumDays, maximumDays });
  place.textContent = text.replace('{{days}}', deliveryDays(from, to, cartData().language));
}
