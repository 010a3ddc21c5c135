import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { importProductsResponse } from '#src/contracts/admin-product-tables.ts';
import { productImports } from '#src/contracts/staff-product-imports.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
let staff: Awaited<ReturnType<typeof makeOpenStaff>>;
let maker = '';
beforeAll(async () => {
  staff = await makeOpenStaff(shop, 'editor');
  maker = `Maker ${randomUUID()}`;
  await shop.sql`
    insert into manufacturers (name, postal_address, electronic_address, country)
    values (${maker}, 'Siuvėjų g. 1, Vilnius', 'maker@example.com', 'LT')`;
});

const ask = async (body: object) => (await askAs(shop, 'admin-import-products', staff.token, body)).answer;
const look = async (id: string, asked: object = {}) => {
  const { data } = await staff.client.rpc('read_product_imports', { asked: { id, ...asked } });
  const found = productImports.parse(data);
  const [of] = found?.imports ?? [];
  if (of === undefined) throw new Error('the import is not shown');
  return { ...of, lines: found?.lines ?? [] };
};
const mark = () => randomUUID().slice(0, 8);

async function send(text: string | Uint8Array<ArrayBuffer>) {
  const id = randomUUID();
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const { address = '' } = importProductsResponse.parse(
    await ask({ act: 'begin', import: id, name: 'products.csv', bytes: body.length }),
  );
  await fetch(address, { method: 'PUT', headers: { 'content-type': 'text/csv' }, body });
  expect(await ask({ act: 'check', import: id })).toEqual({ ok: true });
  return id;
}
/** Sends a table and has it tried to its end. */
async function check(text: string | Uint8Array<ArrayBuffer>) {
  const id = await send(text);
  while ((await look(id)).state === 'checking') await ask({ act: 'continue', import: id });
  return id;
}
async function carryOut(id: string, act: 'run' | 'undo' = 'run') {
  expect(await ask({ act, import: id })).toEqual({ ok: true });
  while (/running|undoing/.test((await look(id)).state)) await ask({ act: 'continue', import: id });
  return look(id);
}
async function exported(asked: object = {}): Promise<string> {
  const response = await shop.post('admin-export-products', asked, {
    authorization: `Bearer ${staff.token}`,
    ip: mark(),
  });
  expect(response.headers.get('content-disposition')).toContain('gija-products.csv');
  return response.text();
}
const row = (id: string) => shop.sql`
  select name, description, price, active, (select count(*)::integer from product_variants where product_id = products.id) as pieces
  from products where id = ${id}`;

const head = 'product,name_en,sku,price,size,color';
const table = (...rows: string[]) => [head, ...rows].join('\r\n');

