import { useEffect, useRef, useState } from 'react';
import type { Customer } from '#src/client/stores/as-customer.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 250;

/**
 * What the back office finds by what is typed; undefined while nothing is typed or found yet. What was found stays until the next answer,
 * and what comes after the next key is dropped. `within`: what else the answer follows from, looked for anew when it changes.
 */
export function useFoundAsTyped<Value>(
  typed: string,
  within: string,
  look: (asker: Customer, words: string) => Promise<Value | null>,
): Value | 'failed' | undefined {
  const [found, setFound] = useState<Value | 'failed'>();
  const asked = useRef('');
  const asking = `${within} ${typed}`;
  asked.current = asking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is made anew with every key; `within` says when it is another one.
  useEffect(() => {
    const words = typed.trim();
    if (words === '') return setFound(undefined);
    const timer = setTimeout(async () => {
      const answer = await asStaff((asker) => look(asker, words));
      if (asked.current === asking) setFound(answer.ok ? answer.value : 'failed');
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, within]);
  return found;
}
