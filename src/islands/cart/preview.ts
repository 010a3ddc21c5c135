import { $cart } from '#src/client/stores/cart.ts';
import { $currency } from '#src/client/stores/preferences.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { type CartPlace, onCartAwake } from '../shared/cart-events.ts';
import { type CartView, describeCart, type LineView } from '../shared/cart-view.ts';

const reaching = ['pointerover', 'touchstart', 'focusin'] as const;

function fill(element: ParentNode, slots: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(slots))
    for (const slot of element.querySelectorAll(`[data-slot="${name}"]`)) slot.textContent = value;
}

function fillLine(item: HTMLElement, line: LineView): HTMLElement {
  const text = cartText(cartData());
  const { name } = line;
  item.dataset['line'] = line.key;
  fill(item, {
    name,
    variant: line.variant,
    price: line.price,
    each: line.each,
    note: line.note,
    quantity: String(line.quantity),
  });
  for (const link of item.querySelectorAll('a')) link.href = line.href;
  const image = item.querySelector('img');
  if (image && line.picture !== '') image.src = line.picture;
  item.querySelector('[role=group]')?.setAttribute('aria-label', text('line.quantity', { name }));
  const labels = { fewer: 'line.fewer', more: 'line.more', remove: 'line.removeNamed' } as const;
  for (const [action, key] of Object.entries(labels))
    item.querySelector(`[data-action=${action}]`)?.setAttribute('aria-label', text(key, { name }));
  item.querySelector('[data-action=more]')?.setAttribute('aria-disabled', String(line.isAtMost));
  return item;
}

function draw(place: HTMLElement, view: CartView): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-cart-template]');
  const content = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const chosen = content?.querySelector<HTMLElement>(view.pieces > 0 ? '.cart-content' : '.cart-empty');
  if (!chosen) return;
  const list = chosen.querySelector('.cart-lines');
  const pattern = list?.firstElementChild;
  if (pattern)
    list?.replaceChildren(...view.lines.map((line) => fillLine(pattern.cloneNode(true) as HTMLElement, line)));
  const { goods, delivery, total, free } = view;
  fill(chosen, { goods, delivery, total, free: free.text });
  const thread = chosen.querySelector<HTMLElement>('[data-slot=share]');
  if (thread) thread.style.width = `${free.share * 100}%`;
  place.replaceChildren(chosen);
}

/** The same control in the island: same line, same action, or the link to the same address. */
function counterpart(element: Element, live: Element): HTMLElement | null {
  const action = element.closest<HTMLElement>('[data-action]')?.dataset['action'];
  const key = element.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const within = key === undefined ? live : live.querySelector(`[data-line="${CSS.escape(key)}"]`);
  if (action !== undefined) return within?.querySelector<HTMLElement>(`[data-action=${action}]`) ?? null;
  const href = element.closest('a')?.getAttribute('href');
  return href ? (within?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex])`) ?? null) : null;
}

/**
 * Draws the cart of one place from the template that React rendered at build, and keeps it up to date, until the shopper
 * reaches for it. Then the island is woken; focus and the click that came too early go over to it.
 */
export function previewCart(place: CartPlace): (() => void) | undefined {
  const found = document.querySelector<HTMLElement>(`[data-cart-preview=${place}]`);
  if (!found) return undefined;
  const preview = found;
  let early: Element | undefined;

  const redraw = () => draw(preview, describeCart($cart.get(), $currency.get(), cartData()));
  const wake = () => window.dispatchEvent(new CustomEvent('intent', { detail: `cart-${place}` }));
  const stops = [$cart.subscribe(redraw), $currency.listen(redraw)];

  for (const type of reaching) preview.addEventListener(type, wake, { passive: true });
  preview.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (!target.closest('button')) return;
    early = target;
    wake();
  });
  onCartAwake(place, () => {
    for (const stop of stops.splice(0)) stop();
    const live = document.querySelector(`[data-cart-live=${place}]`);
    const focused = preview.contains(document.activeElement) ? document.activeElement : null;
    const nextFocus = live && focused ? counterpart(focused, live) : null;
    const nextClick = live && early ? counterpart(early, live) : null;
    preview.remove();
    nextFocus?.focus({ preventScroll: true });
    nextClick?.click();
  });
  // The page's address asks for something, which the island does (CartPanel.tsx).
  if (place === 'page' && location.search) wake();
  return wake;
}
