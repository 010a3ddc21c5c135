/** Minor units: an axis of money is no shorter than 100 euro. */
const least = 10_000;

/**
 * The scale of an axis that reaches `highest` (minor units): a round ceiling in four equal steps of 1, 2, 2.5 or 5 times a power
 * of ten, from nought on.
 */
export function axisOf(highest: number): { readonly ceiling: number; readonly ticks: readonly number[] } {
  const wanted = Math.max(highest, least) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= wanted) ?? wanted;
  return { ceiling: step * 4, ticks: [0, 1, 2, 3, 4].map((place) => place * step) };
}
