import { emptyCart } from '#src/client/stores/cart.ts';
import { forgetCheckoutId } from '#src/client/stores/checkout-id.ts';
import { checkoutFormName, dayMemory } from '#src/client/stores/day-memory.ts';
import { forgetCoupon } from '#src/client/stores/kept-coupon.ts';
import { lastOrderKeepsCart, readLastOrder } from '#src/client/stores/last-order.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { type OrderNews, watchOrder } from './watch-order.ts';

interface PageData {
  readonly language: Language;
  readonly texts: Namespaces['checkout']['success'];
}

const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot=${name}]`);

function write(name: string, words: string): void {
  const element = slot(name);
  if (element && element.textContent !== words) element.textContent = words;
}

/** Shows the way to the order's own page; only within a day of the order is there one. */
function leadToOrder(token: string | null, language: Language): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-slot=order]');
  if (link === null || token === null) return;
  link.href = localizePath(`/order/${token}`, language);
  link.hidden = false;
}

/** Writes what is known of the order into the page. */
function show(news: OrderNews, { language, texts }: PageData): void {
  const text = islandText(language, texts);
  const steps = document.querySelector<HTMLElement>('[data-next-steps]');
  if (steps) steps.hidden = news.state !== 'waiting' && news.state !== 'paid' && news.state !== 'slow';
  write('status', text(news.state));
  if (news.state === 'cancelled') write('title', text('cancelledTitle'));
  if (news.state === 'refunding') write('title', text('refundingTitle'));
  if (news.state === 'unknown') write('title', text('unknownTitle'));
  if (!('orderNumber' in news)) return;
  if (news.firstName && (news.state === 'paid' || news.state === 'waiting'))
    write('title', text('thanksNamed', { name: news.firstName }));
  write('number', news.orderNumber);
  leadToOrder(news.orderToken, language);
  const last = readLastOrder(news.orderNumber);
  if (last?.isFree && news.state === 'paid') write('status', text('free'));
  if (last) write('mail', text('mailTextTo', { email: last.email }));
  if (last?.from && last.to) {
    const days = deliveryDays(last.from, last.to, language);
    const words = last.locker
      ? text('shippingTextLocker', { days, place: last.locker })
      : text('shippingTextDays', { days });
    write('shipping', words);
  }
}

const block = document.getElementById('success-data');
const sessionId = new URL(location.href).searchParams.get('session_id')?.trim();

if (block) {
  const data = JSON.parse(block.textContent ?? '{}') as PageData;
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-order]'))
    part.hidden = (part.dataset['withOrder'] === 'yes') !== Boolean(sessionId);
  if (sessionId) {
    const isRequested = lastOrderKeepsCart();
    if (!isRequested) emptyCart();
    dayMemory.forget(checkoutFormName);
    forgetCheckoutId(isRequested);
    forgetCoupon();
    write('number', sessionId);
    void watchOrder(sessionId, (news) => show(news, data));
  }
}
