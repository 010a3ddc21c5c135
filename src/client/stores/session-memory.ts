/** What a tab remembers until it is closed. A browser that forbids it forgets on reload; nothing else changes. */
export const sessionMemory = {
  read(name: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  write(name: string, value: unknown): void {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // Full or forbidden.
    }
  },
  forget(name: string): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Forbidden: there is nothing to forget.
    }
  },
};
