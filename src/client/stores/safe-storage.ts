import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

/**
 * Storage that never throws: where the browser refuses to keep something (private mode, full quota), the page goes on with
 * what it has in memory. Import before the first persistent store is made.
 */
function safeStorage(storage: Storage): Record<string, string> {
  const memory = new Map<PropertyKey, string>();
  return new Proxy(storage as unknown as Record<string, string>, {
    has: (target, name) => memory.has(name) || name in target,
    get: (target, name) => memory.get(name) ?? target[name as string],
    set(_, name, value: string) {
      try {
        storage.setItem(String(name), value);
        memory.delete(name);
      } catch {
        memory.set(name, value);
      }
      return true;
    },
    deleteProperty(_, name) {
      memory.delete(name);
      storage.removeItem(String(name));
      return true;
    },
  });
}

/** The browser's storage; undefined where reading the very property is forbidden. */
function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const storage = typeof window === 'undefined' ? undefined : findStorage();

/** What the browser keeps, by name; while the page is open only, where it refuses to. */
export const keptStorage: Record<string, string> = storage === undefined ? {} : safeStorage(storage);

if (typeof window !== 'undefined') setPersistentEngine(keptStorage, windowPersistentEvents);
