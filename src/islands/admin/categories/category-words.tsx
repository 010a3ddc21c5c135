import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { chainUp, childrenOf } from '#src/domain/catalogue/category-place.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../admin-data.ts';
import { nameIn, wordOf } from '../naming.ts';

export type Section = SectionProps<'admin-categories'>;
type Tree = readonly StaffCategory[];

/** The way to a category by names: `Women / Shoes / Boots`. */
export function pathOf(tree: Tree, id: string | null, language: Language): string {
  return chainUp(tree, id)
    .map((each) => nameIn(language, each))
    .reverse()
    .join(' / ');
}

/** Where a category stands: `Women / Shoes, 2 of 5`. */
export function placeWords({ data, texts }: Section, tree: Tree, { id, parent_id: parent }: StaffCategory): string {
  const neighbours = childrenOf(tree, parent);
  return islandText(data.language, texts)('place', {
    path: pathOf(tree, parent, data.language),
    place: neighbours.findIndex((each) => each.id === id) + 1,
    all: neighbours.length,
  });
}

/** What stands in a category, and in all below it. */
export function countsOf(
  tree: Tree,
  id: string,
): { readonly own: number; readonly all: number; readonly onSale: number } {
  const known = tree.find((each) => each.id === id);
  const below = childrenOf(tree, id).map((child) => countsOf(tree, child.id));
  return {
    own: known?.products ?? 0,
    all: below.reduce((sum, { all }) => sum + all, known?.products ?? 0),
    onSale: below.reduce((sum, { onSale }) => sum + onSale, known?.on_sale ?? 0),
  };
}

/** The categories of a department that stand at another place, or are new or gone, since its tree was read. */
export function movedBetween(section: Section, before: Tree, now: Tree): (readonly [string, string, string])[] {
  const { language } = section.data;
  const find = (tree: Tree, id: string) => tree.find((each) => each.id === id);
  const place = (tree: Tree, id: string) => {
    const known = find(tree, id);
    return known === undefined ? '' : placeWords(section, tree, known);
  };
  const neighbours = (tree: Tree, parent: string | null) =>
    childrenOf(tree, parent)
      .map(({ id }) => id)
      .sort()
      .join();
  const all = [...now, ...before.filter(({ id }) => find(now, id) === undefined)];
  return all
    .filter(({ id }) => {
      const [was, is] = [find(before, id), find(now, id)];
      if (was?.parent_id !== is?.parent_id) return true;
      const parent = is?.parent_id ?? null;
      // Where one has come or gone, those behind it have another number: they have not moved.
      return place(before, id) !== place(now, id) && neighbours(before, parent) === neighbours(now, parent);
    })
    .map((each) => [nameIn(language, each), place(before, each.id), place(now, each.id)]);
}

/** The sentence of a refusal, with which word or how many it is about; nothing where the code says it all. */
export function refusalWords({ data, texts }: Section, { code, details = {} }: Failure): string | undefined {
  const text = islandText(data.language, texts);
  const number = (name: string) => Number(details[name] ?? 0);
  switch (code) {
    case 'slug_department':
      return text('refused.slugDepartment', { word: String(details['word']) });
    case 'address_taken':
      return text('refused.addressTaken', { word: String(details['word']) });
    case 'category_sells':
      return text('refused.sells', { count: number('products') });
    case 'category_not_empty':
      return number('products') > 0
        ? text('refused.holdsProducts', { count: number('products') })
        : text('refused.holdsCategories', { count: number('below') });
    case 'category_in_coupons':
      return text('refused.inCoupons', { count: number('coupons') });
    default:
      return code in texts.errors ? wordOf(texts.errors, code) : undefined;
  }
}
