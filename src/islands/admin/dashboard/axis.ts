/**
 * The scale of an axis that reaches `highest`: a round ceiling in four equal steps of 1, 2, 2.5 or 5 times a power of ten, from
 * nought on. It is no shorter than `least`: 100 euro in minor units where nothing else is said.
 */
export function axisOf(
  highest: number,
  least = 10_000,
): { readonly ceiling: number; readonly ticks: readonly number[] } {
  const wanted = Math.max(highest, least) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= wanted) ?? wanted;
  return { ceiling: step * 4, ticks: [0, 1, 2, 3, 4].map((place) => place * step) };
}
