import { $favorites, addFavorite, removeFavorite } from '#src/client/stores/favorites.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { cartData } from '../shared/cart-data.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { startToasts } from '../shared/toast-region.ts';

const drawing =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 16.6C5.6 13.7 3 10.8 3 7.9A3.6 3.6 0 0 1 10 6.4a3.6 3.6 0 0 1 7 1.5c0 2.9-2.6 5.8-7 8.7z"/></svg>';
const card = '.card[data-product-id]';

function press(heart: HTMLElement): void {
  heart.setAttribute('aria-pressed', String($favorites.get().includes(heart.dataset['favorite'] ?? '')));
}

/** A card's heart follows its name in the order of the page, and stands on its picture. */
function addHearts(label: (name: string) => string): void {
  for (const each of document.querySelectorAll<HTMLElement>(card)) {
    const id = each.dataset['productId'];
    if (id === undefined || each.querySelector('.heart')) continue;
    const heart = Object.assign(document.createElement('button'), { type: 'button', className: 'heart' });
    heart.dataset['favorite'] = id;
    heart.innerHTML = drawing;
    heart.setAttribute('aria-label', label(each.querySelector('.card-name')?.textContent?.trim() ?? ''));
    press(heart);
    each.append(heart);
  }
}

/** The way to what is kept, between search and cart. Pages do not carry it: it would lead nowhere without scripts. */
function addToHeader(word: string, href: string): void {
  const cart = document.querySelector('.head-tools > .head-cart');
  if (!cart) return;
  const link = Object.assign(document.createElement('a'), { className: 'head-saved', href });
  const name = Object.assign(document.createElement('span'), { className: 'head-word', textContent: word });
  link.innerHTML = drawing;
  link.append(name);
  cart.before(link);
}

/** Hearts on cards and on the product page: they keep products in this browser, at once, with a way back. */
export async function startHearts(): Promise<void> {
  const { language } = cartData();
  const messages = await fetchMessages(language, 'product-actions');
  const text = islandText(language, messages);
  const page = localizePath('/favorites', language);
  addToHeader(text('favorites.page'), page);
  const own = document.querySelector<HTMLElement>('[data-purchase] [data-favorite]');
  const label = (name: string) => text('favorites.save', { name });
  own?.setAttribute('aria-label', label(document.querySelector('h1')?.textContent?.trim() ?? ''));
  addHearts(label);
  document.addEventListener('gija:cards', () => addHearts(label));
  $favorites.subscribe(() => {
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]')) press(heart);
  });
  startToasts(text('close'));
  document.addEventListener('click', (event) => {
    const heart = (event.target as Element).closest<HTMLElement>('[data-favorite]');
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