describe('a table of products', () => {
  it('is tried without a trace, carried out, and undone', async () => {
    const id = `coat-${mark()}`;
    const text = `${table(`${id},Coat,${id},"1 059,90",S,navy`, `${id},,,,M,navy`)}\r\n`;
    const first = await check(text);
    expect(await look(first)).toMatchObject({ state: 'checked', counts: { new: 1, changed: 0, wrong: 0 } });
    expect([...(await row(id))]).toEqual([]);
    expect(await carryOut(first)).toMatchObject({ state: 'done', counts: { done: 1, failed: 0 } });
    expect([...(await row(id))]).toMatchObject([{ name: 'Coat', price: 105_990, active: false, pieces: 2 }]);
    // The same table again changes nothing.
    expect(await look(await check(text))).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 1 } });

    const second = await check(`product;name_en;price\n${id};Long coat;990\n`);
    expect(await look(second)).toMatchObject({ counts: { changed: 1 }, lines: [{ fields: ['name', 'price'] }] });
    await carryOut(second);
    expect([...(await row(id))]).toMatchObject([{ name: 'Long coat', price: 99_000, pieces: 2 }]);
    expect(await carryOut(second, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 0 } });
    expect([...(await row(id))]).toMatchObject([{ name: 'Coat', price: 105_990, pieces: 2 }]);
    const logged = await shop.sql`
      select before ->> 'name' as was, after ->> 'name' as is from audit_log
      where actor_id = ${staff.userId} and table_name = 'products' and row_key = ${id} and action = 'update' order by id`;
    expect([...logged]).toMatchObject([{ was: 'Coat', is: 'Long coat' }, { was: 'Long coat', is: 'Coat' }]); // biome-ignore format: one thing
    expect(await carryOut(first, 'undo')).toMatchObject({ counts: { kept: 1 } });
  });

  it('comes back as it was written, whatever stands in its cells', async () => {
    const id = `hostile-${mark()}`;
    const cells = ['=HYPERLINK("x")', "'=1", '−5, “quoted”; "x"', ' @ruta\r\n-second', '+370'];
    const [name = '', lt = '', ru = '', description = '', brand = ''] = cells;
    await shop.sql`
      insert into products (id, name, name_lt, name_ru, description, brand, sku, price, active, tags)
      values (${id}, ${name}, ${lt}, ${ru}, ${description}, ${brand}, ${id.toUpperCase()}, 1999, false, ${['=1', 'two']})`;
    const text = await exported({ words: id });
    for (const cell of parse(text, { bom: true }).flat()) expect(cell).not.toMatch(/^[=+\-@−]/);
    expect(text.split('\r\n')[0]).toContain('product,name_en,name_lt,name_ru');
    expect(await look(await check(text))).toMatchObject({ counts: { unchanged: 1, changed: 0, wrong: 0 } });
    const changed = text.replace('19.99', '20.99');
    const import_ = await check(changed);
    expect(await look(import_)).toMatchObject({ counts: { changed: 1 }, lines: [{ fields: ['price'] }] });
    await carryOut(import_);
    expect([...(await row(id))]).toMatchObject([{ name, description, price: 2099 }]);
  });

  it('says line by line what cannot be taken, and does the rest', async () => {
    const good = `good-${mark()}`;
    const taken = `taken-${mark()}`;
    await shop.sql`insert into products (id, name, sku, price, active) values (${taken}, 'Taken', ${taken}, 100, false)`;
    const lines = [
      'product,name_en,sku,price,sale_price,category,maker,for_sale,pictures,composition,size,color',
      `${good},Good,${good},10,,,${maker.toUpperCase()},no,,main: wool 100,M,`,
      `bad-${good},Bad,x-${good},"5,999",,,,no,,,M,`,
      `bad2-${good},Bad,y-${good},10,12,,,no,,,M,`,
      `bad3-${good},Bad,${taken},10,,,,no,,,M,`,
      `bad4-${good},Bad,z-${good},10,,nowhere,nobody,maybe,coat/of-nobody,main: wool 90,M,`,
      `bad5-${good},Bad,w-${good},10,,,,yes,,,M,`,
      `bad6-${good},Bad,v-${good},10,,,,no,,,M,`,
      `bad6-${good},Other,,,,,,,,,M,`,
      `Not A Slug,Bad,u-${good},10,,,,no,,,M,`,
      `${good},Good,${good},11,,,,no,,,M,`,
    ];
    const id = await check(lines.join('\n'));
    const found = await look(id, { wrong: true });
    expect(found.counts).toMatchObject({ new: 1, wrong: 8 });
    const problems = found.lines.flatMap((each) =>
      each.problems.map(({ line, column, code }) => `${line} ${column} ${code}`),
    );
    expect(problems).toEqual([
      '3 price amount',
      '4 sale_price contradiction',
      '5 sku sku_taken',
      '6 for_sale yes_no',
      '6 category unknown',
      '6 maker unknown',
      '6 composition contradiction',
      '6 pictures unknown',
      '7 for_sale product_incomplete',
      '9 name_en differs',
      '8 size contradiction',
      '10 product unfit',
      '11 product scattered',
    ]);
    expect(await carryOut(id)).toMatchObject({ counts: { done: 1, failed: 0, waiting: 0 } });
    expect([...(await row(good))]).toMatchObject([{ name: 'Good', price: 1000 }]);
  });

  it.each([
    ['another encoding', Buffer.from('product,name_en\nx,\xfe\xe0', 'latin1'), 'encoding'],
    ['an archive', Buffer.from('PK\x03\x04\0\0\0'), 'not_text'],
    ['a quote that is never closed', Buffer.from('product,name_en\nx,"y'), 'quotes'],
    ['nothing in it', Buffer.from(' '), 'empty'],
    ['a column that nobody knows', Buffer.from('product,colour\nx,y'), 'column_unknown'],
    ['a column twice', Buffer.from('product,price,price\nx,1,2'), 'column_twice'],
    ['no column for the product', Buffer.from('name_en\nx'), 'column_missing'],
  ])('with %s is refused with its reason', async (_, bytes, code) => {
    const id = await check(new Uint8Array(bytes));
    expect(await look(id)).toMatchObject({ state: 'refused', refusal: { code } });
    expect(await ask({ act: 'run', import: id })).toMatchObject({ code: 'import_not_ready' });
  });

  it('of a person who does not work here any more is left', async () => {
    const other = await makeOpenStaff(shop, 'editor');
    const import_ = randomUUID();
    const begun = (await askAs(shop, 'admin-import-products', other.token, { act: 'begin', import: import_, name: 'x.csv', bytes: 5 })).answer; // biome-ignore format: one call
    await fetch(begun.address, { method: 'PUT', headers: { 'content-type': 'text/csv' }, body: table('x,X,x,1,M,') });
    await askAs(shop, 'admin-import-products', other.token, { act: 'check', import: import_ });
    await shop.sql`delete from user_roles where user_id = ${other.userId}`;
    await shop.tick('continue-product-imports');
    expect(await look(import_)).toMatchObject({ state: 'checking', checked: 0 });
  });
});

