import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defuseCell, restoreCell } from './cells.ts';

it.each(['=1+1', '+370 600', '-5', '−5', '@SUM(A1)', '\t=1', "'=1", "''-x", '＝1', '\r\n=1'])(
  'keeps “%s” from being run, and gives it back',
  (cell) => {
    expect(defuseCell(cell)).toBe(`'${cell}`);
    expect(restoreCell(defuseCell(cell))).toBe(cell);
  },
);

it.each(['Coat', "O'Neill", "'tis", '', "'", '5-6', 'a=b'])('leaves “%s” alone both ways', (cell) => {
  expect(defuseCell(cell)).toBe(cell);
  expect(restoreCell(cell)).toBe(cell);
});

it('gives back whatever was written', () => {
  const part = fc.constantFrom("'", '=', '-', '@', '+', '−', 'x', '\t', ' ');
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      (cell) => {
        expect(restoreCell(defuseCell(cell))).toBe(cell);
        expect(defuseCell(cell)).not.toMatch(/^[=+\-@−\t]/);
      },
    ),
  );
});
