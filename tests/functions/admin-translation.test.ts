import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminTranslationResponse } from '#src/contracts/admin-translation.ts';
import type { StaffText, TextsAsked } from '#src/contracts/staff-translation.ts';
import { restoreCell } from '#src/domain/csv/cells.ts';
import { createCsvReader } from '#src/domain/csv/read-csv.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-translation', token, body)).answer;
async function list(staff: Staff, asked: Partial<TextsAsked> & { readonly after?: unknown }) {
  const { page } = (await ask(staff, { act: 'list', naming: 'en', ...asked })) as AdminTranslationResponse;
  if (page === undefined) throw new Error('nothing is listed');
  return page;
}
async function find(staff: Staff, asked: Partial<TextsAsked>, key?: string): Promise<StaffText> {
  const { texts } = await list(staff, asked);
  const text = key === undefined ? texts[0] : texts.find((each) => each.key === key);
  if (text === undefined) throw new Error(`no text for ${JSON.stringify(asked)}`);
  return text;
}
/** A product that is not for sale, of which a language is missing. */
async function makeDraft() {
  const id = `draft-${randomUUID().slice(0, 8)}`;
  await shop.sql`insert into products (id, sku, name, name_lt, name_ru, description, active)
    values (${id}, ${id}, ${`Coat ${id}`}, ${`Paltas ${id}`}, '', 'Warm.', false)`;
  return id;
}
const cellOf = ({ kind, key, en, lt }: StaffText) => ({ kind, key, language: 'lt', english: en ?? '', was: lt ?? '' });

describe('texts of the catalogue', () => {
  it('are found by their words, what is missing first, and are saved one by one, each with what was read of it', async () => {
    const editor = await makeOpenStaff(shop, 'editor');
    const id = await makeDraft();
    const { texts, counts } = await list(editor, { words: id });
    expect(texts.map(({ kind, states }) => [kind, states.lt, states.ru])).toEqual([
      ['product_name', 'done', 'missing'],
    ]);
    expect(counts?.product_name?.ru.missing).toBeGreaterThan(0);
    expect(counts?.interface?.total).toBeGreaterThan(2000);
    const russian = { kind: 'product_name', key: id, language: 'ru', english: `Coat ${id}` };
    const save = (was: string, text: string) => ask(editor, { act: 'save', ...russian, was, text });
    expect(await save('', ' Пальто ')).toEqual({ ok: true, changed: true, text: 'Пальто' });
    expect(await save('', 'Пальто')).toMatchObject({ ok: true, changed: false });
    expect(await save('', 'Шуба')).toMatchObject({ code: 'text_stale', details: { ru: 'Пальто', en: `Coat ${id}` } });
    expect(await save('Пальто', '  ')).toMatchObject({ code: 'text_empty' });
    expect(await save('Пальто', 'ы'.repeat(301))).toMatchObject({ code: 'text_too_long' });
    expect(await ask(editor, { act: 'save', ...russian, key: 'none', was: '', text: 'x' })).toMatchObject({
      code: 'text_unknown',
    });
    const versions =
      await shop.sql`select content ->> 'name_ru' as name, saved_by from product_versions where product_id = ${id} order by id`;
    expect(versions.map(({ name }) => name)).toEqual(['', 'Пальто']);
    expect(versions[1]?.['saved_by']).toBe(editor.userId);
    const logged =
      await shop.sql`select before, after from audit_log where actor_id = ${editor.userId} and table_name = 'products'`;
    expect([...logged]).toEqual([{ before: { name_ru: '' }, after: { name_ru: 'Пальто' } }]);
  });

  it('are outdated when their English changes alone, until somebody says that they stand or writes them anew', async () => {
    const staff = await makeOpenStaff(shop);
    const id = await makeDraft();
    await shop.sql`update products set name_ru = 'Пальто' where id = ${id}`;
    await shop.sql`update products set name = ${`Jacket ${id}`} where id = ${id}`;
    const asked = { words: `Jacket ${id}` };
    expect(await find(staff, asked)).toMatchObject({
      ...{ rank: 1, states: { lt: 'changed', ru: 'changed' }, was: { lt: `Coat ${id}` } },
    });
    const cell = { kind: 'product_name', key: id, english: `Jacket ${id}` };
    expect(
      await ask(staff, { act: 'settle', ...cell, language: 'lt', text: `Paltas ${id}`, english: `Coat ${id}` }),
    ).toMatchObject({ code: 'text_stale' });
    expect(await ask(staff, { act: 'settle', ...cell, language: 'lt', text: `Paltas ${id}` })).toMatchObject({
      ok: true,
    });
    expect(await ask(staff, { act: 'save', ...cell, language: 'ru', was: 'Пальто', text: 'Куртка' })).toMatchObject({
      ok: true,
    });
    expect((await find(staff, asked)).states).toEqual({ en: 'done', lt: 'done', ru: 'done' });
    await shop.sql`update products set name = 'Other' where id = ${id}`;
    expect((await find(staff, { words: `Paltas ${id}` })).states.lt).toBe('changed');
  });

  it('that equal their English are asked about, and keep a product for sale as the law wants it', async () => {
    const staff = await makeOpenStaff(shop);
    const id = `sold-${randomUUID().slice(0, 8)}`;
    await addProduct(shop.sql, id, { stock: { 'S/red': 1 } });
    await shop.sql`update products set name = ${`Coat ${id}`}, name_lt = ${`Paltas ${id}`} where id = ${id}`;
    await shop.sql`insert into product_pictures (product_id, picture, alt, alt_lt, alt_ru)
      select id, images[1], ${`Picture ${id}`}, ${`Picture ${id}`}, 'Снимок' from products where id = ${id}`;
    const picture = await find(staff, { words: `Picture ${id}`, view: 'same' });
    expect(picture).toMatchObject({ kind: 'picture_text', owner: id, states: { lt: 'same', ru: 'done' } });
    await shop.sql`insert into product_compositions (product_id, part_code, fibre_code, percent) values (${id}, 'main', 'wool', 100)`;
    const [lacking] = await shop.sql`select problems from find_product_problems(${[id]})`;
    expect(lacking?.['problems']).toEqual([]);
    const name = await find(staff, { words: id, kind: 'product_name' });
    expect(await ask(staff, { act: 'save', ...cellOf(name), text: `Ekologiškas ${id}` })).toMatchObject({
      ...{ code: 'product_incomplete', details: { problems: ['claims'] } },
    });
    expect(await find(staff, { words: id, kind: 'product_name' })).toMatchObject({ lt: name.lt });
    expect(await ask(staff, { act: 'save', ...cellOf(picture), text: `Nuotrauka ${id}` })).toMatchObject({ ok: true });
    expect((await find(staff, { words: id }, picture.key)).states.lt).toBe('done');
  });
});

