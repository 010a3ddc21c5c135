import { describe, expect, it } from 'vitest';
import type { StaffText } from '#src/contracts/staff-translation.ts';
import { withSaved, withText } from './changed-text.ts';
import { shareDone } from './completion.ts';
import { FileFault, readTextsFile } from './read-file.ts';

const none = { missing: 0, changed: 0, same: 0 };
const text: StaffText = {
  ...{ kind: 'product_name', key: 'coat', place: 1, rank: 0, owner: 'coat', label: 'Coat' },
  ...{
    en: 'Coat',
    lt: 'Paltas',
    ru: '',
    states: { en: 'done', lt: 'done', ru: 'missing' },
    was: { lt: null, ru: null },
  },
};

describe('a text that was saved', () => {
  it('is done, or asked about where it reads as the English', () => {
    expect(withSaved(text, 'ru', 'Пальто')).toMatchObject({ ru: 'Пальто', states: { ru: 'done' } });
    expect(withSaved(text, 'ru', 'Coat')).toMatchObject({ states: { ru: 'same' } });
  });

  it('leaves its translations outdated where it is the English, and what is missing missing', () => {
    expect(withSaved(text, 'en', 'Jacket')).toMatchObject({
      ...{ en: 'Jacket', states: { en: 'done', lt: 'changed', ru: 'missing' }, was: { lt: 'Coat', ru: null } },
    });
  });

  it('moves the numbers of its kind', () => {
    const counts = { product_name: { total: 2, en: none, lt: none, ru: { ...none, missing: 2 } } };
    const page = { texts: [text], more: false, counts, own: 0 };
    expect(withText(page, text, withSaved(text, 'ru', 'Пальто'))).toMatchObject({
      ...{ texts: [{ ru: 'Пальто' }], counts: { product_name: { ru: { missing: 1 } } }, own: 0 },
    });
  });
});

it('is whole only where nothing is left', () => {
  const kind = (total: number, missing: number) => ({ total, en: none, lt: { ...none, missing }, ru: none });
  expect(
    [[kind(10, 0)], [kind(1000, 1)], [kind(1000, 999)], [kind(3, 3)], [], [kind(4, 1), kind(4, 3)]].map((kinds) =>
      shareDone(kinds, 'lt'),
    ),
  ).toEqual([100, 99, 1, 0, 100, 50]);
});

describe('a file of texts', () => {
  async function rowsOf(content: string) {
    const rows = [];
    for await (const batch of readTextsFile(new Blob([content]))) rows.push(...batch.rows);
    return rows;
  }

  it('has its rows with their lines, formulas as they were', async () => {
    expect(await rowsOf('kind;key;en;ru\r\nfit;slim;"Slim;fit";\'=x\r\n\r\nfit;wide;Wide;\r\n')).toEqual([
      { line: 2, kind: 'fit', key: 'slim', en: 'Slim;fit', ru: '=x' },
      { line: 4, kind: 'fit', key: 'wide', en: 'Wide', ru: '' },
    ]);
  });

  it('is read in pieces that a function takes', async () => {
    const many = Array.from({ length: 700 }, (_, place) => `fit,${place},A,B`).join('\n');
    const sizes = [];
    for await (const { rows } of readTextsFile(new Blob([`kind,key,en,lt\n${many}`]))) sizes.push(rows.length);
    expect(sizes).toEqual([300, 300, 100]);
  });

  it.each([
    ['', 'file_empty', ''],
    ['kind,key,en\n', 'columns_missing', 'lt, ru'],
    ['kind,en,lt\n', 'columns_missing', 'key'],
    ['kind,key,en,lt,DE\n', 'column_unknown', 'de'],
    ['kind,key,en,lt\nfit,"slim,A,B\n', 'file_broken', ''],
  ])('%j is refused: %s', async (content, code, column) => {
    const refused = await rowsOf(content).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileFault);
    expect(refused).toMatchObject({ code, column });
  });
});
