import { type ReactNode, useId } from 'react';

interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

interface Props {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Said where there are no rows. */
  readonly none: string;
  /** The sums below, cell by cell; the first cell names them. */
  readonly foot?: readonly ReactNode[] | undefined;
}

/** A row: its first cell names it, the others are as their columns are. */
function Cells({ cells, columns }: { readonly cells: readonly ReactNode[]; readonly columns: readonly Column[] }) {
  const [first, ...others] = cells;
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, place) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of their columns.
          key={place}
          data-number={columns[place + 1]?.isNumber || undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A table under its title; the first cell of a row names it. */
export function Table({ title, columns, rows, none, foot }: Props) {
  const id = useId();
  return (
    <div className="admin-block">
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        <section className="admin-scroll" aria-labelledby={id} tabIndex={0}>
          <table className="admin-table">
            <thead>
              <tr>
                {columns.map(({ name, isNumber }) => (
                  <th key={name} scope="col" data-number={isNumber || undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <Cells key={key} cells={cells} columns={columns} />
              ))}
            </tbody>
            {foot && (
              <tfoot>
                <Cells cells={foot} columns={columns} />
              </tfoot>
            )}
          </table>
        </section>
      )}
    </div>
  );
}

/** A state: a square in its colour and a word; one that is bad colours the word, too. */
export function State({
  tone,
  children,
}: {
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
  readonly children: ReactNode;
}) {
  return (
    <span className="admin-state" data-tone={tone}>
      {children}
    </span>
  );
}
