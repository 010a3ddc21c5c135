import type { Variant } from './product.ts';

/** A product with at most this many free pieces is marked on its card. */
export const lowStock = 2;

/** What a card says of many free pieces: nine or more. One digit each packs to half, and nobody takes ten from a list. */
export const manyPieces = 9;

type FreePieces = Pick<Variant, 'size' | 'color' | 'free'>;

/** The sizes by which a card counts; a product without sizes counts once a colour. */
export const countedSizes = (sizes: readonly string[]): readonly string[] => (sizes.length > 0 ? sizes : ['']);

/** Free pieces by colour in the order of the sizes, `most` for that many or more, 0 where there is no such variant. */
export function piecesByColor(
  colors: readonly string[],
  sizes: readonly string[],
  variants: readonly FreePieces[],
  most = manyPieces,
): Record<string, number[]> {
  const pieces = (color: string, size: string) =>
    variants.find((variant) => variant.color === color && variant.size === size)?.free ?? 0;
  return Object.fromEntries(
    colors.map((color) => [color, countedSizes(sizes).map((size) => Math.min(most, pieces(color, size)))]),
  );
}
