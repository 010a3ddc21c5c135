import { expect, it } from 'vitest';
import { centimetres, measurementTable, rangeText } from './size-tables.ts';

it('writes centimetres as the language does', () => {
  expect(centimetres(945, 'lt-LT')).toBe('94,5');
  expect(centimetres(940, 'en-GB')).toBe('94');
});

it('writes a range, one figure where both ends are the same, nothing where there is none', () => {
  expect(rangeText([840, 870], 'lt-LT')).toBe('84–87');
  expect(rangeText([560, 560], 'lt-LT')).toBe('56');
  expect(rangeText(undefined, 'lt-LT')).toBe('');
});

it('lines measures up in the order of the body, sizes in the order of the product', () => {
  const table = measurementTable(
    [
      { size: 'M', measure: 'length', millimetres: 700 },
      { size: 'S', measure: 'chest', millimetres: 900 },
      { size: 'M', measure: 'chest', millimetres: 940 },
      { size: '', measure: 'sleeve', millimetres: 610 },
    ],
    ['S', 'M', 'L'],
  );
  expect(table).toEqual({
    measures: ['chest', 'length', 'sleeve'],
    rows: [
      { size: 'S', millimetres: [900, undefined, 610] },
      { size: 'M', millimetres: [940, 700, 610] },
    ],
  });
});

it('has one row without a size for a thing that has none', () => {
  expect(measurementTable([{ size: '', measure: 'width', millimetres: 300 }], [])).toEqual({
    measures: ['width'],
    rows: [{ size: '', millimetres: [300] }],
  });
});
