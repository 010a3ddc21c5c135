import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface NumericColumn<Column extends string> {
  readonly key: Column;
  readonly isNumber: true;
}

/** A column of numbers, which stand under each other. */
export const numeric = <Column extends string>(key: Column): NumericColumn<Column> => ({ key, isNumber: true });

type ListColumn<Column extends string> = Column | NumericColumn<Column>;
const columnOf = <Column extends string>(column: ListColumn<Column>) =>
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

/**
 * The table of a section: each row leads somewhere. Arrow keys, or J and K, go from row to row; X chooses the row that has the
 * keyboard; Enter opens it, as with any link.
 */
export function ListTable<Column extends string>(props: Props<Column>) {
  const { label, names, rows, chosen, onChoose, words, isBusy = false } = props;
  const columns = props.columns.map(columnOf);
  const first = columnOf(props.columns[0]);
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

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || table.current === null) return;
    const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      neighbour(table.current, step)?.focus();
    }
    const key = document.activeElement?.closest('tr')?.dataset['key'];
    if (event.key === 'x' && key !== undefined && onChoose) toggle([key], !isChosen(key));
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
          {rows.map(({ key, name, href, cells }) => (
            <tr key={key} data-key={key} data-chosen={isChosen(key) || undefined}>
              {onChoose && (
                <td className="admin-check">
                  <input
                    type="checkbox"
                    aria-label={words?.choose(name)}
                    checked={isChosen(key)}
                    onChange={() => toggle([key], !isChosen(key))}
                  />
                </td>
              )}
              <th scope="row">
                <a href={href}>{cells[first.key]}</a>
              </th>
              {columns.slice(1).map((column) => (
                <td key={column.key} data-number={column.isNumber}>
                  {cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
