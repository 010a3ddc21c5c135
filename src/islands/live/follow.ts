import {
  type CatalogueChange,
  type Following,
  followChanges,
  readChangesAfter,
} from '#src/client/backend/follow-changes.ts';
import { keepMarketing } from './keep-marketing.ts';
import { showNewCards } from './new-cards.ts';
import { renewTree } from './renew-tree.ts';
import { revalidate, revalidateShown, shownIds } from './revalidate.ts';

/** How long changes are gathered, so that many become one question. Milliseconds. */
const gathering = 300;
/** A page out of sight for this long stops listening. */
const patience = 60_000;

/** The last change that this page knows of: that of the build, then those that it hears. Undefined where no list is followed. */
let seen = Number(document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'] ?? Number.NaN);
let following: Following | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
let gathered: CatalogueChange[] = [];
let isGathering = false;

async function takeIn(): Promise<void> {
  const changes = gathered;
  gathered = [];
  isGathering = false;
  const products = changes.filter(({ kind }) => kind === 'product');
  const shown = new Set(shownIds());
  const known = products.filter(({ row_id: id }) => shown.has(id)).map(({ row_id: id }) => id);
  const added = products.filter(({ row_id: id, action }) => action === 'insert' && !shown.has(id));
  await Promise.all([
    known.length > 0 && revalidate(known),
    added.length > 0 && showNewCards([...new Set(added.map(({ row_id: id }) => id))]),
    products.length < changes.length && renewTree(),
  ]);
}

function gather(change: CatalogueChange): void {
  seen = Math.max(seen, change.id);
  gathered.push(change);
  if (!isGathering) setTimeout(() => void takeIn(), gathering);
  isGathering = true;
}

/** What happened between the build and now, or while nobody listened. */
async function catchUp(): Promise<void> {
  await revalidateShown();
  if (Number.isNaN(seen)) return;
  const missed = await readChangesAfter(seen).catch(() => []);
  // What the page shows has just been asked for.
  for (const change of missed.reverse()) if (change.action === 'insert' || change.kind === 'category') gather(change);
}

function listen(): void {
  clearTimeout(leaving);
  if (following === undefined) void keepMarketing();
  following ??= followChanges({
    onChange: gather,
    onListening: () => void catchUp(),
  });
}

function stop(): void {
  following?.close();
  following = undefined;
}

/** Follows the catalogue while somebody looks at the page, and stops when it is left. */
export function startFollowing(): void {
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving);
    if (document.visibilityState === 'visible') listen();
    else leaving = setTimeout(stop, patience);
  });
  listen();
}
