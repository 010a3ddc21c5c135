import { type CatalogueChange, type Following, followChanges } from '#src/client/backend/follow-changes.ts';
import { showNewCards } from './new-cards.ts';
import { renewTree } from './renew-tree.ts';
import { revalidate, revalidateShown, shownIds } from './revalidate.ts';

/** How long changes are gathered, so that many become one question. Milliseconds. */
const gathering = 300;
/** A page out of sight for this long stops listening. */
const patience = 60_000;

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
  gathered.push(change);
  if (!isGathering) setTimeout(() => void takeIn(), gathering);
  isGathering = true;
}

function listen(): void {
  clearTimeout(leaving);
  following ??= followChanges({
    onChange: gather,
    // What happened while the line was down was not heard.
    onListening: (isAgain) => isAgain && void revalidateShown(),
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
