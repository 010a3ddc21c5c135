import { useCallback, useEffect, useRef, useState } from 'react';
import { asCustomer, type Customer, type CustomerFailure } from '#src/client/stores/as-customer.ts';

export type Answer<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: Value }
  | { readonly state: 'failed'; readonly code: CustomerFailure };

/** What a tab begins with: asked when it is opened, and again when somebody says so. `ask` is taken as it was at first. */
export function useAnswer<Value>(ask: (asker: Customer) => Promise<Value>) {
  const first = useRef(ask);
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' });
  const askAgain = useCallback(async () => {
    setAnswer({ state: 'waiting' });
    const found = await asCustomer(first.current);
    setAnswer(found.ok ? { state: 'there', value: found.value } : { state: 'failed', code: found.failure.code });
  }, []);
  useEffect(() => void askAgain(), [askAgain]);
  return { answer, askAgain, setAnswer };
}
