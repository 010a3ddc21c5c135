import { vi } from 'vitest';

/** A browser's storage and window events, as far as the stores use them. */
export class FakeStorage {
  readonly values = new Map<string, string>();
  /** Refuses to write, as a full quota does. */
  isFull = false;

  static proxied(): FakeStorage & Record<string, string> {
    const storage = new FakeStorage();
    return new Proxy(storage, {
      has: (target, name) => name in FakeStorage.prototype || target.values.has(String(name)),
      get: (target, name) => (name in target ? Reflect.get(target, name, target) : target.values.get(String(name))),
    }) as FakeStorage & Record<string, string>;
  }

  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(name, value);
  }

  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  removeItem(name: string): void {
    this.values.delete(name);
  }
}

export interface FakeBrowser {
  readonly storage: FakeStorage;
  /** What the tab keeps. */
  readonly session: FakeStorage;
  readonly document: { cookie: string };
  /** Tells the stores what another tab has written. */
  fromOtherTab(key: string, newValue: string | null): void;
}

/**
 * Gives the modules that are imported after this call a browser of their own. With the storages of an earlier one it is the
 * same tab after a reload, with its `storage` alone another tab.
 */
export function fakeBrowser(
  stored?: string,
  earlier: Partial<Pick<FakeBrowser, 'storage' | 'session'>> = {},
): FakeBrowser {
  vi.resetModules();
  const { storage = FakeStorage.proxied(), session = FakeStorage.proxied() } = earlier;
  if (stored !== undefined) storage.values.set('cart-storage', stored);
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { cookie: '' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', document);
  return {
    storage,
    session,
    document,
    fromOtherTab(key, newValue) {
      if (newValue === null) storage.values.delete(key);
      else storage.values.set(key, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}
