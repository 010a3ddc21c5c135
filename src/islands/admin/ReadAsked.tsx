import type { ReactNode } from 'react';
import type { Customer } from '#src/client/stores/as-customer.ts';
import type { AdminData } from './admin-data.ts';
import { Read } from './Read.tsx';
import { useReading } from './use-reading.ts';

interface Props<Value> {
  readonly data: AdminData;
  /** What is asked for; it is read anew when this changes. */
  readonly asked: string;
  readonly read: (asker: Customer) => Promise<Value | null>;
  readonly children: (value: Value) => ReactNode;
}

/** Something of which nothing is changed here: read when it is asked for, and shown as `Read` shows it. */
export function ReadAsked<Value>({ data, asked, read, children }: Props<Value>) {
  const reading = useReading(asked, read);
  return (
    <div aria-busy={reading.isBusy} className="admin-report">
      <Read data={data} reading={reading}>
        {children}
      </Read>
    </div>
  );
}
