import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StockTakePage, stockTakePage, stockTakes } from '#src/contracts/staff-stock-takes.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
const actor = idOf('admin');

async function read(take: number, asked: object = {}): Promise<StockTakePage> {
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select read_stock_take(${sql.json({ take, language: 'en', ...asked } as never)}) as answer`,
  );
  const page = stockTakePage.parse(row?.['answer']);
  if (page === null) throw new Error('the stock-take is not shown');
  return page;
}

interface Answer {
  readonly ok: boolean;
  readonly code?: string;
  readonly number?: number;
  readonly expected?: number;
  readonly applied?: number;
  readonly held?: number;
}
async function call(name: string, ...words: readonly (string | number | null)[]): Promise<Answer> {
  const [row] = await database.sql.unsafe(
    `select ${name}(${words.map((_, place) => `$${place + 1}`).join(', ')}) as answer`,
    words as never,
  );
  return row?.['answer'];
}
async function begin(category: string | null = null) {
  const id = randomUUID();
  const { number = 0 } = await call('begin_stock_take', id, 'Autumn', category, actor);
  const count = (variant: VariantRow | undefined, counted: number) =>
    call('count_stock', id, variant?.id ?? '', counted, actor);
  return { id, number, count, apply: () => call('apply_stock_take', id, actor) };
}
const stockOf = async (variant: VariantRow | undefined) =>
  (await database.sql`select on_hand, reserved from product_variants where id = ${variant?.id ?? ''}`)[0];
const dress = (id: string, stock: Record<string, number>) => addProduct(database.sql, id, { stock });

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${actor}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${actor}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${actor})`;
});

