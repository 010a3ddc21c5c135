const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Letters from small to large, then numbers, then the rest by name. */
function rank(size: string): readonly [group: number, place: number] {
  const letter = letters.indexOf(size);
  if (letter >= 0) return [0, letter];
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? [2, 0] : [1, number];
}

/** The order in which sizes stand in a list of them: XS, S, M, 36, 37, one size. */
export function compareSizes(left: string, right: string): number {
  const [leftGroup, leftPlace] = rank(left);
  const [rightGroup, rightPlace] = rank(right);
  return leftGroup - rightGroup || leftPlace - rightPlace || (left < right ? -1 : left > right ? 1 : 0);
}
