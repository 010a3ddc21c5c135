import { readShownMarketing } from '#src/client/live/shown-marketing.ts';
import { fetchCardsCalmly } from './fetch-fragment.ts';
import { isWholeList } from './new-cards.ts';
import { announceCards } from './revalidate.ts';
import { settledPointer } from './settled-pointer.ts';

/** A timer does not count further than this, and nobody looks at a page for longer. Milliseconds. */
const longest = 86_400_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Brings banners and the order of the list that is open to what they are now, and again when a banner ends. Without an answer all stays. */
export async function keepMarketing(): Promise<void> {
  clearTimeout(timer);
  const listing = document.querySelector<HTMLElement>('[data-order-of]')?.dataset['orderOf'];
  const now = await readShownMarketing(listing).catch(() => undefined);
  // On most pages there is nothing to show or to take away: what does it is loaded where there is.
  if (!now || (now.banners.length + now.pinned.length === 0 && !document.querySelector('.banner'))) return;
  const { showMarketing } = await import('./show-marketing.ts');
  const end = await showMarketing(now, listing, { announceCards, fetchCardsCalmly, isWholeList, settledPointer });
  if (end !== undefined && end < longest) timer = setTimeout(() => void keepMarketing(), Math.max(end, 1_000));
}
