import type { GarmentMeasurement } from '#src/domain/catalogue/size-guide.ts';

/** Centimetres of millimetres: 94, 94,5. */
export function centimetres(millimetres: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(millimetres / 10);
}

/** A range of a size guide in centimetres: 84–87; empty where the guide has none. */
export function rangeText(range: readonly [number, number] | undefined, locale: string): string {
  if (range === undefined) return '';
  const [from, to] = range.map((end) => centimetres(end, locale));
  return from === to ? String(from) : `${from}–${to}`;
}

/** The order in which measures stand, whatever the order of the rows. */
const order = ['chest', 'waist', 'hips', 'length', 'sleeve', 'inseam', 'heel', 'width', 'height', 'depth'];

interface MeasurementTable {
  readonly measures: readonly string[];
  /** `size` is '' in the one row of what measures the same in all sizes. Millimetres in the order of the measures. */
  readonly rows: readonly { readonly size: string; readonly millimetres: readonly (number | undefined)[] }[];
}

/** Measurements of a garment as a table, sizes in the given order; what is the same for all sizes stands in each row. */
export function measurementTable(
  measurements: readonly GarmentMeasurement[],
  sizes: readonly string[],
): MeasurementTable {
  const rank = (measure: string) => (order.includes(measure) ? order.indexOf(measure) : order.length);
  const measures = [...new Set(measurements.map(({ measure }) => measure))].sort((a, b) => rank(a) - rank(b));
  const isSized = measurements.some(({ size }) => size !== '');
  const find = (size: string, measure: string) =>
    measurements.find((each) => each.measure === measure && (each.size === size || each.size === ''))?.millimetres;
  const shown = isSized ? sizes.filter((size) => measurements.some((each) => each.size === size)) : [''];
  return {
    measures,
    rows: shown.map((size) => ({ size, millimetres: measures.map((measure) => find(size, measure)) })),
  };
}
