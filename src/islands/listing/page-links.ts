import { pageSteps } from '#src/domain/catalogue/pagination.ts';
import { element } from '../shared/element.ts';
import type { ListingWords } from './listing-data.ts';

/** What stands on one kind of screen alone. */
const only = { phone: 'pages-narrow', desktop: 'pages-far' } as const;

function stepLink(text: string, rel: string, href: string | undefined): HTMLElement {
  if (href !== undefined) return element('a', { href, rel }, text);
  const made = element('span', { className: 'muted' }, text);
  made.setAttribute('aria-disabled', 'true');
  return made;
}

/** The page links of a filtered list, as Pagination.astro builds them for a whole one; undefined where one page is all. */
export function pageLinks(
  words: ListingWords,
  current: number,
  count: number,
  address: (page: number) => string,
): HTMLElement | undefined {
  if (count < 2) return undefined;
  const steps = pageSteps(current, count).map(({ mark, only: screen }) => {
    const className = screen === undefined ? '' : only[screen];
    if (mark === 'gap') return element('li', { className: `pages-gap muted ${className}` }, '…');
    const link = element('a', { href: address(mark), ariaLabel: words('pages.page', { page: mark }) }, String(mark));
    if (mark === current) link.setAttribute('aria-current', 'page');
    return element('li', { className }, link);
  });
  return element(
    'nav',
    { className: 'pages wrap ui', ariaLabel: words('pages.label') },
    stepLink(words('pages.previous'), 'prev', current > 1 ? address(current - 1) : undefined),
    element('ol', {}, ...steps),
    stepLink(words('pages.next'), 'next', current < count ? address(current + 1) : undefined),
  );
}
