import type { ReactNode } from 'react';
import type { AdminData } from './admin-data.ts';
import { ListFoot } from './ListFoot.tsx';
import { NotRead } from './NotRead.tsx';
import type { Reading } from './use-reading.ts';

interface Props<Page> {
  readonly data: AdminData;
  readonly reading: Reading<Page>;
  readonly rowsOf: (page: Page) => readonly unknown[];
  /** What is said where the list has no row. */
  readonly none: string;
  /** How many of how many are listed. */
  readonly shown: (page: Page) => string;
  /** What the button says that brings the next page. */
  readonly more: string;
  readonly onMore: (page: Page) => Promise<boolean>;
  readonly children: (page: Page) => ReactNode;
}

/** A list that is read a page at a time: waiting, failed, empty, or its rows with the way to more. */
export function Listed<Page extends { readonly more: boolean }>(props: Props<Page>) {
  const { data, reading, rowsOf, none, shown, more, onMore, children } = props;
  const { value, isBusy, failure, again } = reading;
  return (
    <>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value === undefined ? (
        isBusy && (
          <p className="muted admin-waiting" role="status">
            {data.admin.loading}
          </p>
        )
      ) : rowsOf(value).length === 0 ? (
        <p className="muted admin-waiting" role="status">
          {none}
        </p>
      ) : (
        <>
          {children(value)}
          <ListFoot
            data={data}
            shown={shown(value)}
            more={value.more ? more : undefined}
            onMore={() => onMore(value)}
          />
        </>
      )}
    </>
  );
}
