/**
 * Does it now. What fails while there is no connection is done again once there is one: that is nobody's fault. Anything else is
 * reported as any other fault. `work` loads what it needs before it changes anything, since it may begin more than once.
 */
export function withConnection(work: () => unknown): void {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      if (navigator.onLine) reportError(error);
      else addEventListener('online', () => withConnection(work), { once: true });
    });
}
