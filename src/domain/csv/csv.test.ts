import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import { restoreCell } from './cells.ts';
import { CsvBroken, createCsvReader } from './read-csv.ts';

const read = (pieces: readonly string[]) => {
  const reader = createCsvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
};

describe('a table that is read', () => {
  it('has the cells that stand in it, quoted or not, whatever divides them', () => {
    expect(read(['a;b;c\r\n1;"2;""x""\n3";\r\n'])).toEqual([
      ['a', 'b', 'c'],
      ['1', '2;"x"\n3', ''],
    ]);
    expect(read(['a\tb\n1\t2'])).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(read(['\ufeffkind,key\rx,y'])).toEqual([
      ['kind', 'key'],
      ['x', 'y'],
    ]);
  });

  it('is refused where a quoted cell has no end', () => {
    expect(() => read(['a,b\n"1,2\n'])).toThrow(CsvBroken);
  });

  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\n', '\r', '\t', 'ž', 'я', '1') }),
  );
  it('comes back as it was written, formulas too, wherever its pieces break', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, length) => {
          async function* pages() {
            yield rows;
          }
          let written = '';
          for await (const piece of writeCsv(['one', 'two'], pages())) written += piece;
          const pieces = written.match(new RegExp(`[\\s\\S]{1,${length}}`, 'gu')) ?? [];
          const [, ...back] = read(pieces);
          for (const raw of back.flat()) expect(raw, 'is no formula').not.toMatch(/^[=+\-@]/);
          expect(back.map((row) => row.map(restoreCell))).toEqual(rows);
        },
      ),
    );
  });
});