describe('a large import', () => {
  it('that is interrupted goes on where it was, by itself, without doing anything twice', async () => {
    const name = `many-${mark()}`;
    const rows = Array.from({ length: 120 }, (_, place) => `${name}-${place},Many ${place},${name}-${place},10,M,`);
    const id = await send(table(...rows));
    // Whoever was at it died: two batches are done, and the lease of its hand runs out.
    await shop.sql`update product_imports set taken_at = now() where id = ${id}`;
    await ask({ act: 'continue', import: id });
    expect((await look(id)).checked).toBe(0);
    await shop.sql`update product_imports set taken_at = now() - interval '31 seconds' where id = ${id}`;
    await shop.tick('continue-product-imports');
    expect(await look(id)).toMatchObject({ state: 'checked', counts: { new: 120, wrong: 0 } });
    await ask({ act: 'run', import: id });
    await shop.sql`select run_product_import(${id}, 50)`;
    await shop.sql`update product_imports set taken_at = null where id = ${id}`;
    expect(await look(id)).toMatchObject({ state: 'running', counts: { done: 50, waiting: 70 } });
    await Promise.all([ask({ act: 'continue', import: id }), ask({ act: 'continue', import: id })]);
    await shop.tick('continue-product-imports');
    expect(await look(id)).toMatchObject({ state: 'done', counts: { done: 120, failed: 0 } });
    const [made] = await shop.sql`
      select count(*)::integer as products, (select count(*)::integer from product_versions where product_id like ${`${name}-%`}) as versions
      from products where id like ${`${name}-%`}`;
    expect(made).toEqual({ products: 120, versions: 120 });
    // What somebody has changed since is kept; the others are put away.
    await shop.sql`update products set brand = 'Theirs' where id = ${`${name}-7`}`;
    expect(await carryOut(id, 'undo')).toMatchObject({ counts: { undone: 119, kept: 1 } });
    const [left] = await shop.sql`select id from products where id like ${`${name}-%`} and archived_at is null`;
    expect(left).toEqual({ id: `${name}-7` });
  });
});
