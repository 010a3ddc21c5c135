import { parseIdList, withFirst } from '#src/domain/catalogue/id-list.ts';
import { $consent, allows } from './consent.ts';

/** One more than a row shows, since the product that one looks at is among them. */
const most = 9;
/** Deleted when preferences are refused (`keptBy` in domain/consent). */
const key = 'recently-viewed';

/** The shopper has decided, and allowed it: nothing is kept before a decision (law.md, cookies). */
function mayKeep(): boolean {
  return $consent.get().decidedAt !== undefined && allows('preferences');
}

/** The products that were looked at last, the latest first; none where the shopper did not allow it. */
export function recentlyViewed(): string[] {
  if (!mayKeep()) return [];
  try {
    return parseIdList(localStorage.getItem(key), most);
  } catch {
    return [];
  }
}

/** Remembers that this product was looked at, if that is allowed. */
export function rememberViewed(id: string): void {
  if (!mayKeep()) return;
  try {
    localStorage.setItem(key, JSON.stringify(withFirst(recentlyViewed(), id, most)));
  } catch {
    // Storage is closed or full: the row stays as it was.
  }
}
