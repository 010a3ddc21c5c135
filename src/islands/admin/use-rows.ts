import { useMemo } from 'react';

/**
 * Makes the rows of records, each once as long as nothing of `facts` changes (what `rowOf` uses besides the record): in a list of a
 * thousand, only what came or changed is drawn anew.
 */
export function useRows<Item extends object, Row>(rowOf: (item: Item) => Row, facts: readonly unknown[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what its rows depend on.
  const made = useMemo(() => new WeakMap<Item, Row>(), facts);
  return (items: readonly Item[]): readonly Row[] =>
    items.map((item) => {
      const row = made.get(item) ?? rowOf(item);
      made.set(item, row);
      return row;
    });
}
