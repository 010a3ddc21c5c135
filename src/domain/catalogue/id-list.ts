/** Product ids as the database makes them: readable, lower case, with hyphens (decisions.md, product ids). */
const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestId = 120;

/** Reads a kept list of product ids. Whatever is no id is dropped, whatever is no list gives an empty one; never an error. */
export function parseIdList(stored: string | null | undefined, most: number): string[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    const ids = list.filter((id) => typeof id === 'string' && id.length <= longestId && productId.test(id));
    return [...new Set(ids as string[])].slice(0, most);
  } catch {
    return [];
  }
}

/** The list with this id first, once, and no longer than `most`. */
export function withFirst(list: readonly string[], id: string, most: number): string[] {
  return [id, ...list.filter((other) => other !== id)].slice(0, most);
}
