import type { ShownBanner } from '#src/client/live/shown-marketing.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { element } from '../shared/element.ts';

/** A place of one height, where nothing moves whatever stands in it: the strip of wide windows. */
const isFixed = (place: HTMLElement) => place.closest('.strip') !== null && matchMedia('(min-width: 900px)').matches;

/** Nothing moves before the reader's eyes: a place that is seen waits until it is not. */
function whenUnseen(place: HTMLElement, change: () => void): void {
  if (isFixed(place)) {
    change();
    return;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) return;
    observer.disconnect();
    change();
  });
  observer.observe(place);
}

function draw({ id, text, path, until }: ShownBanner): HTMLElement {
  const words = text[pageLanguage()];
  const content =
    path === null ? words : element('a', { className: 'link', href: localizePath(path, pageLanguage()) }, words);
  const line = element('p', { className: 'banner' }, content);
  line.dataset['banner'] = id;
  if (until !== null) line.dataset['until'] = String(until);
  return line;
}

const shownIn = (place: HTMLElement) => place.querySelector<HTMLElement>('.banner:not([hidden])');

function renew(place: HTMLElement, banner: ShownBanner | undefined): void {
  const before = shownIn(place);
  const after = banner && draw(banner);
  const address = (line: HTMLElement | null | undefined) => line?.querySelector('a')?.getAttribute('href');
  if (before?.textContent.trim() === after?.textContent && address(before) === address(after)) return;
  // What has ended is not read any more; its room goes when nobody sees it go.
  if (before) before.style.visibility = 'hidden';
  whenUnseen(place, () => {
    for (const line of place.querySelectorAll('.banner')) line.remove();
    if (after) place.prepend(after);
  });
}

/** Shows in every place of the page the banner that runs now, or none. */
export function keepBanners(banners: readonly ShownBanner[]): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-banners]'))
    renew(
      place,
      banners.find(({ placement }) => placement === place.dataset['banners']),
    );
}

/** Milliseconds until the first banner that is shown ends; undefined where none does. */
export function nextEnd(): number | undefined {
  const ends = [...document.querySelectorAll<HTMLElement>('.banner:not([hidden])[data-until]')].map(
    ({ dataset }) => Number(dataset['until']) * 1000 - Date.now(),
  );
  return ends.length === 0 ? undefined : Math.min(...ends);
}
