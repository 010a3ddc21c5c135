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

/** The items of one page, counted from 1. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}
