import type { LocalizedText } from './product.ts';

/** What a person of a size measures, and how other countries call the size. Lengths in millimetres. */
export interface SizeGuideRow {
  readonly size: string;
  /** From and to, by measure; both ends belong to the size. */
  readonly ranges: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** `{ UK: '8', US: '4' }`. */
  readonly conversions: Readonly<Record<string, string>>;
}

/** Sizes of one kind of thing, the smallest first. */
export interface SizeGuide {
  readonly code: string;
  readonly name: LocalizedText;
  /** How to measure. */
  readonly help: LocalizedText;
  /** Measures in the order of their columns: chest, waist, foot, … */
  readonly measures: readonly string[];
  readonly rows: readonly SizeGuideRow[];
}

/** One measurement of the garment itself; `size` is '' where all sizes measure the same. */
export interface GarmentMeasurement {
  readonly size: string;
  readonly measure: string;
  readonly millimetres: number;
}

/**
 * What the guide says to somebody's measurements: one size; two that lie next to each other, where the person is between
 * them; measures that ask for sizes further apart; nothing, where a measurement lies outside the guide.
 */
export type SizeAdvice =
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'between'; readonly smaller: string; readonly larger: string }
  | { readonly kind: 'apart'; readonly smaller: string; readonly larger: string; readonly decidedBy: string }
  | { readonly kind: 'below'; readonly measure: string; readonly size: string }
  | { readonly kind: 'above'; readonly measure: string; readonly size: string };

/** How far outside the guide's ends a measurement still counts: tapes are not more exact. Millimetres. */
const tolerance = 5;

/** A place among the rows: 2 is the third size, 2.5 lies between the third and the fourth. */
function placeOf(rows: readonly SizeGuideRow[], measure: string, millimetres: number): number | 'below' | 'above' {
  const ranges = rows.map((row) => row.ranges[measure] ?? [0, 0]);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined || millimetres < first[0] - tolerance) return 'below';
  if (millimetres > last[1] + tolerance) return 'above';
  const within = ranges.findIndex(([from, to]) => millimetres >= from && millimetres <= to);
  if (within >= 0) return within;
  const next = ranges.findIndex(([from]) => millimetres < from);
  if (next === 0) return 0;
  return next < 0 ? ranges.length - 1 : next - 0.5;
}

/**
 * The size for somebody's measurements (millimetres by measure; measures that were not taken are left out). Undefined where
 * nothing was measured that the guide knows. Measures a size or less apart read as “between”: the larger one fits looser.
 */
export function suggestSize(
  guide: Pick<SizeGuide, 'measures' | 'rows'>,
  measured: Readonly<Record<string, number>>,
): SizeAdvice | undefined {
  const taken = guide.measures.flatMap((measure) => {
    const millimetres = measured[measure];
    return millimetres === undefined ? [] : [{ measure, place: placeOf(guide.rows, measure, millimetres) }];
  });
  return taken.length === 0 ? undefined : adviceFor(guide.rows, taken);
}

interface Taken {
  readonly measure: string;
  readonly place: number | 'below' | 'above';
}

function adviceFor(rows: readonly SizeGuideRow[], taken: readonly Taken[]): SizeAdvice {
  const name = (place: number) => rows[place]?.size ?? '';
  const outside = taken.find(({ place }) => place === 'above') ?? taken.find(({ place }) => place === 'below');
  if (outside?.place === 'above' || outside?.place === 'below') {
    const end = outside.place === 'above' ? rows.length - 1 : 0;
    return { kind: outside.place, measure: outside.measure, size: name(end) };
  }
  const places = taken.map(({ place }) => Number(place));
  const smaller = Math.floor(Math.min(...places));
  const larger = Math.ceil(Math.max(...places));
  if (smaller === larger) return { kind: 'size', size: name(smaller) };
  if (larger - smaller === 1) return { kind: 'between', smaller: name(smaller), larger: name(larger) };
  const decidedBy = taken[places.indexOf(Math.max(...places))]?.measure ?? '';
  return { kind: 'apart', smaller: name(smaller), larger: name(larger), decidedBy };
}