describe('a stock-take', () => {
  it('expects what is in store and what is sold but not sent, and makes the stock agree by differences', async () => {
    const [small, medium, large] = await dress('shelf', { 'S/red': 10, 'M/red': 4, 'L/red': 7 });
    const sold = await place(database.sql, orderPayload([[small as VariantRow, 2]]));
    await record(database.sql, `evt_${sold.order_id}`, 'paid', paidDetails(sold));
    const take = await begin();
    expect(await take.count(small, 9), 'eight in store, two sold and still here').toEqual({ ok: true, expected: 10 });
    expect(await take.count(medium, 6)).toEqual({ ok: true, expected: 4 });
    expect(await take.count(medium, 5), 'counted again').toEqual({ ok: true, expected: 4 });
    expect(await take.count(large, 7)).toEqual({ ok: true, expected: 7 });
    expect((await read(take.number)).take).toMatchObject({
      counted: 3,
      differ: 2,
      surplus: 1,
      shortage: 1,
      state: 'open',
    });

    // While it is counted, the shop goes on.
    await database.sql`select adjust_stock(${medium?.id ?? ''}, 20, 'delivery', 'delivery', 'test')`;
    expect(await take.apply()).toEqual({ ok: true, applied: 2, held: 0 });
    expect(await stockOf(small)).toEqual({ on_hand: 7, reserved: 0 });
    expect(await stockOf(medium)).toEqual({ on_hand: 25, reserved: 0 });
    expect(await stockOf(large)).toEqual({ on_hand: 7, reserved: 0 });
    const moved = await database.sql`
      select change, reason, note, actor from stock_movements where reason = 'count' order by change`;
    const note = `Nr. ${take.number}`;
    expect([...moved]).toEqual([
      { change: -1, reason: 'count', note, actor },
      { change: 1, reason: 'count', note, actor },
    ]);
    expect((await read(take.number)).take).toMatchObject({ state: 'applied', closed_by: 'admin@example.com' });
    expect(await take.apply(), 'once').toEqual({ ok: false, code: 'take_closed' });
    expect(await take.count(small, 1)).toEqual({ ok: false, code: 'take_closed' });
  });

  it('leaves what orders hold, and what was agreed stays so when it is done again', async () => {
    const [red, blue] = await dress('held', { 'S/red': 3, 'S/blue': 3 });
    await place(database.sql, orderPayload([[red as VariantRow, 3]]));
    const take = await begin();
    await take.count(red, 2);
    await take.count(blue, 1);
    expect(await take.apply()).toEqual({ ok: true, applied: 1, held: 1 });
    expect((await read(take.number)).take).toMatchObject({ state: 'open' });
    expect(await take.apply()).toEqual({ ok: true, applied: 0, held: 1 });
    expect(await stockOf(blue), 'taken away once').toEqual({ on_hand: 1, reserved: 0 });
    expect(await stockOf(red)).toEqual({ on_hand: 3, reserved: 3 });
    await take.count(red, 3);
    expect(await take.apply()).toEqual({ ok: true, applied: 0, held: 0 });
  });

  it('lists what is missing, what was counted and what differs, page by page, of its category and those below it', async () => {
    const variants = await dress('paged', { 'S/red': 1, 'M/red': 1, 'L/red': 1, 'XL/red': 1, 'S/blue': 1 });
    const [{ category } = { category: '' }] = await database.sql<{ category: string }[]>`
      select category from products where id = 'paged'`;
    await database.sql`
      insert into categories (slug, name, name_lt, name_ru, parent_id)
      select 'only-here', 'Here', 'Čia', 'Здесь', id from categories where slug = ${category}`;
    await database.sql`update products set category = 'only-here' where id = 'paged'`;
    const take = await begin('only-here');
    const seen: string[] = [];
    let page = await read(take.number, { size: 2 });
    expect(page).toMatchObject({ total: 5, take: { all: 5, category: { name_lt: 'Čia' } } });
    for (;;) {
      seen.push(...page.lines.map(({ variant }) => variant));
      const after = page.lines.at(-1)?.place;
      if (!page.more || after === undefined) break;
      page = await read(take.number, { size: 2, after });
    }
    expect(seen.toSorted()).toEqual(variants.map(({ id }) => id).toSorted());
    await take.count(variants[0], 1);
    await take.count(variants[1], 0);
    expect((await read(take.number)).total).toBe(3);
    expect((await read(take.number, { view: 'counted' })).total).toBe(2);
    const differ = await read(take.number, { view: 'differ' });
    expect(differ.lines).toMatchObject([{ variant: variants[1]?.id, counted: 0, expected: 1, is_applied: false }]);
    expect(
      (await read((await begin(category)).number)).take?.all,
      'the branch has the leaf in it',
    ).toBeGreaterThanOrEqual(5);
  });

  it('is begun once however often it is asked for, can be given up, and is none where nobody began it', async () => {
    const id = randomUUID();
    const first = await call('begin_stock_take', id, ' Spring ', null, actor);
    expect(await call('begin_stock_take', id, 'Spring', null, actor)).toEqual(first);
    expect((await read(first.number ?? 0)).take).toMatchObject({ name: 'Spring', created_by: 'admin@example.com' });
    expect(await call('begin_stock_take', randomUUID(), 'x', 'nowhere', actor)).toMatchObject({
      code: 'category_unknown',
    });
    expect(await call('cancel_stock_take', id, actor)).toEqual({ ok: true });
    expect(await call('cancel_stock_take', id, actor)).toMatchObject({ code: 'take_closed' });
    for (const name of ['cancel_stock_take', 'apply_stock_take'])
      expect(await call(name, randomUUID(), actor)).toEqual({ ok: false, code: 'take_unknown' });
    expect((await read(999_999)).take).toBeNull();
    const other = await begin();
    expect(await call('count_stock', other.id, randomUUID(), 1, actor)).toEqual({ ok: false, code: 'variant_unknown' });
  });

  it('is shown to administrators with all locks open alone', async () => {
    const ask = async (more: object) =>
      database.as(
        'authenticated',
        { ...claims, ...more },
        (sql) => sql`
        select list_stock_takes() as takes, read_stock_take('{"take":1}') as take`,
      );
    expect([...(await ask({ aal: 'aal1' }))]).toEqual([{ takes: null, take: null }]);
    const [row] = await ask({});
    const found = stockTakes.parse(row?.['takes']);
    expect(found?.takes.length).toBeGreaterThan(3);
    expect(found?.categories.map(({ slug }) => slug)).toContain('women');
  });
});
