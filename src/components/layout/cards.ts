import { closestTo } from '#src/islands/shared/page-events.ts';

/** `/pictures/coat/camel-480.avif?v=1` becomes `/pictures/coat/camel-back-480.avif?v=2` with the view `back?v=2`. */
function otherView(sources: string, view: string): string {
  const [name, version] = view.split('?');
  return sources.replace(/-(\d+)\.(avif|webp)(\?\w+=\w+)?/g, `-${name}-$1.$2?${version}`);
}

/** The second picture is loaded when the pointer or the keyboard's focus first comes to the card, and laid over the first. */
function addSecondPicture(card: HTMLElement): void {
  const view = card.dataset['secondView'];
  const picture = card.querySelector('picture');
  if (view === undefined || picture === null) return;
  delete card.dataset['secondView'];
  const second = picture.cloneNode(true) as HTMLElement;
  for (const element of second.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) {
    element.srcset = otherView(element.srcset, view);
    if (element instanceof HTMLImageElement) {
      element.alt = '';
      element.loading = 'eager';
      element.src = otherView(element.getAttribute('src') ?? '', view);
    }
  }
  second.classList.add('card-second');
  picture.after(second);
}

function onReach(event: Event): void {
  const card = closestTo(event, '[data-second-view]');
  if (card === null) return;
  // A tap focuses too, but it leaves for the product's page: it waits for no second picture.
  const shown =
    event.type === 'focusin' ? card.querySelector(':focus-visible') !== null : matchMedia('(hover: hover)').matches;
  if (shown) addSecondPicture(card);
}

document.addEventListener('pointerover', onReach, { passive: true });
document.addEventListener('focusin', onReach, { passive: true });

/** The picked card's picture grows into the product page's first one. */
document.addEventListener('pointerdown', (event) => {
  const link = closestTo(event, '.card a');
  const image = link?.closest('.card')?.querySelector<HTMLElement>('img');
  if (!image) return;
  for (const other of document.querySelectorAll<HTMLElement>('.card img')) other.style.viewTransitionName = '';
  image.style.viewTransitionName = 'product';
});
