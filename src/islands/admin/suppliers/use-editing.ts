import { type RefObject, useRef, useState } from 'react';
import type { Customer } from '#src/client/stores/as-customer.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';

interface Versioned {
  readonly id: string;
  readonly updated_at: string;
}

/**
 * Editing a record: what was typed, what it began from, and what somebody else has made of it meanwhile. `read` reads the record anew.
 */
export function useEditing<Record extends Versioned, Form>(
  record: Record | undefined,
  formOf: (record: Record) => Form,
  empty: Form,
  read: (asker: Customer) => Promise<{ readonly record: Record | undefined } | null>,
) {
  // The form's own: pressed twice, or again after a lost answer, it is one record.
  const [id] = useState(() => record?.id ?? crypto.randomUUID());
  const [form, setForm] = useState(() => (record ? formOf(record) : empty));
  const [base, setBase] = useState(() => ({ form, version: record?.updated_at ?? null }));
  const [theirs, setTheirs] = useState<Record>();
  const element: RefObject<HTMLFormElement | null> = useRef(null);

  const settle = (now: Record, isTaken: boolean) => {
    if (isTaken) setForm(formOf(now));
    setBase({ form: formOf(now), version: now.updated_at });
    setTheirs(undefined);
  };
  return {
    ...{ id, form, base, theirs, element },
    change: (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes })),
    /** The first field that cannot be taken gets the keyboard. */
    showProblems: () =>
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
    /** Shows what somebody else has made of it; false where that cannot be had. */
    async meetOther(): Promise<boolean> {
      const now = await asStaff(read);
      if (now.ok && now.value.record) setTheirs(now.value.record);
      return now.ok && now.value.record !== undefined;
    },
    take: () => theirs && settle(theirs, true),
    keep: () => theirs && settle(theirs, false),
  };
}
