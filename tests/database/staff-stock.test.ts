import { beforeAll, describe, expect, it } from 'vitest';
import { foundStock, stockPage } from '#src/contracts/staff-stock.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };

async function ask(name: 'list_stock' | 'read_stock', asked: object, as: object = claims): Promise<unknown> {
  const [row] = await database.as(
    'authenticated',
    as as typeof claims,
    (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`,
  );
  return row?.['answer'];
}
async function list(asked: object = {}) {
  const page = stockPage.parse(await ask('list_stock', { language: 'en', ...asked }));
  if (page === null) throw new Error('the stock is not shown');
  return page;
}
async function read(sku: string, before?: number) {
  const found = foundStock.parse(await ask('read_stock', { language: 'en', sku, before }));
  return found?.variant ?? undefined;
}
const skus = ({ variants }: { readonly variants: readonly { readonly sku: string }[] }) =>
  variants.map(({ sku }) => sku);
let coats: readonly (VariantRow & { readonly sku: string })[];

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  const added = await addProduct(database.sql, 'coat', {
    stock: { 'S/navy': 0, 'M/navy': 9, 'L/navy': 30, 'L/red': 10 },
  });
  const stored = await database.sql<{ id: string; sku: string }[]>`select id, sku from product_variants`;
  coats = added.map((row) => ({ ...row, sku: stored.find(({ id }) => id === row.id)?.sku ?? '' }));
  await addProduct(database.sql, 'vest', { stock: { 'S/red': 3, 'M/red': 3 } });
  await addProduct(database.sql, 'draft', { stock: { 'S/red': 0 } });
  await database.sql`update products set name = 'Žieminis paltas', name_lt = 'Žieminis paltas', brand = 'Eglė' where id = 'coat'`;
  await database.sql`update products set active = false where id = 'draft'`;
});

describe('the list of stock', () => {
  it('is null for whoever may not see it', async () => {
    expect(await ask('list_stock', {}, { ...claims, aal: 'aal1' })).toBeNull();
    expect(await ask('read_stock', { sku: coats[0]?.sku }, { ...claims, session_id: idOf('another') })).toBeNull();
  });

  it('goes through all variants a page at a time, none twice and none left out, in every view', async () => {
    for (const [view, count] of [
      ['all', 7],
      ['low', 4],
      ['sold_out', 1],
      ['waited', 0],
    ] as const) {
      const seen: string[] = [];
      let page = await list({ view, size: 2 });
      expect(page.total, view).toBe(count);
      for (;;) {
        seen.push(...skus(page));
        const after = page.variants.at(-1)?.place;
        if (!page.more || after === undefined) break;
        page = await list({ view, size: 2, after });
        expect(page.total).toBeUndefined();
      }
      expect(new Set(seen).size, view).toBe(count);
      expect(seen).toHaveLength(count);
    }
  });

  it('has the lowest first among the low, drafts aside, and counts its views', async () => {
    const page = await list({ view: 'low' });
    expect(page.variants.map(({ free }) => free)).toEqual([0, 3, 3, 9]);
    expect(page.variants.some(({ product_id: product }) => product === 'draft')).toBe(false);
    expect(page.counts).toEqual({ low: 4, sold_out: 1, waited: 0 });
  });

  it('finds by name with or without accents, by brand and by SKU, and by nothing that merely looks like a pattern', async () => {
    const mine = coats.map(({ sku }) => sku).sort();
    for (const words of ['žieminis', 'zieminis palt', 'EGLĖ', 'egle'])
      expect(skus(await list({ words })).sort(), words).toEqual(mine);
    expect(skus(await list({ words: coats[0]?.sku.toLowerCase() }))).toEqual([coats[0]?.sku]);
    for (const words of ['%', '_', '\\', "'; drop"]) expect(skus(await list({ words })), words).toEqual([]);
  });

  it('has those whom most people wait for first', async () => {
    const [none, some] = coats;
    for (const [variant, person] of [
      [none, 1],
      [none, 2],
      [some, 1],
    ] as const)
      await database.sql`
        insert into back_in_stock_requests (variant_id, email, language, token_hash, confirmed_at)
        values (${variant?.id ?? ''}, ${`${person}@example.com`}, 'lt', encode(extensions.digest(gen_random_uuid()::text, 'sha256'), 'hex'), now())`;
    const page = await list({ view: 'waited' });
    expect(page.variants.map(({ sku, people }) => [sku, people])).toEqual([
      [none?.sku, 2],
      [some?.sku, 1],
    ]);
  });
});

describe('a variant', () => {
  it('shows what is there, what is held, what is sold and still here, and movements that add up', async () => {
    const large = coats[2];
    if (large === undefined) throw new Error('no coat');
    const held = await place(database.sql, orderPayload([[large, 2]]));
    const sold = await place(database.sql, orderPayload([[large, 3]]));
    await record(database.sql, `evt_${sold.order_id}`, 'paid', paidDetails(sold));
    const variant = await read(large.sku);
    expect(variant).toMatchObject({
      ...{ on_hand: 27, reserved: 2, free: 25, packing: 3, moved: 27, sold: { month: 3, quarter: 3 } },
      held: [{ order_number: held.order_number, quantity: 2 }],
      movements: [
        { kind: 'sale', change: -3, on_hand_after: 27, order_number: sold.order_number },
        { kind: 'opening', change: 30, on_hand_after: 30, order_number: null },
      ],
      more: false,
    });
    expect((await list({ words: large.sku })).variants[0]).toMatchObject({ sold: 3, on_hand: 27, reserved: 2 });
  });

  it('shows its movements fifty at a time, each once', async () => {
    const red = coats[3];
    if (red === undefined) throw new Error('no coat');
    for (let times = 0; times < 60; times += 1)
      await database.sql`select adjust_stock(${red.id}, ${times % 2 === 0 ? 1 : -1}, 'adjustment', 'correction', ${idOf('admin')})`;
    const first = await read(red.sku);
    expect(first?.movements).toHaveLength(50);
    expect(first?.movements[0]).toMatchObject({ actor: 'admin@example.com', reason: 'correction' });
    expect(first).toMatchObject({ more: true, moved: 10, on_hand: 10 });
    const rest = await read(red.sku, first?.movements.at(-1)?.id);
    expect(rest).toMatchObject({ more: false });
    const ids = [...(first?.movements ?? []), ...(rest?.movements ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(61);
  });

  it('is none under a SKU that nobody has', async () => {
    expect(await read('nothing')).toBeUndefined();
  });
});
