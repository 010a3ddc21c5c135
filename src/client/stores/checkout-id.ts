import { sessionMemory } from './session-memory.ts';

const idName = 'checkout-id';

interface KeptId {
  readonly id: string;
  readonly content: string;
}

function readKept(): KeptId | undefined {
  const kept = sessionMemory.read(idName) as Partial<KeptId> | null;
  return typeof kept?.id === 'string' && typeof kept.content === 'string' ? (kept as KeptId) : undefined;
}

let current: KeptId | undefined;

/**
 * The id that makes one order of a checkout however often it is sent: the same for the same content, in this tab, until it is
 * forgotten; another content gets another one.
 */
export function checkoutIdFor(content: string): string {
  current ??= readKept();
  if (current?.content === content) return current.id;
  current = { id: crypto.randomUUID(), content };
  sessionMemory.write(idName, current);
  return current.id;
}

/** The order behind the id is over (cancelled, expired, paid): the next checkout begins anew. */
export function forgetCheckoutId(): void {
  current = undefined;
  sessionMemory.forget(idName);
}
