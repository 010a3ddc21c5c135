import { expect, it } from 'vitest';
import { readCounts } from './read-counts.ts';

async function read(content: BlobPart) {
  const batches = await Array.fromAsync(readCounts(new Blob([content])));
  return { rows: batches.flatMap(({ rows }) => rows), uncounted: batches.at(-1)?.uncounted, batches: batches.length };
}

it('takes what was counted, by names of any language, and leaves what was not', async () => {
  expect(
    await read('\ufeffSKU;Prekė;Suskaičiuota;Pastaba\r\nA-1;Coat;3;"=2;B"\r\nA-2;Coat;;\r\nA-3;Coat; ;x\r\n'),
  ).toEqual({
    rows: [{ line: 2, sku: 'A-1', counted: '3', note: '=2;B' }],
    uncounted: 2,
    batches: 1,
  });
});

it('takes away what kept cells from being run, and reads what spreadsheets call Unicode text', async () => {
  const bytes = Buffer.from("\ufeffАртикул\tПосчитано\nB-1\t'-4\n", 'utf16le');
  expect((await read(new Uint8Array(bytes))).rows).toEqual([{ line: 2, sku: 'B-1', counted: '-4', note: '' }]);
});

it('gives rows five hundred at a time', async () => {
  const many = Array.from({ length: 1200 }, (_, place) => `S-${place},${place}`).join('\n');
  expect(await read(`sku,counted\n${many}`)).toMatchObject({ rows: { length: 1200 }, batches: 3 });
});

it.each([
  ['', { code: 'empty' }],
  ['sku,counted\n"A,1', { code: 'broken' }],
  ['sku,in store\nA,1', { code: 'columnMissing', column: 'counted' }],
  ['counted\n1', { code: 'columnMissing', column: 'sku' }],
  ['sku,counted,Counted\nA,1,2', { code: 'columnTwice', column: 'counted' }],
  ['sku,counted\nA,\nB,', { code: 'nothingCounted' }],
])('refuses %j', async (content, fault) => {
  await expect(read(content)).rejects.toMatchObject(fault);
});
