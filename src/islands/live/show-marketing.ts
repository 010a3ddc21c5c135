import type { ShownMarketing } from '#src/client/live/shown-marketing.ts';
import { keepBanners, nextEnd } from './keep-banners.ts';
import { keepOrder, type OpenList } from './keep-order.ts';

/** Shows what runs now; gives the milliseconds until the first of its banners ends, undefined where none does. */
export async function showMarketing(
  now: ShownMarketing,
  listing: string | undefined,
  list: OpenList,
): Promise<number | undefined> {
  keepBanners(now.banners);
  if (listing !== undefined) await keepOrder(list, listing, now.pinned);
  return nextEnd();
}
