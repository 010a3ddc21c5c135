import { closestTo, isForBrowser } from '#src/islands/shared/page-events.ts';

const opener = '[data-search-open]';
const load = () => import('#src/islands/search/overlay.ts');

const openerOf = (event: Event) => closestTo<HTMLAnchorElement>(event, opener);

let isOpening = false;

/**
 * Where the field cannot be had the link is the link that it always was: to the search page. A second press while the field is on
 * its way asks for nothing more, or it would open again what was closed in between.
 */
async function open(link: HTMLAnchorElement): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    await (await load()).openSearch();
  } catch {
    location.assign(link.href);
  } finally {
    isOpening = false;
  }
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The header's search opens over the page on click and on the key `/`; its code comes when somebody reaches for it. */
export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>(opener);
  if (link === null) return;
  const prepare = (event: Event) => {
    if (openerOf(event)) void load().then(({ prepareSearch }) => prepareSearch().catch(() => undefined));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { passive: true });
  document.addEventListener('click', (event) => {
    const clicked = openerOf(event);
    if (clicked === null || isForBrowser(event)) return;
    event.preventDefault();
    void open(clicked);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    void open(link);
  });
}
