import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef } from 'react';

interface NumericColumn<Column extends string> {
  readonly key: Column;
  readonly isNumber: true;
}

/** A column of numbers, which stand under each other. */
export const numeric = <Column extends string>(key: Column): NumericColumn<Column> => ({ key, isNumber: true });

type ListColumn<Column extends string> = Column | NumericColumn<Column>;
interface ColumnFacts<Column extends string> {
  readonly key: Column;
  readonly isNumber: true | undefined;
}
const columnOf = <Column extends string>(column: ListColumn<Column>): ColumnFacts<Column> =>
  typeof column === 'string' ? { key: column, isNumber: undefined } : column;

export interface ListRow<Column extends string> {
  readonly key: string;
  /** What the row is called, for readers. */
  readonly name: string;
  /** Where the row leads; its first cell is the link. */
  readonly href: string;
  readonly cells: Readonly<Record<Column, ReactNode>>;
}

interface Props<Column extends string> {
  /** What the table is, for readers. */
  readonly label: string;
  readonly columns: readonly [ListColumn<Column>, ...ListColumn<Column>[]];
  /** What the columns are called. */
  readonly names: Readonly<Record<Column, string>>;
  /** Long lists make them with `useRows`: a row that is the same object is not drawn again. */
  readonly rows: readonly ListRow<Column>[];
  /** Keys of the rows that are chosen; without it nothing can be chosen. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (keys: ReadonlySet<string>) => void;
  readonly words?: { readonly chooseAll: string; readonly choose: (name: string) => string };
  readonly isBusy?: boolean;
}

/** The row after or before the one that has the keyboard; the first where none has. */
function neighbour(table: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const links = [...table.querySelectorAll<HTMLElement>('tbody th a')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  return at < 0 ? links[0] : links[at + step];
}

interface RowProps<Column extends string> {
  readonly row: ListRow<Column>;
  readonly columns: readonly ColumnFacts<Column>[];
  readonly isChosen: boolean;
  /** What the box says that chooses the row; there is none without it. */
  readonly choose: string | undefined;
  readonly onToggle: (key: string) => void;
}

function Row<Column extends string>({ row, columns, isChosen, choose, onToggle }: RowProps<Column>) {
  const { key: id, href, cells } = row;
  const [first, ...others] = columns;
  return (
    <tr data-key={id} data-chosen={isChosen || undefined}>
      {choose !== undefined && (
        <td className="admin-check">
          <input type="checkbox" aria-label={choose} checked={isChosen} onChange={() => onToggle(id)} />
        </td>
      )}
      <th scope="row">
        <a href={href}>{first && cells[first.key]}</a>
      </th>
      {others.map(({ key, isNumber }) => (
        <td key={key} data-number={isNumber}>
          {cells[key]}
        </td>
      ))}
    </tr>
  );
}
const KeptRow = memo(Row) as typeof Row;

/**
 * The table of a section: each row leads somewhere. Arrow keys, or J and K, go from row to row; X chooses the row that has the
 * keyboard; Enter opens it, as with any link.
 */
export function ListTable<Column extends string>(props: Props<Column>) {
  const { label, names, rows, chosen, onChoose, words, isBusy = false } = props;
  const columns = useMemo(() => props.columns.map(columnOf), [props.columns]);
  const table = useRef<HTMLTableElement>(null);
  const isChosen = (key: string) => chosen?.has(key) ?? false;
  const all = rows.length > 0 && rows.every(({ key }) => isChosen(key));

  function toggle(keys: readonly string[], isOn: boolean): void {
    const next = new Set(chosen);
    for (const key of keys) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    onChoose?.(next);
  }

  const latest = useRef({ toggle, isChosen });
  latest.current = { toggle, isChosen };
  const toggleOne = useCallback((key: string) => latest.current.toggle([key], !latest.current.isChosen(key)), []);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || table.current === null) return;
    const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      neighbour(table.current, step)?.focus();
    }
    const key = document.activeElement?.closest('tr')?.dataset['key'];
    if (event.key === 'x' && key !== undefined && onChoose) toggleOne(key);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className="admin-scroll admin-list" aria-label={label} tabIndex={0} aria-busy={isBusy} onKeyDown={press}>
      <table ref={table} className="admin-table">
        <thead>
          <tr>
            {onChoose && (
              <td className="admin-check">
                <input
                  type="checkbox"
                  aria-label={words?.chooseAll}
                  checked={all}
                  onChange={() =>
                    toggle(
                      rows.map(({ key }) => key),
                      !all,
                    )
                  }
                />
              </td>
            )}
            {columns.map(({ key, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber}>
                {names[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <KeptRow
              key={row.key}
              row={row}
              columns={columns}
              isChosen={isChosen(row.key)}
              choose={onChoose && words?.choose(row.name)}
              onToggle={toggleOne}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
