import type { LocalizedText } from './product.ts';

/** A node of the category tree (storefront.md section 3). */
export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly parentId: string | null;
  readonly displayOrder: number;
}

/** The chain from the root to this category, both included. A broken or circular chain ends where it breaks. */
export function categoryChain(categories: readonly Category[], slug: string): Category[] {
  const chain: Category[] = [];
  let node = categories.find((category) => category.slug === slug);
  while (node !== undefined && !chain.includes(node)) {
    chain.unshift(node);
    const { parentId } = node;
    node = parentId === null ? undefined : categories.find((category) => category.id === parentId);
  }
  return chain;
}

/** The children of a category in their display order; of the root with null. */
export function childCategories(categories: readonly Category[], parentId: string | null): Category[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .sort((left, right) => left.displayOrder - right.displayOrder || (left.slug < right.slug ? -1 : 1));
}

/** The slugs of a category and of everything below it. */
export function categoryBranch(categories: readonly Category[], slug: string): string[] {
  const node = categories.find((category) => category.slug === slug);
  if (node === undefined) return [];
  return [slug, ...childCategories(categories, node.id).flatMap((child) => categoryBranch(categories, child.slug))];
}

/** The slug without its parent's prefix: `girls` of `kids-girls` under `kids`. */
function shortSlug(slug: string, parentSlug: string | undefined): string {
  return parentSlug !== undefined && slug.startsWith(`${parentSlug}-`) ? slug.slice(parentSlug.length + 1) : slug;
}

/**
 * Every address of a category, without leading slash, the canonical one first: its chain with full slugs or slugs without the parent's
 * prefix, at each level, and its full slug alone (decisions.md, two views of the tree). Three levels at most.
 */
export function categoryPaths(chain: readonly Category[]): string[] {
  const last = chain.at(-1);
  if (last === undefined || chain.length > 3) return [];
  const choices = chain.map((node, index) => {
    const short = shortSlug(node.slug, chain[index - 1]?.slug);
    const root = chain[0]?.slug;
    return [...new Set([short, shortSlug(node.slug, index > 0 ? root : undefined), node.slug])];
  });
  const nested = choices.reduce<string[]>(
    (paths, segments) =>
      paths.length === 0 ? segments : paths.flatMap((path) => segments.map((segment) => `${path}/${segment}`)),
    [],
  );
  return [...new Set([last.slug, ...nested])];
}