describe('texts of the interface', () => {
  const key = 'favorites:title';
  it('are changed beside what the shop’s own files say, checked, and taken back', async () => {
    const editor = await makeOpenStaff(shop, 'editor');
    const listed = await list(editor, { kind: 'interface', words: 'checkout:' });
    expect(listed.texts.length).toBeGreaterThan(20);
    const text = await find(editor, { kind: 'interface', words: 'cart:items_few' }, 'cart:items_few').catch(
      async () => (await list(editor, { kind: 'interface', words: '_few' })).texts[0],
    );
    if (!text) throw new Error('no plural form');
    expect(text.en).toBeNull();
    const original = text.lt ?? '';
    const cell = { kind: 'interface', key: text.key, language: 'lt', english: text.english ?? '', was: original };
    const save = (changes: object) => ask(editor, { act: 'save', ...cell, ...changes });
    expect(await save({ text: `${original} {{other}}` })).toMatchObject({ code: 'text_placeholders' });
    expect(await save({ text: `${original} <b>x</b>` })).toMatchObject({ code: 'text_markup' });
    expect(await save({ text: `${original}${'x'.repeat(2000)}` })).toMatchObject({ code: 'text_too_long' });
    expect(await save({ text: ' ' })).toMatchObject({ code: 'text_empty' });
    expect(await save({ language: 'en', text: 'x' })).toMatchObject({ code: 'text_unknown' });
    expect(await save({ text: `${original}!` })).toMatchObject({ ok: true, changed: true });
    expect(await save({ text: `${original}?` })).toMatchObject({ code: 'text_stale', details: { lt: `${original}!` } });
    const own = await find(editor, { view: 'own', words: text.key }, text.key);
    expect(own).toMatchObject({ lt: `${original}!`, originals: { lt: original }, states: { lt: 'done' } });
    expect(await save({ was: `${original}!`, text: null })).toEqual({ ok: true, changed: true, text: original });
    expect(await shop.sql`select from interface_texts`).toHaveLength(0);
    const logged = await shop.sql`select action, row_key from audit_log
      where actor_id = ${editor.userId} and table_name = 'interface_texts' order by id`;
    const row = `lt/${text.key.replace(':', '/')}`;
    expect([...logged]).toEqual([
      { action: 'insert', row_key: row },
      { action: 'delete', row_key: row },
    ]);
  });

  it('are to be looked at again where the English beside them was changed', async () => {
    const staff = await makeOpenStaff(shop);
    const before = await find(staff, { kind: 'interface', words: key }, key);
    const english = before.en ?? '';
    const saved = {
      act: 'save',
      kind: 'interface',
      key,
      language: 'en',
      english,
      was: english,
      text: `${english} now`,
    };
    expect(await ask(staff, saved)).toMatchObject({ ok: true });
    const after = await find(staff, { kind: 'interface', words: key, view: 'changed' }, key);
    expect(after).toMatchObject({ states: { en: 'done', lt: 'changed', ru: 'changed' }, was: { lt: english } });
    const settled = {
      act: 'settle',
      kind: 'interface',
      key,
      language: 'lt',
      english: `${english} now`,
      text: after.lt,
    };
    expect(await ask(staff, settled)).toMatchObject({ ok: true });
    expect((await find(staff, { kind: 'interface', words: key }, key)).states.lt).toBe('done');
    expect(await ask(staff, { ...saved, english: `${english} now`, was: `${english} now`, text: null })).toMatchObject({
      ok: true,
    });
  });
});

