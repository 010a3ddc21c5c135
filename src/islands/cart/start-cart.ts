import { cartData, cartText } from '../shared/cart-data.ts';
import { onCartOpen } from '../shared/cart-events.ts';
import { closestTo, isForBrowser } from '../shared/page-events.ts';

const loadDrawer = () => import('./drawer.ts');
const loadQuickAdd = () => import('./quick-add.ts');

/** The cart's link opens the drawer; where that cannot be loaded it is the link that it always was. */
function startDrawer(): void {
  const opener = '[data-cart-link]';
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => closestTo(event, opener) && loadDrawer(), { passive: true });
  document.addEventListener('click', (event) => {
    const link = closestTo(event, opener);
    if (!(link instanceof HTMLAnchorElement) || isForBrowser(event)) return;
    event.preventDefault();
    loadDrawer().then(
      ({ openDrawer }) => openDrawer(''),
      () => location.assign(link.href),
    );
  });
  onCartOpen(async (announcement) => (await loadDrawer()).openDrawer(announcement));
}

const card = '.card[data-variants]';

/** Quick add on cards: sizes rise from the picture on hover and focus; on touch screens a plus opens a sheet of sizes. */
function startQuickAdd(): void {
  if (!matchMedia('(max-width: 899px), (hover: none)').matches) {
    const onReach = async (event: Event) => {
      const reached = closestTo(event, card);
      if (reached) (await loadQuickAdd()).addBar(reached);
    };
    document.addEventListener('pointerover', onReach, { passive: true });
    document.addEventListener('focusin', onReach, { passive: true });
    return;
  }
  const text = cartText(cartData());
  const addPluses = () => document.querySelectorAll<HTMLElement>(card).forEach(addPlus);
  const addPlus = (each: HTMLElement) => {
    const box = each.querySelector('.card-box:not(:has(.plus))');
    if (box === null) return;
    const name = each.querySelector('.card-name')?.textContent?.trim() ?? '';
    const plus = Object.assign(document.createElement('button'), { type: 'button', className: 'plus' });
    plus.setAttribute('aria-label', text('quick.chooseNamed', { name }));
    plus.onclick = async () => (await loadQuickAdd()).openSheet(each);
    box.append(plus);
  };
  addPluses();
  document.addEventListener('gija:cards', addPluses);
}

// The page of the cart is the cart: there the link needs no drawer.
if (document.querySelector('[data-cart-preview=page]'))
  void import('./preview.ts').then((it) => it.previewCart('page'));
else if (document.getElementById('cart-data')) startDrawer();
if (document.getElementById('cart-data')) startQuickAdd();
