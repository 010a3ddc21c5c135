import { splitPath } from '#src/domain/language/paths.ts';
import { fetchFragment } from './fetch-fragment.ts';

/** What of a page shows the category tree: menus, and on a category's page its name, its trail and the lists beside it. */
const parts = ['template[data-department]', '.listing-head', '.listing-tabs', '.crumbs'];

/** A part is the same part on the page as it is now if it is the same of its kind. */
function renew(selector: string, now: HTMLElement): void {
  const fresh = [...now.querySelectorAll(selector)];
  for (const [place, before] of [...document.querySelectorAll(selector)].entries()) {
    const after = fresh[place];
    if (after && after.outerHTML !== before.outerHTML) before.replaceWith(after);
  }
}

/** Shows the category tree as it is now, where the page shows it. */
export async function renewTree(): Promise<void> {
  const now = await fetchFragment('tree', { of: splitPath(location.pathname).path.slice(1) });
  if (now) for (const selector of parts) renew(selector, now);
}
