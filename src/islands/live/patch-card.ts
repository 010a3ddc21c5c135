import { cardChange, freeOnCard, type ShownCard } from '#src/client/live/card-change.ts';
import type { LiveProduct } from '#src/client/live/live-products.ts';
import { readCardVariants } from '../shared/card-variants.ts';

/** Cards of the page by product; one product can stand in several places. */
export function findCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.card[data-product-id]')];
}

function readCard(card: HTMLElement): ShownCard {
  const prices = card.querySelectorAll<HTMLElement>('.card-info [data-price-cents]');
  return { prices: [...prices].map((price) => Number(price.dataset['priceCents'])), ...readCardVariants(card) };
}

/** What quick add has made of the old figures; it makes it anew when it is reached for. */
function forgetQuickAdd(card: HTMLElement): void {
  card.querySelector('.quick')?.remove();
}

/** The card stays where it is, so that nothing moves under the reader, and says that it is no longer sold. */
function retire(card: HTMLElement, word: string): void {
  if (card.dataset['gone'] !== undefined) return;
  card.dataset['gone'] = '';
  const tag = Object.assign(document.createElement('span'), { textContent: word });
  card.querySelector('.card-tags')?.replaceChildren(tag);
}

/** Does this card need to be made anew? Figures that nobody sees are taken over here. */
export function isOutdated(card: HTMLElement, product: LiveProduct, goneWord: string): boolean {
  if (!product.active) {
    retire(card, goneWord);
    return false;
  }
  const shown = readCard(card);
  const change = cardChange(shown, product);
  if (change === 'stock') {
    card.dataset['variants'] = JSON.stringify({ s: shown.sizes, c: freeOnCard(shown, product) });
    forgetQuickAdd(card);
  }
  return change === 'card' || card.dataset['gone'] !== undefined;
}

const renewed = ['.card-tags', '.card-price', '.card-lowest', '.swatches'];

/** Takes from a card as it is now what can change; picture, name, focus and what other parts have added stay. */
export function renewCard(card: HTMLElement, now: HTMLElement): void {
  delete card.dataset['gone'];
  card.dataset['variants'] = now.dataset['variants'] ?? '';
  forgetQuickAdd(card);
  for (const selector of renewed) {
    const before = card.querySelector(selector);
    const after = now.querySelector(selector)?.cloneNode(true) as Element | undefined;
    if (before && after) before.replaceWith(after);
    else if (after) card.querySelector('.card-price')?.after(after);
    else before?.remove();
  }
}
