import { intlLocales, type Language } from '#src/domain/language/languages.ts';

/** How a figure stands to the one before it. */
export type Direction = 'up' | 'down' | 'same';

interface Change {
  /** With its sign: `+11.8 %`. */
  readonly words: string;
  readonly direction: Direction;
}

const directionOf = (difference: number): Direction => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same');
const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;

/** By how much of `before` a figure has grown; undefined where there is nothing to compare it with. */
export function changeOf(now: number | null, before: number | null, language: Language): Change | undefined {
  if (now === null || before === null || before <= 0) return undefined;
  const share = (now - before) / before;
  const words = new Intl.NumberFormat(intlLocales[language], { ...signed, style: 'percent' }).format(share);
  return { words, direction: directionOf(share) };
}

/** Orders paid per product looked at, between 0 and 1; null where nothing was looked at. */
export function conversionOf({
  orders,
  product_views: views,
}: {
  readonly orders: number;
  readonly product_views: number;
}): number | null {
  return views > 0 ? orders / views : null;
}

/** The difference of two shares in percentage points, with its sign and without its unit. */
export function pointsBetween(now: number | null, before: number | null, language: Language): Change | undefined {
  if (now === null || before === null) return undefined;
  const points = (now - before) * 100;
  return { words: new Intl.NumberFormat(intlLocales[language], signed).format(points), direction: directionOf(points) };
}
