import { useRef, useState } from 'react';

/** One act at a time: a second press while the first is under way does nothing. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  return {
    isBusy,
    async send(work: () => Promise<unknown>): Promise<void> {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
