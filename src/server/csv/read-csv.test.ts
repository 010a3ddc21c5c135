import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type CsvRow, readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

function fileOf(bytes: Uint8Array, piece = 7): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + piece));
      at += piece;
    },
  });
}
async function read(text: string | Uint8Array, piece?: number): Promise<CsvRow[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return Array.fromAsync(readCsv(fileOf(bytes, piece)));
}
const cells = async (text: string | Uint8Array) => (await read(text)).map((row) => row.cells);

/** Bytes that somebody still holds: what is only not yet swept away does not count. */
function bytesHeld(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('a table', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a mark', '\ufeffa,b\n1,2\n'],
    ['empty lines', 'a,b\n\n1,2\n,\n'],
  ])('is read with %s', async (_, text) => {
    expect(await cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('is read as spreadsheets write “Unicode text”', async () => {
    expect(await cells(Buffer.from('\ufeffa\tž\n1\tшуба', 'utf16le'))).toEqual([
      ['a', 'ž'],
      ['1', 'шуба'],
    ]);
  });

  it('keeps quotes, line breaks and letters that were cut between pieces', async () => {
    expect(await read('name,b\n"Long ""coat"";\nžalia",2\nx,3')).toEqual([
      { line: 1, cells: ['name', 'b'] },
      { line: 2, cells: ['Long "coat";\nžalia', '2'] },
      { line: 4, cells: ['x', '3'] },
    ]);
  });

  it('comes back as it was written, formulas harmless in between', async () => {
    const hostile = ['=1+1', '+1', '-1', '−1', '@x', "'=1", '\t=1', '"=1"', ' =1', 'a,b;c\nd', ''];
    async function* pages() {
      yield [hostile];
    }
    const written = (await Array.fromAsync(writeCsv(hostile.map(String), pages()))).join('');
    for (const row of written.slice(1).split('\r\n')) expect(row).not.toMatch(/(^|,)"?[=+\-@]/);
    expect((await cells(written))[1]).toEqual(hostile);
  });

  it.each([
    ['another encoding', Buffer.from('a,b\n\xfe\xe0,2', 'latin1'), 'encoding'],
    ['a quote that is never closed', 'a,b\n"1,2\n3,4', 'quotes'],
    ['a row without end', `a\n"${'x'.repeat(130_000)}"`, 'too_long'],
    ['bytes that are no text', Buffer.from('PK\x03\x04\0\0'), 'not_text'],
    ['nothing', ' \n', 'empty'],
  ])('cannot be read with %s', async (_, text, code) => {
    await expect(read(text, 1000)).rejects.toMatchObject({ code });
  });

  it('of a hundred thousand rows is read in little memory', async () => {
    const line = new TextEncoder().encode(`${'x'.repeat(500)},2\n`);
    let left = 100_000;
    const file = new ReadableStream<Uint8Array>({
      async pull(controller) {
        left -= 1;
        // As a file that comes over a network: between its pieces the runtime sweeps.
        if (left % 500 === 0) await setImmediate();
        if (left < 0) controller.close();
        else controller.enqueue(line);
      },
    });
    const before = bytesHeld();
    let rows = 0;
    let held = 0;
    for await (const _ of readCsv(file)) {
      rows += 1;
      if (rows === 99_999) held = bytesHeld() - before;
    }
    expect(rows).toBe(100_000);
    expect(held, 'of fifty million').toBeLessThan(5_000_000);
  }, 60_000);
});
