import type { ReactNode } from 'react';
import { type AdminSection, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { AdminData } from './admin-data.ts';
import { NotRead } from './NotRead.tsx';
import type { Reading } from './use-reading.ts';

interface Props {
  readonly data: AdminData;
  readonly section: AdminSection;
  /** What the way back to the section's list is called. */
  readonly back: string;
  readonly reading: Pick<Reading<unknown>, 'value' | 'isBusy' | 'failure' | 'again'>;
  /** Said where there is no such record. */
  readonly unknown: string;
  /** The record; absent until it is read, or where there is none. */
  readonly children: ReactNode;
}

/** One record of a section: the way back, the way to read it again, and the record, or why there is none. */
export function RecordPage({ data, section, back, reading, unknown, children }: Props) {
  const { value, isBusy, failure, again } = reading;
  return (
    <div className="admin-section admin-order" aria-busy={isBusy}>
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath(section), data.language)}>
          {back}
        </a>
        <button type="button" className="link" onClick={() => void again()}>
          {data.admin.dashboard.refresh}
        </button>
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {children || (
        <p className="muted admin-waiting" role="status">
          {value ? unknown : isBusy && data.admin.loading}
        </p>
      )}
    </div>
  );
}
