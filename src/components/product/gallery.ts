import { closestTo, isForBrowser } from '#src/islands/shared/page-events.ts';
import { colorFigures } from './color-figures.ts';

const gallery = document.querySelector<HTMLElement>('[data-gallery]');
const rail = gallery?.querySelector<HTMLElement>('.gallery-rail');
const thread = gallery?.querySelector<HTMLElement>('.gallery-track > i');

/** The thread under the pictures stands where the swipe does. */
function followSwipe(): void {
  if (!rail || !thread) return;
  const widths = rail.scrollLeft / Math.max(1, rail.clientWidth);
  thread.style.translate = `${widths * 100}% 0`;
}

/** Something to swipe is something to reach with the keyboard. */
function startSwipe(): void {
  if (rail && rail.scrollWidth > rail.clientWidth) rail.tabIndex = 0;
  else rail?.removeAttribute('tabindex');
  followSwipe();
}

const first = [...(rail?.querySelectorAll('figure') ?? [])];
/** The figures by colour. Those of the first stand in the page; the others are made when they are wanted. */
const byColor = new Map<string, readonly HTMLElement[]>([[first[0]?.dataset['color'] ?? '', first]]);
const plain = rail?.querySelector('noscript')?.textContent ?? '';

/** Shows the pictures of the chosen colour alone; one that has none of its own leaves what is there. */
function showColor(color: string): void {
  if (!rail || rail.querySelector('figure')?.dataset['color'] === color) return;
  const figures = byColor.get(color) ?? colorFigures(plain, color, first);
  if (figures.length === 0) return;
  byColor.set(color, figures);
  rail.replaceChildren(...figures);
  rail.scrollTo({ left: 0, behavior: 'instant' });
  if (thread) thread.style.width = `${100 / figures.length}%`;
  startSwipe();
}

startSwipe();
rail?.addEventListener('scroll', followSwipe, { passive: true });

document.addEventListener('change', (event) => {
  const input = event.target;
  if (input instanceof HTMLInputElement && input.name === 'color' && input.checked) showColor(input.value);
});

/** A card or a shared link may name the colour. */
const wanted = new URL(location.href).searchParams.get('color');
if (wanted !== null) {
  const choice = document.querySelector<HTMLInputElement>(`input[name=color][value="${CSS.escape(wanted)}"]`);
  if (choice && !choice.checked) choice.click();
  showColor(wanted);
}

/** What opens in place for whoever has scripts; each is a link to the same thing for everybody else. */
const openers: Readonly<Record<string, () => Promise<{ readonly open: (link: HTMLAnchorElement) => unknown }>>> = {
  viewer: () => import('#src/islands/product/viewer.ts'),
  sizes: () => import('#src/islands/product/size-guide.ts'),
  reviews: () => import('#src/islands/product/reviews.ts'),
};

document.addEventListener('click', (event) => {
  const link = closestTo<HTMLAnchorElement>(event, 'a[data-open]');
  const load = openers[link?.dataset['open'] ?? ''];
  if (!link || !load || isForBrowser(event)) return;
  event.preventDefault();
  load()
    .then(({ open }) => open(link))
    .catch(() => location.assign(link.href));
});
