import { closestTo, isForBrowser } from '#src/islands/shared/page-events.ts';

const gallery = document.querySelector<HTMLElement>('[data-gallery]');
const rail = gallery?.querySelector<HTMLElement>('.gallery-rail');
const thread = gallery?.querySelector<HTMLElement>('.gallery-track > i');

/** The thread under the pictures stands where the swipe does. */
function followSwipe(): void {
  if (!rail || !thread) return;
  const widths = rail.scrollLeft / Math.max(1, rail.clientWidth);
  thread.style.translate = `${widths * 100}% 0`;
}

/** The pictures of the chosen colour come first; the others keep their order. */
function showColor(color: string): void {
  if (!rail) return;
  const figures = [...rail.querySelectorAll<HTMLElement>('figure')];
  if (figures[0]?.dataset['color'] === color || !figures.some((figure) => figure.dataset['color'] === color)) return;
  const own = figures.filter((figure) => figure.dataset['color'] === color);
  for (const image of own.flatMap((figure) => [...figure.querySelectorAll('img')])) image.loading = 'eager';
  rail.prepend(...own);
  rail.scrollTo({ left: 0, behavior: 'instant' });
  followSwipe();
}

// Something to swipe is something to reach with the keyboard.
if (rail && rail.scrollWidth > rail.clientWidth) rail.tabIndex = 0;
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
