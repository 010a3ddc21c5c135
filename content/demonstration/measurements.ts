import type { CatalogueProduct } from './expand.ts';

interface Measurement {
  /** '' where it is the same for all sizes. */
  readonly size: string;
  readonly measure: string;
  readonly millimetres: number;
}

/** Millimetres from one size to the next. */
const steps: Readonly<Record<'women' | 'men' | 'kids', Readonly<Record<string, number>>>> = {
  women: { chest: 40, waist: 40, hips: 40, length: 10, sleeve: 5, inseam: 5 },
  men: { chest: 80, waist: 80, hips: 60, length: 15, sleeve: 10, inseam: 5 },
  kids: { chest: 25, waist: 20, hips: 25, length: 25, sleeve: 25, inseam: 35 },
};

/** The size that a person measured: M, or the middle one. */
function baseOf(sizes: readonly string[]): number {
  const medium = sizes.indexOf('M');
  return medium >= 0 ? medium : Math.floor(sizes.length / 2);
}

/** Measurements of a product for each of its sizes, graded from the one that was written down. */
export function measurementsOf({ audience, sizes, measure, made }: CatalogueProduct): Measurement[] {
  const graded = sizes.length > 0 && 'main' in made;
  return Object.entries(measure ?? {}).flatMap(([name, centimetres]) => {
    const step = graded ? steps[audience][name] : undefined;
    if (step === undefined) return [{ size: '', measure: name, millimetres: centimetres * 10 }];
    return sizes.map((size, place) => ({
      size,
      measure: name,
      millimetres: centimetres * 10 + (place - baseOf(sizes)) * step,
    }));
  });
}
