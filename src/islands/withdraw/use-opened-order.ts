import { useCallback, useEffect, useState } from 'react';
import { readWithdrawalOrder } from '#src/client/functions/withdraw.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { OpenedOrder } from './withdraw-texts.ts';

/** The order whose link the address carries (`?order=`), read when the page wakes, and again when it is asked to. */
export function useOpenedOrder(language: Language): [OpenedOrder, () => void] {
  const [opened, setOpened] = useState<OpenedOrder>({ state: 'none' });
  const read = useCallback(() => {
    const token = new URL(location.href).searchParams.get('order');
    if (token === null) return;
    // What is shown stays until something newer is there.
    setOpened((before) => (before.state === 'known' ? before : { state: 'loading' }));
    void readWithdrawalOrder(token, language).then((answer) => {
      if (answer.ok) return setOpened({ state: 'known', token, order: answer.value });
      const { code } = answer.failure;
      setOpened({ state: code === 'order_unknown' || code === 'invalid_request' ? 'unknown' : 'failed' });
    });
  }, [language]);
  useEffect(read, [read]);
  return [opened, read];
}
