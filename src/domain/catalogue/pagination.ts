/** A place in the list of page numbers: a page, or the gap between pages that are left out. */
export type PageMark = number | 'gap';

/** How many pages a list has; an empty list has one, so that its address exists. */
export function countPages(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/**
 * First, last and the pages within `distance` of the current one, with gaps between (storefront.md section 4: within 1 on
 * phones, 2 on desktops). A gap that would hide a single page shows that page.
 */
export function pageMarks(current: number, count: number, distance: number): PageMark[] {
  const shown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= distance;
  const marks: PageMark[] = [];
  for (let page = 1; page <= count; page += 1) {
    const alone = shown(page - 1) && shown(page + 1);
    if (shown(page) || alone) marks.push(page);
    else if (marks.at(-1) !== 'gap') marks.push('gap');
  }
  return marks;
}

/** A place in the list of page numbers, and on which screens it stands; on both where nothing is said. */
export interface PageStep {
  readonly mark: PageMark;
  readonly only?: 'phone' | 'desktop';
}

/** How far from the current page numbers are shown (storefront.md section 4). */
const distances = { phone: 1, desktop: 2 } as const;

/** One list for phones and desktops, so that a page can be built before anybody knows who reads it. */
export function pageSteps(current: number, count: number): PageStep[] {
  const phone = pageMarks(current, count, distances.phone);
  const desktop = pageMarks(current, count, distances.desktop);
  return phone.flatMap((mark, place): PageStep[] => {
    if (mark !== 'gap') return [{ mark }];
    // What the phone's gap hides stands on the desktop between the same two pages.
    const between = desktop.slice(
      desktop.indexOf(phone[place - 1] ?? 1) + 1,
      desktop.indexOf(phone[place + 1] ?? count),
    );
    const pages = between.map((each): PageStep => (each === 'gap' ? { mark: each } : { mark: each, only: 'desktop' }));
    return between.includes('gap') ? pages : [{ mark, only: 'phone' }, ...pages];
  });
}

/** The items of one page, counted from 1. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}
