/** What a list has gained and lost since it was last the same as another. */
export interface ListChanges {
  /** In the order of the list. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * What changed from `known` to `now`. Of a full list (`most` long) the last of those known may be gone because newer ones made
 * room, not because somebody took them out: they count as kept.
 */
export function changesOf(known: readonly string[], now: readonly string[], most: number): ListChanges {
  const [before, after] = [new Set(known), new Set(now)];
  const lastKept = known.findLastIndex((id) => after.has(id));
  const mayBeGone = now.length < most ? known : known.slice(0, lastKept + 1);
  return {
    added: now.filter((id) => !before.has(id)),
    removed: mayBeGone.filter((id) => !after.has(id)),
  };
}

/** The list with these changes made to it: what was added comes first, once. */
export function applyChanges(list: readonly string[], { added, removed }: ListChanges, most: number): string[] {
  const changed = new Set([...added, ...removed]);
  return [...added, ...list.filter((id) => !changed.has(id))].slice(0, most);
}
