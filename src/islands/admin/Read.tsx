import type { ReactNode } from 'react';
import type { Customer } from '#src/client/stores/as-customer.ts';
import type { AdminData } from './admin-data.ts';
import { NotRead } from './NotRead.tsx';
import { useReading } from './use-reading.ts';

interface Props<Value> {
  readonly data: AdminData;
  /** What is asked for; it is read anew when this changes. */
  readonly asked: string;
  readonly read: (asker: Customer) => Promise<Value | null>;
  readonly children: (value: Value) => ReactNode;
}

/** Something that is read whole: waiting, failed, or what it says; what was read stays while it is read again. */
export function Read<Value>({ data, asked, read, children }: Props<Value>) {
  const { value, isBusy, failure, again } = useReading(asked, read);
  return (
    <div aria-busy={isBusy} className="admin-report">
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value === undefined
        ? isBusy && (
            <p className="muted admin-waiting" role="status">
              {data.admin.loading}
            </p>
          )
        : children(value)}
    </div>
  );
}
