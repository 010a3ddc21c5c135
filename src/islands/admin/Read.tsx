import type { ReactNode } from 'react';
import type { AdminData } from './admin-data.ts';
import { NotRead } from './NotRead.tsx';
import type { Reading } from './use-reading.ts';

interface Props<Value> {
  readonly data: AdminData;
  readonly reading: Pick<Reading<Value>, 'value' | 'isBusy' | 'failure' | 'again'>;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a section that is read at once: waiting, failed, or there; what was read stays while it is read again. */
export function Read<Value>({ data, reading, children }: Props<Value>) {
  const { value, isBusy, failure, again } = reading;
  return (
    <>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value === undefined
        ? isBusy && (
            <p className="muted admin-waiting" role="status">
              {data.admin.loading}
            </p>
          )
        : children(value)}
    </>
  );
}
