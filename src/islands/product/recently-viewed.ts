import { recentlyViewed, rememberViewed } from '#src/client/stores/recently-viewed.ts';
import { cartData } from '../shared/cart-data.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { fetchCards } from '../shared/live-cards.ts';

/** One row. */
const shown = 4;

function section(title: string, cards: Iterable<HTMLElement>): HTMLElement {
  const made = Object.assign(document.createElement('section'), { className: 'section' });
  made.setAttribute('aria-labelledby', 'recently-viewed');
  const head = Object.assign(document.createElement('div'), { className: 'wrap section-head' });
  const heading = Object.assign(document.createElement('h2'), { className: 'title-1', id: 'recently-viewed' });
  heading.textContent = title;
  head.append(heading);
  const wrap = Object.assign(document.createElement('div'), { className: 'wrap' });
  const row = Object.assign(document.createElement('div'), { className: 'card-row' });
  row.append(...cards);
  wrap.append(row);
  made.append(head, wrap);
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
