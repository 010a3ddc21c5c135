import { readShownMarketing } from '#src/client/live/shown-marketing.ts';
import { keepBanners, nextEnd } from './keep-banners.ts';
import { keepOrder } from './keep-order.ts';

/** A timer does not count further than this, and nobody looks at a page for longer. Milliseconds. */
const longest = 86_400_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings banners and the order of the list that is open to what they are now, and again when a banner ends. Without an answer all stays. */
export async function keepMarketing(): Promise<void> {
  clearTimeout(timer);
  if (document.querySelector('[data-banner-place]') === null) return;
  const listing = document.querySelector<HTMLElement>('[data-order-of]')?.dataset['orderOf'];
  const now = await readShownMarketing(listing).catch(() => undefined);
  if (now === undefined) return;
  keepBanners(now.banners);
  const end = nextEnd();
  if (end !== undefined && end < longest) timer = setTimeout(() => void keepMarketing(), Math.max(end, 1_000));
  if (listing !== undefined) await keepOrder(listing, now.pinned);
}
