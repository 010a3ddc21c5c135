import { dayMemory } from './day-memory.ts';
import { sessionMemory } from './session-memory.ts';

const idName = 'checkout-id';

interface KeptId {
  readonly id: string;
  readonly content: string;
  /** Ids of what was ordered before in this checkout, with another content. */
  readonly earlier: readonly string[];
}

/** As many as the shop takes (contracts/checkout). */
const mostEarlier = 5;

/** The cart is the same in all tabs; what a link asked for (`requested`) is a purchase of its own, in its own tab. */
const memoryOf = (isRequested: boolean) => (isRequested ? sessionMemory : dayMemory);

/** Read anew each time: another tab may have ordered meanwhile. */
function readKept(isRequested: boolean): KeptId | undefined {
  const kept = memoryOf(isRequested).read(idName) as Partial<KeptId> | null;
  if (typeof kept?.id !== 'string' || typeof kept.content !== 'string') return undefined;
  const earlier = Array.isArray(kept.earlier) ? kept.earlier.filter((id) => typeof id === 'string') : [];
  return { id: kept.id, content: kept.content, earlier };
}

function keep(isRequested: boolean, next: KeptId): KeptId {
  memoryOf(isRequested).write(idName, next);
  return next;
}

/**
 * The id that makes one order of a checkout however often it is sent, from whichever tab: the same for the same content until
 * it is forgotten; another content gets another one, and `replaces` names those before it.
 */
export function checkoutIdFor(
  content: string,
  isRequested: boolean,
): { readonly checkoutId: string; readonly replaces?: string[] } {
  const before = readKept(isRequested);
  const { id, earlier } =
    before?.content === content
      ? before
      : keep(isRequested, {
          id: crypto.randomUUID(),
          content,
          earlier: before === undefined ? [] : [...before.earlier, before.id].slice(-mostEarlier),
        });
  return earlier.length === 0 ? { checkoutId: id } : { checkoutId: id, replaces: [...earlier] };
}

/** The id is used up, though its order may be open still: the same content gets another one. */
export function renewCheckoutId(isRequested: boolean): void {
  const kept = readKept(isRequested);
  if (kept !== undefined) keep(isRequested, { ...kept, content: '' });
}

/** What was ordered before is over, one way or the other. */
export function forgetEarlierIds(isRequested: boolean): void {
  const kept = readKept(isRequested);
  if (kept !== undefined) keep(isRequested, { ...kept, earlier: [] });
}

/** The order behind the id is over (cancelled, expired, paid): the next checkout begins anew. */
export function forgetCheckoutId(isRequested: boolean): void {
  memoryOf(isRequested).forget(idName);
}
