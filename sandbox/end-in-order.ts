/** A part that was started, and what ends it. */
export type Started = readonly [name: string, end: () => unknown];

/**
 * Ends what was started, the last first. A part that has not ended after `patience` milliseconds is named and left behind, so that
 * nothing waits for ever for a query or a job that hangs. Rejects with the first error, after all have been asked to end.
 */
export async function endInOrder(started: Started[], log: (line: string) => void, patience: number): Promise<void> {
  const errors: unknown[] = [];
  for (const [name, end] of started.splice(0).reverse()) {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        log(`Left behind, since it has not ended after ${patience / 1000} s: ${name}.`);
        resolve();
      }, patience);
    });
    try {
      await Promise.race([end(), tooLong]);
    } catch (error) {
      errors.push(error);
    } finally {
      clearTimeout(timer);
    }
  }
  if (errors.length > 0) throw errors[0];
}
