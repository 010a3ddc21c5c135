import { keptStorage } from './safe-storage.ts';

/** Milliseconds that something is kept after it was last written. */
const lifetime = 86_400_000;

/** Under which the form of the checkout is kept. */
export const checkoutFormName = 'checkout-form';

/**
 * What all tabs of the browser remember of a checkout for a day: whoever closes a tab goes on in another one, and two tabs
 * know of one another.
 */
export const dayMemory = {
  read(name: string): unknown {
    try {
      const { until, value } = JSON.parse(keptStorage[name] ?? '') as {
        readonly until: number;
        readonly value: unknown;
      };
      return until > Date.now() ? value : null;
    } catch {
      // Nothing, or not ours.
      return null;
    }
  },
  write(name: string, value: unknown): void {
    keptStorage[name] = JSON.stringify({ until: Date.now() + lifetime, value });
  },
  forget(name: string): void {
    delete keptStorage[name];
  },
};
