import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRowLog } from './row-log.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gija-rows-'));
  file = join(folder, 'deep', 'rows.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds rows again in the order of their first put', async () => {
  const log = openRowLog(file);
  const rows = log.table<{ n: number }>('rows');
  rows.put('a', { n: 1 });
  rows.put('b', { n: 2 });
  rows.put('a', { n: 3 });
  rows.put('c', { n: 4 });
  rows.delete('c');
  log.table('gone').put('x', 1);
  log.table('gone').clear();
  await log.flush();
  const again = openRowLog(file);
  expect(again.table('rows').all()).toEqual([{ n: 3 }, { n: 2 }]);
  expect(again.table('gone').all()).toEqual([]);
});

it('forgets a last line that was cut off, and only that', async () => {
  const log = openRowLog(file);
  log.table('rows').put('a', 1);
  await log.flush();
  appendFileSync(file, '["rows","b",');
  const again = openRowLog(file);
  again.table('rows').put('c', 3);
  await again.flush();
  expect(openRowLog(file).table('rows').all()).toEqual([1, 3]);
});

it('names the file and the line when it is damaged elsewhere', () => {
  openRowLog(file);
  writeFileSync(file, '["rows","a",1]\nnonsense\n["rows","b",2]\n');
  expect(() => openRowLog(file)).toThrow(`${file} is damaged in line 2`);
});

it('rewrites a file that has grown far beyond its rows', async () => {
  const log = openRowLog(file);
  for (let count = 0; count < 1_000; count += 1) log.table('rows').put('a', count);
  await log.flush();
  expect(openRowLog(file).table('rows').get('a')).toBe(999);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
});

it('keeps what could not be written for the next try', async () => {
  const log = openRowLog(file);
  log.table('rows').put('a', 1);
  rmSync(join(folder, 'deep'), { recursive: true });
  await expect(log.flush()).rejects.toThrow();
  writeFileSync(join(folder, 'deep'), '');
  rmSync(join(folder, 'deep'));
  openRowLog(file);
  await log.flush();
  expect(openRowLog(file).table('rows').all()).toEqual([1]);
});
