/**
 * Splits `total` minor units over `weights` so that the parts add up exactly: everyone gets the floor of the share, the
 * rest goes to the largest remainders, earlier ones first. All weights 0 splits evenly. An empty list gives an empty list.
 */
export function prorate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((left, right) => left + right, 0);
  const shares =
    sum === 0 ? weights.map(() => total / weights.length) : weights.map((weight) => (total * weight) / sum);
  const parts = shares.map(Math.floor);
  let rest = total - parts.reduce((left, right) => left + right, 0);
  const order = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of order) {
    if (rest <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}
