import { pause } from '../shared/pause.ts';
import { showPromise } from './promise.ts';
import { showRecentlyViewed } from './recently-viewed.ts';
import { startStickyBar } from './sticky-bar.ts';
import { startThumbs } from './thumbs.ts';

/** What a product page does once it is idle: names the day of delivery, shows thumbnails, watches the button, remembers. */
export async function startProduct(product: HTMLElement): Promise<void> {
  // Mails lead to the reviews: an address that names them finds them open.
  const reviews = location.hash === '#reviews' && document.querySelector<HTMLDetailsElement>('details#reviews');
  if (reviews) {
    reviews.open = true;
    reviews.scrollIntoView();
  }
  const promise = product.querySelector<HTMLElement>('[data-promise]');
  if (promise) showPromise(promise, new Date());
  await pause();
  const thumbs = product.querySelector<HTMLElement>('[data-thumbs]');
  const rail = product.querySelector<HTMLElement>('.gallery-rail');
  if (thumbs && rail) startThumbs(thumbs, rail);
  await pause();
  const button = product.querySelector<HTMLElement>('[data-add-to-cart]');
  if (button) startStickyBar(product, button);
  await pause();
  await showRecentlyViewed(product, product.dataset['product'] ?? '');
}
