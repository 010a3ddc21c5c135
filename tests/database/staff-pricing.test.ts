import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { marginPage, orderMarginPage, productPricing } from '#src/contracts/staff-pricing.ts';
import { foundSupplier } from '#src/contracts/staff-suppliers.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };
const products = 10_000;
const orders = 20_000;

async function ask(name: string, asked: object): Promise<unknown> {
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select ${sql(name)}(${sql.json({ language: 'en', ...asked } as never)}) as answer`,
  );
  return row?.['answer'];
}

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  await addProduct(database.sql, 'model', { stock: { 'S/red': 1 } });
  // A shop of many years, written at once: what its triggers would have kept is written with it.
  const superuser = postgres(database.superuserUrl, { max: 1, onnotice: () => {} });
  await superuser.unsafe(`
    create function pg_temp.id_of(word text) returns uuid language sql immutable
      as $$ select overlay(overlay(md5(word) placing '4' from 13) placing '8' from 17)::uuid $$;
    set session_replication_role = replica;
    insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, category, images, manufacturer_id, created_at)
    select 'p-' || n, 'SKU-' || n, 'Dress ' || n, 'Suknelė ' || n, 'Платье ' || n, 'D', 'A', 'О', 1000 + n % 9000,
      'dresses', images, manufacturer_id, now() - n * interval '1 hour'
    from generate_series(1, ${products}) n, products model where model.id = 'model';
    insert into product_variants (id, product_id, sku, size, color, on_hand)
    select pg_temp.id_of('v' || n), 'p-' || n, 'V-' || n, 'M', 'red', 5 from generate_series(1, ${products}) n;
    insert into price_history (product_id, price, valid_from) select id, price, created_at from products where id <> 'model';
    insert into suppliers (id, name) values ('${idOf('supplier')}', 'Supplier');
    insert into supplier_products (supplier_id, product_id, supplier_sku, cost)
    select '${idOf('supplier')}', 'p-' || n, 'S-' || n, 500 + n % 6000 from generate_series(1, ${products} - 10) n;
    insert into cost_history (product_id, cost, cost_includes_vat, valid_from)
    select product_id, cost, true, now() - interval '1 year' from supplier_products;
    insert into orders (id, order_number, checkout_id, content_hash, status, payment_status, payment_method, language, currency, rate_millionths,
      subtotal, shipping, total_amount, vat_amount, vat_country, vat_basis_points, subtotal_eur, shipping_eur, total_eur, vat_eur,
      delivery_country, delivery_option, expires_at, paid_at, created_at)
    select pg_temp.id_of('o' || n), regexp_replace(to_char(n, 'FM000000000'), '(...)(...)(...)', 'GJ-\\1-\\2-\\3'), gen_random_uuid(), '', 'delivered', 'paid', 'card', 'lt', 'EUR', 1000000,
      2000, 495, 2495, 433, 'LT', 2100, 2000, 495, 2495, 433, 'LT', 'standard', now(), now() - n * interval '5 minutes', now() - n * interval '5 minutes'
    from generate_series(1, ${orders}) n;
    insert into order_items (order_id, position, product_id, variant_id, sku, name, name_lt, name_ru, size, color, quantity, unit_price, list_price, total,
      vat_amount, vat_basis_points, unit_price_eur, list_price_eur, total_eur)
    select pg_temp.id_of('o' || n), piece, 'p-' || (1 + (n * 7 + piece) % ${products}), pg_temp.id_of('v' || (1 + (n * 7 + piece) % ${products})), 'V', 'D', 'A', 'О', 'M', 'red',
      1, 1000, 1000, 1000, 174, 2100, 1000, 1000, 1000
    from generate_series(1, ${orders}) n, generate_series(0, 1) piece;
    insert into payments (order_id, provider, amount, currency, state) select pg_temp.id_of('o' || n), 'stripe', 2495, 'EUR', 'paid' from generate_series(1, ${orders}) n;
    insert into stock_movements (variant_id, kind, change, on_hand_after, order_id)
    select variant_id, 'sale', -1, 0, order_id from order_items;
    insert into parcels (order_id, state, shipped_at) select pg_temp.id_of('o' || n), 'delivered', now() from generate_series(1, ${orders}) n;
    insert into returns (id, order_id, return_number, reason, state) select pg_temp.id_of('r' || n), pg_temp.id_of('o' || n), 'R' || n, 'return', 'closed' from generate_series(1, ${orders}, 10) n;
    insert into return_items (return_id, order_item_id, variant_id, quantity, received_quantity)
    select returns.id, item.id, item.variant_id, 1, 1 from returns join order_items item on item.order_id = returns.order_id and item.position = 0;
    set session_replication_role = origin;
    analyze;
  `);
  await superuser.end();
}, 240_000);

const supplier = idOf('supplier');

describe(`among ${products} products and ${orders} orders`, () => {
  beforeAll(async () => {
    await database.sql`select measure_margins()`;
  });

  it.each([
    ['list_margins', {}, marginPage],
    ['list_margins', { view: 'loss' }, marginPage],
    ['list_margins', { view: 'without_cost' }, marginPage],
    ['list_margins', { words: 'sku-9999' }, marginPage],
    ['list_order_margins', {}, orderMarginPage],
    ['list_order_margins', { words: 'GJ-000-019' }, orderMarginPage],
    ['read_pricing', { id: 'p-1' }, productPricing],
    ['read_supplier', { id: supplier }, foundSupplier],
  ] as const)('%s (%j) answers within a second', async (name, asked, contract) => {
    // The first one reads what nobody has asked for yet from the disk.
    expect(contract.parse(await ask(name, asked))).not.toBeNull();
    const started = performance.now();
    await ask(name, asked);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('goes through all that are sold at a loss a page at a time, none twice and none left out', async () => {
    const found: string[] = [];
    let after: object | undefined;
    let total = 0;
    do {
      const page = marginPage.parse(await ask('list_margins', { view: 'loss', size: 200, ...(after && { after }) }));
      found.push(...(page?.products.map(({ id }) => id) ?? []));
      total = page?.counts?.loss ?? total;
      after = page?.more ? page.products.at(-1)?.place : undefined;
    } while (after);
    expect([found.length, new Set(found).size]).toEqual([total, total]);
    expect(total).toBeGreaterThan(200);
  });

  it('gives all of them new prices batch by batch, goes on wherever it was left, and takes them back likewise', async () => {
    const lines = await database.sql`
      select id as product_id, updated_at::text as version, price as price_before, price + 100 as price_after from products`;
    const made = {
      id: idOf('run'),
      rule: {},
      scope: {},
      unchanged: 0,
      lines: lines.map((line) => ({ ...line, law: 'none' })),
    };
    await database.sql`select keep_price_run(${database.sql.json(made as never)})`;
    const move = async (act: 'apply' | 'undo', most: number | null) =>
      (await database.sql`select ${database.sql(`${act}_price_run`)}(${made.id}, ${most}) as answer`)[0]?.['answer'];
    const run = async () => (await database.sql`select state from price_runs where id = ${made.id}`)[0]?.['state'];
    const all = products + 1;
    expect(await move('apply', 100)).toEqual({ ok: true, changed: true, updated: 100, stale: 0, left: all - 100 });
    expect([await run(), await move('undo', 100)]).toEqual(['applying', { ok: false, code: 'run_state' }]);
    // Somebody changes one that it has not come to.
    await database.sql`update products set price = price + 1 where id = (select max(product_id) from price_run_lines where run_id = ${made.id})`;
    const two = await Promise.all([move('apply', 100), move('apply', 100)]);
    expect(two.map(({ updated }) => updated).toSorted()).toEqual([200, 300]);
    expect(await move('apply', null)).toEqual({ ok: true, changed: false, updated: all - 1, stale: 1, left: 0 });
    expect([await run(), (await move('apply', 100)).left]).toEqual(['applied', 0]);
    const [kept] =
      await database.sql`select count(*)::int as prices from price_history where valid_from > now() - interval '5 minutes'`;
    expect(kept?.['prices']).toBeGreaterThanOrEqual(products);
    expect(await move('undo', 100)).toEqual({ ok: true, changed: true, updated: 100, stale: 0, left: all - 101 });
    expect([await run(), await move('apply', 100)]).toEqual(['undoing', { ok: false, code: 'run_state' }]);
    expect(await move('undo', null)).toEqual({ ok: true, changed: false, updated: all - 1, stale: 0, left: 0 });
    expect(await run()).toBe('undone');
  }, 120_000);
});
