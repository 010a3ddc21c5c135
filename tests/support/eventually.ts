import { vi } from 'vitest';

/** Asks until it holds, for ten seconds: two files share the cores, and a slow machine is no fault of the shop's. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: 10_000, interval: 25 });
}
