import { maximumLineQuantity } from '#src/domain/cart/cart.ts';
import type { Variant } from '#src/domain/catalogue/product.ts';

/** From how many free pieces down the form says how many are left. */
const lowStock = 3;

/** What the shopper has chosen so far; undefined where nothing is. A product without sizes or colours has ''. */
export interface Choice {
  readonly color: string | undefined;
  readonly size: string | undefined;
}

export type FreeVariant = Pick<Variant, 'size' | 'color' | 'free'>;

const fits = (wanted: string | undefined, has: string) => wanted === undefined || wanted === has;

/** Reads `{"s":["S","M"],"c":{"red":[3,0]}}`: free pieces by colour in the order of the sizes, one entry where there are none. */
export function readVariants(compact: string): FreeVariant[] {
  const { s: sizes, c: colors } = JSON.parse(compact) as {
    readonly s: readonly string[];
    readonly c: Readonly<Record<string, readonly number[]>>;
  };
  return Object.entries(colors).flatMap(([color, pieces]) =>
    pieces.map((free, place) => ({ size: sizes[place] ?? '', color, free })),
  );
}

/** How many pieces can be bought of the choice; of an open one, of its best variant. */
export function freePieces(variants: readonly FreeVariant[], { color, size }: Choice): number {
  const fitting = variants.filter((variant) => fits(color, variant.color) && fits(size, variant.size));
  return Math.min(maximumLineQuantity, Math.max(0, ...fitting.map((variant) => variant.free)));
}

/** What there is only one of is chosen already. */
export function firstChoice(sizes: readonly string[], colors: readonly string[]): Choice {
  const only = (values: readonly string[]) => (values.length > 1 ? undefined : (values[0] ?? ''));
  return { size: only(sizes), color: only(colors) };
}

export type ChoiceProblem = 'selectSize' | 'selectColor' | 'noPrice';

/** What is missing before the choice can go into the cart, in the order of the form (storefront.md section 5). */
export function choiceProblems({ color, size }: Choice, price: number | null): ChoiceProblem[] {
  const problems: ChoiceProblem[] = [];
  if (color === undefined) problems.push('selectColor');
  if (size === undefined) problems.push('selectSize');
  if (!(price !== null && price > 0)) problems.push('noPrice');
  return problems;
}

/** How many are left, where the form should say so. */
export function fewLeft(free: number): number | undefined {
  return free >= 1 && free <= lowStock ? free : undefined;
}

/** Columns of the size buttons: one row up to six sizes, then two even ones. */
export function sizeColumns(sizes: number): number {
  if (sizes <= 6) return Math.max(5, sizes);
  return Math.ceil(sizes / 2);
}
