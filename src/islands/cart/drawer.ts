import { $cartCount } from '#src/client/stores/cart.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { closestTo } from '../shared/page-events.ts';
import { previewCart } from './preview.ts';

let wake: (() => void) | undefined;
let mounting: Promise<void> | undefined;

/**
 * Puts the living cart into the drawer, once. By hand rather than as an island of the page: what islands need stands in the
 * HTML of every page, three kilobytes that most visits never use.
 */
function mount(drawer: HTMLDialogElement): void {
  const place = drawer.querySelector<HTMLElement>('[data-cart-island]');
  if (place === null) return;
  mounting ??= import('./mount-panel.ts').then(({ mountPanel }) => mountPanel(place, 'drawer'));
  mounting.catch((error: unknown) => {
    // Offline: the next reach for it tries again.
    console.error(error);
    mounting = undefined;
  });
}

/** The drawer is a native modal dialog: the browser traps the focus, closes on Esc and gives the focus back. */
function prepare(drawer: HTMLDialogElement): void {
  drawer.addEventListener('click', (event) => {
    const isScrim = event.target === drawer;
    const isClose = closestTo(event, '[data-cart-close]') !== null;
    if (isScrim || isClose) drawer.close();
  });
  const fallSilent = () => {
    for (const status of drawer.querySelectorAll('[data-cart-status]')) status.textContent = '';
  };
  drawer.addEventListener('close', fallSilent);
  $cartCount.listen(fallSilent);
  $cartCount.subscribe((count) => {
    const text = cartText(cartData());
    for (const figure of drawer.querySelectorAll('[data-cart-pieces]'))
      figure.textContent = count === 0 ? '' : String(count);
    drawer.setAttribute('aria-label', count === 0 ? text('title') : `${text('title')}: ${text('items', { count })}`);
  });
  window.addEventListener('intent', (event) => {
    if ((event as CustomEvent).detail === 'cart-drawer') mount(drawer);
  });
  wake = previewCart('drawer');
}

/** Opens the drawer, with a sentence about what was just done, or an empty one. */
export function openDrawer(announcement: string): void {
  const drawer = document.querySelector<HTMLDialogElement>('[data-cart-drawer]');
  if (!drawer) return;
  if (wake === undefined) prepare(drawer);
  if (!drawer.open) drawer.showModal();
  const status = drawer.querySelector('[data-cart-status]');
  if (status) status.textContent = announcement;
  // Opening is the intent: the lines are there already, their buttons will be in a moment.
  wake?.();
}
