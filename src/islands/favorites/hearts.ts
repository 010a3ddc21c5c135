import { $favorites, $timesFull, addFavorite, removeFavorite } from '#src/client/stores/favorites.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { closestTo } from '../shared/page-events.ts';
import { startToasts } from '../shared/toast-region.ts';

const card = '.card[data-product-id]';

function press(heart: HTMLElement): void {
  heart.setAttribute('aria-pressed', String($favorites.get().includes(heart.dataset['favorite'] ?? '')));
}

/** A card's heart follows its name in the order of the page, and stands on its picture. */
function addHearts(label: (name: string) => string): void {
  // The drawing stands in the page once, on the way to what is kept.
  const icon = document.querySelector('.head-saved > .icon');
  for (const each of document.querySelectorAll<HTMLElement>(card)) {
    const id = each.dataset['productId'];
    if (id === undefined || each.querySelector('.heart')) continue;
    const ariaLabel = label(each.querySelector('.card-name')?.textContent?.trim() ?? '');
    const heart = element('button', { type: 'button', className: 'heart', ariaLabel });
    heart.dataset['favorite'] = id;
    if (icon) heart.append(icon.cloneNode(true));
    press(heart);
    each.append(heart);
  }
}

/** Hearts on cards and on the product page: they keep products in this browser, at once, with a way back. */
export async function startHearts(): Promise<void> {
  const { language } = cartData();
  const messages = await fetchMessages(language, 'product-actions');
  const text = islandText(language, messages);
  const page = localizePath('/favorites', language);
  const own = document.querySelector<HTMLElement>('[data-purchase] [data-favorite]');
  const label = (name: string) => text('favorites.save', { name });
  own?.setAttribute('aria-label', label(document.querySelector('h1')?.textContent?.trim() ?? ''));
  addHearts(label);
  document.addEventListener('gija:cards', () => addHearts(label));
  $favorites.subscribe(() => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) press(heart);
  });
  startToasts(text('close'));
  $timesFull.listen(() => showToast({ kind: 'error', text: text('favorites.full') }));
  document.addEventListener('click', (event) => {
    const heart = closestTo(event, '[data-favorite]');
    const id = heart?.dataset['favorite'];
    if (!heart || id === undefined) return;
    if (!$favorites.get().includes(id)) {
      addFavorite(id);
      const link = { text: text('favorites.view'), href: page };
      return showToast({ kind: 'done', text: text('favorites.saved'), link });
    }
    const run = removeFavorite(id);
    showToast({ kind: 'done', text: text('favorites.removed'), undo: { text: text('favorites.undo'), run } });
  });
}
