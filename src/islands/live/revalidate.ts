import { livePrices } from '#src/client/live/card-change.ts';
import { reconcileLiveCart } from '#src/client/live/live-cart.ts';
import { learn } from '#src/client/live/live-facts.ts';
import { type LiveProduct, livePrice } from '#src/client/live/live-products.ts';
import { $cart } from '#src/client/stores/cart.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { moneyWriter } from '#src/client/stores/shown-money.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { CartChange } from '#src/domain/cart/reconcile.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { liveTexts } from '#src/i18n/live-texts.ts';
import { lineName } from '../shared/cart-view.ts';
import { startToasts } from '../shared/toast-region.ts';
import { fetchCardsCalmly, fetchFragment } from './fetch-fragment.ts';
import { findCards, isOutdated, renewCard } from './patch-card.ts';
import { settledPointer } from './settled-pointer.ts';

const language = pageLanguage();
const text = islandText(language, liveTexts[language]);

/** Other parts look after what came: currency, hearts. The event comes back here, where there is nothing left to do. */
export const announceCards = () => document.dispatchEvent(new CustomEvent('gija:cards'));

function say(sentence: string): void {
  startToasts(text('close'));
  showToast({ kind: 'done', text: sentence });
}

function sayOfCart(changes: readonly CartChange[]): void {
  const money = moneyWriter();
  const sentences = changes.map(({ line, kind, before, after }) =>
    kind === 'price'
      ? text('inCart.price', { name: lineName(line, language), before: money(before), after: money(after) })
      : text('inCart.gone', { name: lineName(line, language) }),
  );
  if (sentences.length > 0) say([...new Set(sentences)].join(' '));
}

async function renewCards(products: ReadonlyMap<string, LiveProduct>): Promise<void> {
  await settledPointer();
  const outdated = findCards().filter((card) => {
    const product = products.get(card.dataset['productId'] ?? '');
    return product !== undefined && isOutdated(card, product, text('gone'));
  });
  if (outdated.length === 0) return;
  const cards = await fetchCardsCalmly([...new Set(outdated.map((card) => card.dataset['productId'] ?? ''))]);
  await settledPointer();
  for (const card of outdated) {
    const now = cards.get(card.dataset['productId'] ?? '');
    if (now) renewCard(card, now);
  }
  announceCards();
}

/** The price of the product page; one that has changed is said as well, since it stood there to be decided by. */
async function renewOffer(product: LiveProduct): Promise<void> {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  if (!offer) return;
  if (!product.active) return say(text('goneHere'));
  const shown = [...offer.querySelectorAll<HTMLElement>('[data-price-cents]')].map(
    (price) => price.dataset['priceCents'],
  );
  if (livePrices(product).join() === shown.join()) return;
  const body = await fetchFragment('offer', { id: product.id });
  if (!body?.firstElementChild) return;
  await settledPointer();
  offer.replaceChildren(...body.childNodes);
  announceCards();
  if (String(livePrice(product)) !== shown[0]) say(text('price', { price: moneyWriter()(livePrice(product)) }));
}

const pageProduct = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
/** When each product was last asked for, milliseconds. */
const asked = new Map<string, number>();
/** Cards that come and go within this time are not asked for again. */
const fresh = 5_000;

/** The products that this page shows: in cards, in the cart, on their own page. */
export function shownIds(): string[] {
  const ids = findCards().map((card) => card.dataset['productId'] ?? '');
  return [...ids, ...$cart.get().map(({ id }) => id), ...(pageProduct === undefined ? [] : [pageProduct])];
}

/** Brings these products to what they are now wherever the page shows them. Without an answer everything stays as it is. */
export async function revalidate(ids: readonly string[]): Promise<void> {
  for (const id of ids) asked.set(id, Date.now());
  const products = await learn([...new Set(ids)]).catch(() => []);
  if (products.length === 0) return;
  const byId = new Map(products.map((product) => [product.id, product]));
  sayOfCart(reconcileLiveCart(products));
  const own = byId.get(pageProduct ?? '');
  await Promise.all([renewCards(byId), own && renewOffer(own)]);
}

/** Asks for what has not just been asked for. */
export function revalidateShown(): Promise<void> {
  return revalidate(shownIds().filter((id) => Date.now() - (asked.get(id) ?? 0) > fresh));
}
