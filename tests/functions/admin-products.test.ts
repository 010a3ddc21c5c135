import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ProductContent } from '#src/contracts/product-content.ts';
import { foundProduct } from '#src/contracts/staff-products.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object) => (await askAs(shop, 'admin-products', token, body)).answer;
const read = async ({ client }: Staff, id: string) => {
  const { data } = await client.rpc('read_product_for_staff', { asked: { id } });
  const product = foundProduct.parse(data)?.product;
  if (!product) throw new Error(`${id} is not shown`);
  return product;
};
const newId = () => `test-${randomUUID().slice(0, 8)}`;

/** A maker of their own. */
async function makerId(): Promise<string> {
  const [row] = await shop.sql`
    insert into manufacturers (name, postal_address, electronic_address, country)
    values (${`Maker ${randomUUID()}`}, 'Siuvėjų g. 1, Vilnius', 'maker@example.com', 'LT') returning id`;
  return String(row?.['id']);
}

async function contentOf(id: string): Promise<ProductContent> {
  return {
    ...{ name: 'Test coat', name_lt: 'Bandomasis paltas', name_ru: 'Пробное пальто', brand: '', tags: [] },
    ...{ description: 'Warm.', description_lt: 'Šiltas.', description_ru: 'Тёплое.', subcategory: 'coats' },
    ...{ warnings: '', warnings_lt: '', warnings_ru: '', price: 9900, sale_price: null, sku: id.toUpperCase() },
    ...{ category: 'women-jackets-coats', images: ['women-wrap-coat/camel'], featured: false, is_new: false },
    ...{ manufacturer_id: await makerId(), country_of_origin: 'LT', care_code: null, fit_code: null },
    ...{ size_guide_code: null, model_height: null, model_size: null, claim_proof: '', measurements: [] },
    variants: [{ id: randomUUID(), sku: `${id}-M`, size: 'M', color: '' }],
    composition: [{ part: 'main', fibre: 'wool', percent: 100 }],
    pictures: [{ picture: 'women-wrap-coat/camel', color: '', alt: 'A coat', alt_lt: 'Paltas', alt_ru: 'Пальто' }],
  };
}
async function make(staff: Staff, id = newId()) {
  const content = await contentOf(id);
  const saved = await ask(staff, { act: 'save', product: id, version: null, request: randomUUID(), content });
  expect(saved).toMatchObject({ ok: true, id });
  return { id, content };
}

it('is written, put on sale and priced by an editor; the log holds who, before and after', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const { id } = await make(editor);
  expect(await ask(editor, { act: 'sell', product: id })).toEqual({ ok: true, changed: true });
  const { version } = await read(editor, id);
  const priced = { act: 'price', product: id, version, price: 9900, sale_price: 7900 };
  expect(await ask(editor, priced)).toMatchObject({ ok: true });
  expect(await ask(editor, { ...priced, sale_price: 6900 })).toMatchObject({ code: 'product_stale' });
  expect((await read(editor, id)).content).toMatchObject({ price: 9900, sale_price: 7900 });
  const logged = await shop.sql`
    select action, before ->> 'sale_price' as was, after ->> 'sale_price' as is, after ->> 'active' as active
    from audit_log where actor_id = ${editor.userId} and table_name = 'products' and row_key = ${id} order by id`;
  expect([...logged]).toEqual([
    { action: 'insert', was: null, is: null, active: 'false' },
    { action: 'update', was: null, is: null, active: 'true' },
    { action: 'update', was: null, is: '7900', active: null },
  ]);
  const pieces = await shop.sql`
    select action from audit_log where actor_id = ${editor.userId} and table_name = 'product_variants' and after ->> 'product_id' = ${id}`;
  expect([...pieces]).toEqual([{ action: 'insert' }]);
});

