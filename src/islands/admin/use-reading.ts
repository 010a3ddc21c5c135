import { useCallback, useEffect, useRef, useState } from 'react';
import type { Customer } from '#src/client/stores/as-customer.ts';
import { asStaff, type StaffFailure } from '#src/client/stores/as-staff.ts';

export interface Reading<Value> {
  /** What was read last; it stays while it is read again. */
  readonly value: Value | undefined;
  readonly isBusy: boolean;
  /** Why the last reading gave nothing. */
  readonly failure: StaffFailure | undefined;
  /** Reads again. */
  readonly again: () => Promise<void>;
  /** Shows something else in its place: the next page added, a row changed. */
  readonly show: (change: (value: Value) => Value) => void;
  /** Reads what follows and joins it to what is shown; false where it could not be had. */
  readonly extend: Extend<Value>;
}

type Read<Value> = (asker: Customer) => Promise<Value | null>;
type Extend<Value> = (read: Read<Value>, join: (before: Value, next: Value) => Value) => Promise<boolean>;

/**
 * Reads something of the back office when it is first shown and whenever `key`, which says what, changes; an answer that comes
 * after the next question is dropped.
 */
export function useReading<Value>(key: string, read: Read<Value>): Reading<Value> {
  const [value, setValue] = useState<Value>();
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState<StaffFailure>();
  const latest = useRef({ key, read });
  latest.current = { key, read };
  const asked = useRef(0);

  const again = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    setBusy(true);
    const answer = await asStaff(latest.current.read);
    if (mine !== asked.current) return;
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure.code);
    if (answer.ok) setValue(answer.value);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    void again();
    return () => {
      asked.current += 1;
    };
  }, [key, again]);

  const show = useCallback((change: (value: Value) => Value) => {
    setValue((before) => (before === undefined ? before : change(before)));
  }, []);
  const extend: Extend<Value> = async (next, join) => {
    const mine = asked.current;
    const answer = await asStaff(next);
    // What was asked for meanwhile has another continuation.
    if (answer.ok && mine === asked.current) show((before) => join(before, answer.value));
    return answer.ok;
  };
  return { value, isBusy, failure, again, show, extend };
}
