/** A category as far as its place in the tree goes. */
export interface PlacedCategory {
  readonly id: string;
  readonly parent_id: string | null;
  readonly is_active: boolean;
}

export type PlaceRefusal =
  | 'department_fixed'
  | 'parent_unknown'
  | 'below_itself'
  | 'other_department'
  | 'too_deep'
  | 'parent_hidden';

const levels = 3;

/** The chain from a category up to its department, itself first. */
export function chainUp<Node extends PlacedCategory>(tree: readonly Node[], id: string | null): Node[] {
  const chain: Node[] = [];
  for (let node = tree.find((each) => each.id === id); node && !chain.includes(node); ) {
    chain.push(node);
    const above: string | null = node.parent_id;
    node = tree.find((each) => each.id === above);
  }
  return chain;
}

function heightOf(tree: readonly PlacedCategory[], id: string): number {
  return 1 + Math.max(0, ...tree.filter((each) => each.parent_id === id).map((child) => heightOf(tree, child.id)));
}

/**
 * Why a category may not stand below another, or nothing (SQL function `refuse_category_place`, which decides): departments stay as
 * they are, everything else stays in its own, and the tree has three levels.
 */
export function refusePlace(
  tree: readonly PlacedCategory[],
  id: string,
  parent: string | null,
): PlaceRefusal | undefined {
  const known = tree.find((each) => each.id === id);
  if (parent === null || known?.parent_id === null)
    return parent === null && known?.parent_id === null ? undefined : 'department_fixed';
  const above = chainUp(tree, parent);
  if (above.length === 0) return 'parent_unknown';
  if (above.some((each) => each.id === id)) return 'below_itself';
  if (known && chainUp(tree, id).at(-1) !== above.at(-1)) return 'other_department';
  if (above.length + (known ? heightOf(tree, id) : 1) > levels) return 'too_deep';
  return known?.is_active && !above[0]?.is_active ? 'parent_hidden' : undefined;
}

/** A place in the tree: below `parent`, before `next`; null is last. */
export interface Place {
  readonly parent: string;
  readonly next: string | null;
}

/** The children of a category in their order; `tree` holds them so. */
export const childrenOf = <Node extends PlacedCategory>(tree: readonly Node[], parent: string | null): Node[] =>
  tree.filter((each) => each.parent_id === parent);

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/**
 * Where a step takes a category: up or down among its neighbours, in below the one before it (as its last), out behind the one above
 * it. Undefined where it leads nowhere.
 */
export function placeAfterStep(tree: readonly PlacedCategory[], id: string, step: Step): Place | undefined {
  const known = tree.find((each) => each.id === id);
  if (known === undefined || known.parent_id === null) return undefined;
  const parent = known.parent_id;
  const neighbours = childrenOf(tree, parent);
  const place = neighbours.findIndex((each) => each.id === id);
  const before = neighbours[place - 1];
  switch (step) {
    case 'up':
      return before && { parent, next: before.id };
    case 'down':
      return neighbours[place + 1] && { parent, next: neighbours[place + 2]?.id ?? null };
    case 'in':
      return before && { parent: before.id, next: null };
    default: {
      const above = tree.find((each) => each.id === parent);
      if (!above || above.parent_id === null) return undefined;
      const beside = childrenOf(tree, above.parent_id);
      return { parent: above.parent_id, next: beside[beside.indexOf(above) + 1]?.id ?? null };
    }
  }
}

/** The tree with a category, and all that stands below it, at another place; in the order of the tree. */
export function treeWith<Node extends PlacedCategory>(
  tree: readonly Node[],
  id: string,
  { parent, next }: Place,
): Node[] {
  const known = tree.find((each) => each.id === id);
  if (known === undefined) return [...tree];
  const moved: Node = { ...known, parent_id: parent };
  const others = tree.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === next);
  const flat = at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)];
  const inOrder = (above: string | null): Node[] =>
    childrenOf(flat, above).flatMap((each) => [each, ...inOrder(each.id)]);
  return inOrder(null);
}

export type DropEdge = 'before' | 'after' | 'inside';

/** Where a category is dropped over another: before it, behind it (before its first child where those are shown), or into it. */
export function placeOfDrop(
  tree: readonly PlacedCategory[],
  dragged: string,
  over: PlacedCategory,
  { edge, isOpen }: { readonly edge: DropEdge; readonly isOpen: boolean },
): { readonly parent: string | null; readonly next: string | null } {
  const below = (parent: string | null) => childrenOf(tree, parent).filter(({ id }) => id !== dragged);
  if (edge === 'inside') return { parent: over.id, next: null };
  if (edge === 'before') return { parent: over.parent_id, next: over.id };
  const first = isOpen ? below(over.id)[0] : undefined;
  if (first) return { parent: over.id, next: first.id };
  const beside = childrenOf(tree, over.parent_id);
  const following = beside.slice(beside.findIndex(({ id }) => id === over.id) + 1).find(({ id }) => id !== dragged);
  return { parent: over.parent_id, next: following?.id ?? null };
}
