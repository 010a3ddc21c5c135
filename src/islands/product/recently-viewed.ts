import { recentlyViewed, rememberViewed } from '#src/client/stores/recently-viewed.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { fetchCards } from '../shared/live-cards.ts';

/** One row. */
const shown = 4;

function section(title: string, cards: Iterable<HTMLElement>): HTMLElement {
  const heading = element('h2', { className: 'title-1', id: 'recently-viewed' }, title);
  const row = element('div', { className: 'card-row' }, ...cards);
  const made = element(
    'section',
    { className: 'section' },
    element('div', { className: 'wrap section-head' }, heading),
    element('div', { className: 'wrap' }, row),
  );
  made.setAttribute('aria-labelledby', heading.id);
  return made;
}

/** What was looked at before this product, below everything else, and this one remembered: only where that is allowed. */
export async function showRecentlyViewed(product: HTMLElement, id: string): Promise<void> {
  const others = recentlyViewed().filter((other) => other !== id);
  rememberViewed(id);
  if (others.length === 0) return;
  const { language } = cartData();
  try {
    const [texts, cards] = await Promise.all([
      fetchMessages(language, 'product-actions'),
      fetchCards(language, others.slice(0, shown)),
    ]);
    if (cards.size === 0) return;
    product.parentElement?.append(section(texts.recent, cards.values()));
    document.dispatchEvent(new CustomEvent('gija:cards'));
  } catch {
    // The row is a courtesy: a page that cannot have it says nothing of it.
  }
}
