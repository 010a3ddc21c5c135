import { splitPath } from '#src/domain/language/paths.ts';
import { fetchFragment } from './fetch-fragment.ts';
import { settledPointer } from './settled-pointer.ts';

/** What of a category's page shows the category tree: its name, its trail and the lists beside it. */
const parts = ['.listing-head', '.listing-tabs', '.crumbs'];

/** A part is the same part on the page as it is now if it is the same of its kind. */
function renew(selector: string, now: HTMLElement): void {
  const fresh = [...now.querySelectorAll(selector)];
  for (const [place, before] of [...document.querySelectorAll(selector)].entries()) {
    const after = fresh[place];
    if (after && after.outerHTML !== before.outerHTML) before.replaceWith(after);
  }
}

/** Shows the category tree as it is now, where the page shows it. One that cannot be had is logged, and the page's own stays. */
export async function renewTree(): Promise<void> {
  const of = splitPath(location.pathname).path.slice(1);
  const now = await fetchFragment('tree', { of }, 'Failed to fetch categories');
  if (now === undefined) return;
  await settledPointer();
  for (const selector of parts) renew(selector, now);
  // The menus that were fetched give way, and those that were not need not be fetched any more.
  for (const menu of document.querySelectorAll('template[data-department]')) menu.remove();
  // A parser puts what begins with a template into the head of its document.
  document.body.append(...now.ownerDocument.querySelectorAll('template[data-department]'));
}
