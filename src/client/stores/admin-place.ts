import { atom } from 'nanostores';
import { type AdminSection, sectionAt } from '#src/domain/admin/sections.ts';
import { splitPath } from '#src/domain/language/paths.ts';

/** Where somebody is in the back office: a section, and in its query what of it. */
export interface Place {
  readonly section: AdminSection;
  readonly query: Readonly<Record<string, string>>;
}

function placeOf({ pathname, searchParams }: URL): Place | undefined {
  const section = sectionAt(splitPath(pathname).path);
  return section && { section, query: Object.fromEntries(searchParams) };
}

export const $place = atom<Place>({ section: 'dashboard', query: {} });

/** Goes to an address of the back office without loading a page; false where it is none. Back returns. */
function goTo(address: string, replace = false): boolean {
  const url = new URL(address, location.href);
  const place = url.origin === location.origin ? placeOf(url) : undefined;
  if (place === undefined) return false;
  history[replace ? 'replaceState' : 'pushState'](null, '', url.pathname + url.search);
  $place.set(place);
  return true;
}

/**
 * Changes the query of the section that is open; an empty value takes its name away. `replace`: not a place of its own in the
 * history, as while somebody types.
 */
export function changeQuery(changes: Readonly<Record<string, string | undefined>>, { replace = false } = {}): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  goTo(url.href, replace);
}

/** A link within the back office that a plain click follows; modified clicks open it as browsers do. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  if (goTo(link.href)) event.preventDefault();
}

/** Follows the address and links as long as the back office is shown; the caller ends it with what it gives back. */
export function followPlaces(): () => void {
  const read = () => {
    const place = placeOf(new URL(location.href));
    if (place) $place.set(place);
  };
  read();
  addEventListener('popstate', read);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', read);
    document.removeEventListener('click', follow);
  };
}
