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

function readKept(): KeptId | undefined {
  const kept = sessionMemory.read(idName) as Partial<KeptId> | null;
  if (typeof kept?.id !== 'string' || typeof kept.content !== 'string') return undefined;
  const earlier = Array.isArray(kept.earlier) ? kept.earlier.filter((id) => typeof id === 'string') : [];
  return { id: kept.id, content: kept.content, earlier };
}

let current: KeptId | undefined;

function keep(next: KeptId): KeptId {
  current = next;
  sessionMemory.write(idName, next);
  return next;
}

/**
 * The id that makes one order of a checkout however often it is sent: the same for the same content, in this tab, until it is
 * forgotten; another content gets another one, and `replaces` names those before it.
 */
export function checkoutIdFor(content: string): { readonly checkoutId: string; readonly replaces?: string[] } {
  current ??= readKept();
  if (current?.content !== content) {
    const earlier = current === undefined ? [] : [...current.earlier, current.id].slice(-mostEarlier);
    keep({ id: crypto.randomUUID(), content, earlier });
  }
  const { id, earlier } = current as KeptId;
  return earlier.length === 0 ? { checkoutId: id } : { checkoutId: id, replaces: [...earlier] };
}

/** The id is used up, though its order may be open still: the same content gets another one. */
export function renewCheckoutId(): void {
  if (current !== undefined) keep({ ...current, content: '' });
}

/** What was ordered before is over, one way or the other. */
export function forgetEarlierIds(): void {
  if (current !== undefined) keep({ ...current, earlier: [] });
}

/** The order behind the id is over (cancelled, expired, paid): the next checkout begins anew. */
export function forgetCheckoutId(): void {
  current = undefined;
  sessionMemory.forget(idName);
}
