import { useEffect, useRef } from 'react';

/** Milliseconds between two looks at what is under way. */
const pause = 700;

const wait = () => new Promise((resolve) => setTimeout(resolve, pause));

/**
 * Goes on with something that is done in steps for as long as the page is open, and looks at it again and again meanwhile: a job goes
 * on with it once the page is closed. `key` says what it is and how it stands; undefined while nothing is under way.
 */
export function useGoingOn(key: string | undefined, step: () => Promise<unknown>, look: () => Promise<void>): void {
  const latest = useRef({ step, look });
  latest.current = { step, look };
  useEffect(() => {
    if (key === undefined) return;
    let isOver = false;
    const goOn = async () => {
      while (!isOver) {
        // What it has done by then is shown meanwhile.
        const taken = latest.current.step();
        await Promise.race([taken, wait()]);
        if (isOver) return;
        await latest.current.look();
        await taken;
        if (isOver) return;
        await latest.current.look();
        await wait();
      }
    };
    void goOn();
    return () => {
      isOver = true;
    };
  }, [key]);
}