it('says what is missing, and which stock number is taken', async () => {
  const staff = await makeOpenStaff(shop);
  const { id, content } = await make(staff);
  const { version } = await read(staff, id);
  const save = (changes: object) =>
    ask(staff, { act: 'save', product: id, version, request: randomUUID(), content: { ...content, ...changes } });
  const other = await make(staff);
  expect(await save({ sku: other.content.sku })).toMatchObject({
    ...{ code: 'sku_taken', details: { sku: other.content.sku } },
  });
  expect(await save({ composition: [] })).toMatchObject({ ok: true });
  expect(await ask(staff, { act: 'sell', product: id })).toMatchObject({
    ...{ code: 'product_incomplete', details: { problems: ['composition'] } },
  });
  expect(await ask(staff, { act: 'sell', product: other.id })).toMatchObject({ ok: true });
  const sold = await read(staff, other.id);
  const unsellable = { ...other.content, price: 0, sale_price: null, name_lt: '', description_ru: '' };
  expect(
    await ask(staff, {
      ...{ act: 'save', product: other.id, version: sold.version, request: randomUUID(), content: unsellable },
    }),
  ).toMatchObject({ code: 'product_incomplete', details: { problems: ['price', 'names', 'descriptions'] } });
});

it('takes nothing that contradicts itself', async () => {
  const staff = await makeOpenStaff(shop);
  const id = newId();
  const content = await contentOf(id);
  const piece = content.variants[0];
  for (const wrong of [
    { sale_price: 9900 },
    { composition: [{ part: 'main', fibre: 'wool', percent: 99 }] },
    { variants: [piece, { ...piece, id: randomUUID(), sku: 'OTHER' }] },
    { warnings: 'Hot.' },
    { images: ['../secret'] },
    { price: 1.5 },
    { rating: 5 },
    { model_height: 176 },
  ])
    expect(
      await ask(staff, {
        act: 'save',
        product: id,
        version: null,
        request: randomUUID(),
        content: { ...content, ...wrong },
      }),
      JSON.stringify(wrong),
    ).toMatchObject({ code: 'invalid_request' });
  expect((await shop.sql`select from products where id = ${id}`).length).toBe(0);
});

it('is sold by itself when that was planned', async () => {
  const staff = await makeOpenStaff(shop);
  const { id } = await make(staff);
  const plan = (at: string | null) => ask(staff, { act: 'plan', product: id, plan: 'sell', at });
  expect(await plan('2999-02-30T10:00')).toMatchObject({ code: 'invalid_request' });
  expect(await plan('2999-02-28T10:00')).toEqual({ ok: true, changed: true });
  await shop.sql`update product_plans set due_at = now() where product_id = ${id}`;
  expect(await shop.tick('carry-out-product-plans')).toMatchObject({ refused: 0 });
  expect((await read(staff, id)).active).toBe(true);
  expect(await plan(null)).toEqual({ ok: true, changed: false });
});

it('changes many at once: what can be done is done, the rest is told, and all of it can be taken back', async () => {
  const staff = await makeOpenStaff(shop, 'editor');
  const first = await make(staff);
  const second = await make(staff);
  const { version } = await read(staff, second.id);
  const content = { ...second.content, composition: [] };
  await ask(staff, { act: 'save', product: second.id, version, request: randomUUID(), content });
  const bulk = (changes: object[]) => ask(staff, { act: 'bulk', changes });
  expect(await bulk([first, second].map(({ id }) => ({ product: id, do: 'sell' })))).toEqual({
    ok: true,
    done: [{ product: first.id, back: [{ product: first.id, do: 'withdraw' }] }],
    refused: [{ product: second.id, code: 'product_incomplete', problems: ['composition'] }],
  });
  const archived = await bulk([first, second].map(({ id }) => ({ product: id, do: 'archive' })));
  expect((await read(staff, first.id)).is_archived).toBe(true);
  await bulk(archived.done.flatMap(({ back }: { back: object[] }) => back));
  expect(await read(staff, first.id)).toMatchObject({ active: true, is_archived: false });
  expect(await read(staff, second.id)).toMatchObject({ active: false, is_archived: false });

  const moved = await bulk([{ product: first.id, do: 'category', category: 'women-dresses' }]);
  expect((await read(staff, first.id)).content.category).toBe('women-dresses');
  expect(await bulk([{ product: first.id, do: 'category', category: 'nowhere' }])).toMatchObject({
    refused: [{ code: 'choice_unknown' }],
  });
  await shop.sql`update products set category = 'men' where id = ${first.id}`;
  expect(await bulk(moved.done[0].back), 'nobody else’s change is taken back').toMatchObject({
    refused: [{ product: first.id, code: 'product_stale' }],
  });
  expect((await read(staff, first.id)).history.length).toBeGreaterThan(1);
});