describe('a table of texts', () => {
  const table = async ({ token }: Staff, asked: object) => {
    const response = await shop.post(
      'admin-export-translation',
      { naming: 'en', ...asked },
      {
        ...{ ip: randomUUID(), authorization: `Bearer ${token}` },
      },
    );
    const reader = createCsvReader();
    const [head = [], ...rows] = [...reader.push(await response.text()), ...reader.end()];
    return rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, restoreCell(cells[place] ?? '')])));
  };
  const send = (staff: Staff, rows: readonly object[], rehearsal = false) =>
    ask(staff, {
      act: 'import',
      is_rehearsal: rehearsal,
      rows: rows.map(({ of: _of, ...row }: { of?: unknown }, place) => ({ line: place + 2, ...row })),
    });

  it('is taken back with what was filled in; a rehearsal changes nothing', async () => {
    const staff = await makeOpenStaff(shop);
    const id = await makeDraft();
    await shop.sql`update products set name_lt = '=1+1' where id = ${id}`;
    const [row] = await table(staff, { words: `Coat ${id}` });
    expect(row).toMatchObject({ kind: 'product_name', key: id, en: `Coat ${id}`, lt: '=1+1', ru: '' });
    expect(await send(staff, [{ ...row }])).toEqual({ ok: true, imported: [], unchanged: 2 });
    const filled = { ...row, lt: '=2+2', ru: '-Пальто' };
    const expected = [
      { outcome: 'changed', language: 'lt', was: '=1+1', text: '=2+2' },
      { outcome: 'new', language: 'ru', was: '', text: '-Пальто' },
    ];
    const stored = () => shop.sql`select name_lt, name_ru from products where id = ${id}`;
    expect((await send(staff, [filled], true)).imported).toMatchObject(expected);
    expect([...(await stored())]).toEqual([{ name_lt: '=1+1', name_ru: '' }]);
    expect((await send(staff, [filled])).imported).toMatchObject(expected);
    expect([...(await stored())]).toEqual([{ name_lt: '=2+2', name_ru: '-Пальто' }]);
    expect(await send(staff, [filled])).toEqual({ ok: true, imported: [], unchanged: 2 });
    expect((await send(staff, [{ ...filled, lt: 'Kita' }])).imported).toMatchObject([
      { outcome: 'refused', code: 'text_changed', language: 'lt' },
    ]);
  });

  it('is refused row by row, with why', async () => {
    const staff = await makeOpenStaff(shop);
    const id = await makeDraft();
    const row = { kind: 'product_name', key: id, en: `Coat ${id}` };
    const [plural] = (await list(staff, { kind: 'interface', words: '_few' })).texts;
    const { imported } = await send(staff, [
      { ...row, kind: 'poem', ru: 'x' },
      { ...row, key: 'nothing', ru: 'x' },
      { ...row, en: 'Other', ru: 'x' },
      { ...row, ru: 'ы'.repeat(301) },
      { kind: 'interface', key: plural?.key ?? '', en: plural?.english ?? '', lt: '{{wrong}}' },
      { ...row, ru: 'Пальто' },
    ]);
    expect(
      imported.map(({ line, code, outcome }: { line: number; code: string; outcome: string }) => [
        line,
        code ?? outcome,
      ]),
    ).toEqual([
      [2, 'kind_unknown'],
      [3, 'text_unknown'],
      [4, 'english_changed'],
      [5, 'text_too_long'],
      [6, 'text_placeholders'],
      [7, 'new'],
    ]);
  });

  it('has every page of what the list narrows to, each text once', async () => {
    const staff = await makeOpenStaff(shop);
    const mark = randomUUID().slice(0, 8);
    await shop.sql`insert into products (id, sku, name, name_lt, name_ru, active)
      select ${`many-${mark}-`} || n, ${`many-${mark}-`} || n, ${`Many ${mark} `} || n, '', case when n % 2 = 0 then 'Много' else '' end, false
      from generate_series(1, 620) n`;
    const rows = await table(staff, { words: `Many ${mark}` });
    expect(new Set(rows.map(({ key: each }) => each)).size).toBe(620);
    expect(rows).toHaveLength(620);
    const first = await list(staff, { words: `Many ${mark}` });
    expect(first).toMatchObject({ more: true });
    expect(first.texts).toHaveLength(100);
    const last = first.texts.at(-1);
    const next = await list(staff, {
      ...{ words: `Many ${mark}`, after: { rank: last?.rank, place: last?.place, key: last?.key } },
    });
    expect(next.texts.some(({ key: each }) => first.texts.some((before) => before.key === each))).toBe(false);
  });
});
