import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminPricingRequest } from '#src/contracts/admin-pricing.ts';
import {
  foundPriceRun,
  marginPage,
  orderMarginPage,
  priceRunPage,
  productPricing,
} from '#src/contracts/staff-pricing.ts';
import { orderMargin } from '#src/domain/pricing/order-margin.ts';
import { unitMargin } from '#src/domain/pricing/unit-margin.ts';
import { eventually } from '#tests/support/eventually.ts';
import { readPrices, sellProduct, type Terms } from './priced-products.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { placePaidOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: AdminPricingRequest) =>
  (await askAs(shop, 'admin-pricing', token, body)).answer;
const read = async ({ client }: Staff, name: string, asked: object) =>
  (await client.rpc(name as 'list_margins', { asked: { language: 'en', ...asked } as never })).data;
const readRun = async (staff: Staff, id: string, view = 'all') =>
  foundPriceRun.parse(await read(staff, 'read_price_run', { id, view }));
const pricing = async (staff: Staff, id: string) => {
  const found = productPricing.parse(await read(staff, 'read_pricing', { id }));
  if (!found?.product) throw new Error(`${id} is not shown`);
  return { ...found, product: found.product };
};

const sell = (...terms: Terms) => sellProduct(shop, ...terms);
const pricesOf = (id: string) => readPrices(shop, id);
const markup = { kind: 'markup', basis_points: 10_000, ending: '99', floor_basis_points: null } as const;
async function simulate(
  staff: Staff,
  products: string[],
  rule: Extract<AdminPricingRequest, { act: 'simulate' }>['rule'],
) {
  const run = randomUUID();
  const answer = await ask(staff, { act: 'simulate', run, rule, scope: { view: 'all', products } });
  expect(answer).toEqual({ ok: true, run });
  return run;
}

describe('margins', () => {
  it('are listed with what they follow from, and narrowed by what is left of a piece', async () => {
    const staff = await makeOpenStaff(shop);
    const [good, bad, unknown] = [await sell(9900, 3000), await sell(3900, 3800), await sell(5900)];
    const list = async (view: string, words: string) =>
      marginPage.parse(await read(staff, 'list_margins', { view, words }));
    const all = await list('all', 'scarf-');
    expect(all?.products.map(({ id }) => id)).toEqual(expect.arrayContaining([good.id, bad.id, unknown.id]));
    expect((await list('loss', bad.id))?.products.map(({ id }) => id)).toEqual([bad.id]);
    expect((await list('loss', good.id))?.products).toEqual([]);
    expect((await list('without_cost', unknown.id))?.counts).toMatchObject({
      all: 1,
      without_cost: 1,
      loss: 0,
      reduced: 0,
    });
    const first = marginPage.parse(await read(staff, 'list_margins', { words: 'scarf-', size: 2 }));
    const rest = marginPage.parse(
      await read(staff, 'list_margins', { words: 'scarf-', size: 200, after: first?.products.at(-1)?.place }),
    );
    const ids = [...(first?.products ?? []), ...(rest?.products ?? [])].map(({ id }) => id);
    expect(first?.more).toBe(true);
    expect([new Set(ids).size, ids.length]).toEqual([all?.products.length, all?.products.length]);
  });

  it('are the same in SQL, by which lists are narrowed, as in the rule that shows them', async () => {
    const [row] = await shop.sql`select pricing_terms() as terms`;
    const known = row?.['terms'];
    const cases = fc.sample(
      fc.record({
        price: fc.integer({ min: 1, max: 1_000_000 }),
        cost: fc.integer({ min: 1, max: 500_000 }),
        gross: fc.boolean(),
        rate: fc.nat(10_000),
        terms: fc.record({
          vat_basis_points: fc.nat(2700),
          card_fee_basis_points: fc.nat(500),
          card_fee_fixed: fc.nat(99),
          return_piece_cost: fc.nat(2000),
          pieces_per_order_thousandths: fc.integer({ min: 1000, max: 9000 }),
          delivery_borne_per_order: fc.integer({ min: -1500, max: 1500 }),
        }),
      }),
      400,
    );
    const reckoned = await shop.sql`
      select unit_margin(price, cost, gross, rate, terms) as margin
      from jsonb_array_elements(${shop.sql.json(cases)}) with ordinality as list (value, place),
        jsonb_to_record(value) as said (price integer, cost integer, gross boolean, rate integer, terms jsonb)
      order by place`;
    expect(reckoned.map(({ margin }) => margin)).toEqual(
      cases.map(({ price, cost, gross, rate, terms }) => {
        const product = { cost, cost_includes_vat: gross, return_basis_points: rate };
        return unitMargin(price, product, { ...known, ...terms }).margin;
      }),
    );
  });

  it('of an order follow from what was paid, sent and refunded, by the cost of its time', async () => {
    const staff = await makeOpenStaff(shop);
    const order = await placePaidOrder(shop);
    const [supplier] = await shop.sql`insert into suppliers (name) values (${randomUUID()}) returning id`;
    await shop.sql`insert into supplier_products (supplier_id, product_id, cost) values (${supplier?.['id']}, ${order.id}, 4840)`;
    await shop.sql`update supplier_products set cost = 9999 where product_id = ${order.id}`;
    const find = async () => {
      const page = orderMarginPage.parse(await read(staff, 'list_order_margins', { words: order.orderNumber }));
      const [found] = page?.orders ?? [];
      if (!page || !found) throw new Error('the order is not listed');
      return { found, margin: orderMargin(found, page.terms) };
    };
    const { found, margin } = await find();
    // 89.00 and 4.95 of delivery; nothing is sent yet.
    expect(found).toMatchObject({
      paid: 9395,
      refunded: 0,
      goods: 4000,
      pieces: 1,
      costless: 0,
      parcels: 0,
      returned: 0,
    });
    expect(margin).toMatchObject({ vat: 1631, fee: 141 + 25, delivery: 0, margin: 9395 - 1631 - 4000 - 166 });
    const cancel = { act: 'cancel', order: order.orderId, restock: true };
    expect((await askAs(shop, 'admin-orders', staff.token, cancel)).answer).toMatchObject({ ok: true });
    await shop.tick('send-refunds');
    // The fee is lost, whatever goes back.
    await eventually(async () =>
      expect(await find()).toMatchObject({
        found: { paid: 9395, refunded: 9395, goods: 0, pieces: 0 },
        margin: { vat: 0, margin: -166 },
      }),
    );
  });

  it('are reckoned with the returns of the product, its category or the shop, whatever has sent enough, and with what orders are like', async () => {
    const staff = await makeOpenStaff(shop);
    const [own, other] = [await sell(5000, 2000), await sell(5000, 2000)];
    await shop.sql`update products set category = 'women-boots' where id = ${other.id}`;
    const sold = await placePaidOrder(shop);
    // Twenty sent pieces of one product, five of them back.
    await shop.sql`update order_items set product_id = ${own.id}, quantity = 20, total = unit_price * 20, total_eur = unit_price_eur * 20 where order_id = ${sold.orderId}`;
    await shop.sql`update orders set status = 'shipped' where id = ${sold.orderId}`;
    const [back] =
      await shop.sql`insert into returns (order_id, reason, state) values (${sold.orderId}, 'return', 'received') returning id`;
    await shop.sql`insert into return_items (return_id, order_item_id, variant_id, quantity, received_quantity) values (${back?.['id']}, ${sold.line}, ${sold.variant}, 5, 5)`;
    expect((await pricing(staff, own.id)).product).toMatchObject({ return_basis_points: 0, return_basis: 'none' });
    await shop.tick('measure-margins');
    expect((await pricing(staff, own.id)).product).toMatchObject({
      return_basis_points: 2500,
      return_basis: 'product',
    });
    expect((await pricing(staff, other.id)).product).toMatchObject({ return_basis_points: 2500, return_basis: 'shop' });
    const { terms } = await pricing(staff, own.id);
    const [counted] = await shop.sql`
      select count(*)::int as orders, (1000 * sum((select sum(quantity) from order_items where order_id = orders.id)) / count(*))::int as pieces
      from orders where paid_at is not null`;
    expect([terms.orders_measured, terms.pieces_per_order_thousandths]).toEqual([
      counted?.['orders'],
      counted?.['pieces'],
    ]);
    // 3.10 for the parcel less 4.09 of 4.95 without VAT.
    expect(terms.delivery_borne_per_order).toBe(310 - 409);
    await shop.sql`delete from return_items where return_id = ${back?.['id']}`;
    await shop.sql`delete from returns where id = ${back?.['id']}`;
  });
});

describe('the cost of a product', () => {
  it('is said by whoever read the last one; the log and the history hold what it was', async () => {
    const staff = await makeOpenStaff(shop);
    const { id, supplier } = await sell(9900);
    const wanted = { act: 'set_cost', product: id, supplier, cost: 4000, includes_vat: true, version: null } as const;
    expect(await ask(staff, wanted)).toEqual({ ok: true });
    const { product } = await pricing(staff, id);
    expect(product).toMatchObject({ cost: 4000, cost_includes_vat: true, supplier: { id: supplier } });
    const version = product.cost_version;
    expect(await ask(staff, { ...wanted, cost: 3500, includes_vat: false, version })).toEqual({ ok: true });
    expect(await ask(staff, { ...wanted, cost: 3000, version })).toMatchObject({ code: 'cost_stale' });
    const other = await sell(100);
    const latest = (await pricing(staff, id)).product.cost_version;
    expect(await ask(staff, { ...wanted, supplier: other.supplier, cost: 3100, version: latest })).toEqual({
      ok: true,
    });
    expect((await pricing(staff, id)).costs.map(({ cost }) => cost)).toEqual([3100, 3500, 4000]);
    const logged = await shop.sql`
      select after ->> 'cost' as cost from audit_log
      where actor_id = ${staff.userId} and table_name = 'supplier_products' and after ? 'cost' order by id`;
    expect(logged.map(({ cost }) => cost)).toEqual(['4000', '3500', '3100']);
    expect(await ask(staff, { ...wanted, product: 'no-such' })).toMatchObject({ code: 'product_unknown' });
    const free = await sell(100);
    expect(await ask(staff, { ...wanted, product: free.id, supplier: randomUUID() })).toMatchObject({
      code: 'supplier_unknown',
    });
    const gone = (await pricing(staff, id)).product.cost_version;
    expect(await ask(staff, { ...wanted, supplier: null, cost: null, version: gone })).toEqual({ ok: true });
    expect((await pricing(staff, id)).product).toMatchObject({ supplier: null, cost: null });
  });

  it('and what margins are reckoned with are not written over by whoever read older ones', async () => {
    const staff = await makeOpenStaff(shop);
    const { id } = await sell(9900);
    const { terms: all } = await pricing(staff, id);
    const { vat_basis_points: _vat, orders_measured: _orders, repricing_markup_percent: _markup, ...others } = all;
    const { pieces_per_order_thousandths: _pieces, delivery_borne_per_order: _borne, ...seen } = others;
    const terms = { ...seen, return_piece_cost: seen.return_piece_cost + 1 };
    expect(await ask(staff, { act: 'save_terms', terms, seen })).toEqual({ ok: true });
    expect(await ask(staff, { act: 'save_terms', terms, seen })).toMatchObject({ code: 'terms_stale' });
    expect((await pricing(staff, id)).terms).toMatchObject(terms);
    expect(await ask(staff, { act: 'save_terms', terms: seen, seen: terms })).toEqual({ ok: true });
  });
});

describe('new prices for many products', () => {
  it('are reckoned without changing anything, applied in one step, and taken back', async () => {
    const staff = await makeOpenStaff(shop);
    const [dear, reduced, costless] = [
      await sell(9900, 3000),
      await sell(9900, 3000, { salePrice: 7000 }),
      await sell(5900),
    ];
    const ids = [dear.id, reduced.id, costless.id];
    const run = await simulate(staff, ids, markup);
    expect(await pricesOf(dear.id)).toEqual([9900, null]);
    const found = await readRun(staff, run);
    expect(found?.run).toMatchObject({ state: 'simulated', changes: 2, left: 1, unchanged: 0, applied: 0 });
    expect(found?.lines.find(({ product_id: id }) => id === reduced.id)).toMatchObject({
      ...{ price_before: 9900, sale_before: 7000, price_after: 5999, sale_after: null, law: 'none' },
    });
    expect((await readRun(staff, run, 'left'))?.lines).toMatchObject([{ product_id: costless.id, reason: 'no_cost' }]);
    const both = await Promise.all([ask(staff, { act: 'apply', run }), ask(staff, { act: 'apply', run })]);
    expect(both.map(({ updated }) => updated)).toEqual([2, 2]);
    expect(both.filter(({ changed }) => changed)).toHaveLength(1);
    expect([await pricesOf(dear.id), await pricesOf(reduced.id), await pricesOf(costless.id)]).toEqual([
      [5999, null],
      [5999, null],
      [5900, null],
    ]);
    expect((await pricing(staff, dear.id)).prices.map(({ price }) => price)).toEqual([5999, 9900]);
    const runs = priceRunPage.parse(await read(staff, 'list_price_runs', {}));
    expect(runs?.runs.find(({ id }) => id === run)).toMatchObject({ state: 'applied', applied: 2 });
    const logged = await shop.sql`
      select row_key from audit_log where actor_id = ${staff.userId} and table_name = 'products' and after ->> 'price' = '5999'`;
    expect(logged.map(({ row_key: key }) => key).sort()).toEqual([dear.id, reduced.id].sort());

    // Whoever changed a price since keeps it.
    await shop.sql`update products set price = 6100 where id = ${dear.id}`;
    expect(await ask(staff, { act: 'undo', run })).toMatchObject({ changed: true, updated: 1, stale: 1 });
    expect([await pricesOf(dear.id), await pricesOf(reduced.id)]).toEqual([
      [6100, null],
      [9900, 7000],
    ]);
    expect((await readRun(staff, run, 'stale'))?.lines).toMatchObject([
      { product_id: dear.id, result: 'changed_since' },
    ]);
    expect(await ask(staff, { act: 'undo', run })).toMatchObject({ changed: false });
    expect(await ask(staff, { act: 'apply', run })).toMatchObject({ code: 'run_state' });
    expect(await ask(staff, { act: 'apply', run: randomUUID() })).toMatchObject({ code: 'run_unknown' });
  });

  it('leave what somebody changed meanwhile, and name it', async () => {
    const staff = await makeOpenStaff(shop);
    const [one, other] = [await sell(9900, 3000), await sell(9900, 3000)];
    const run = await simulate(staff, [one.id, other.id], markup);
    await shop.sql`update products set name = 'Changed meanwhile' where id = ${one.id}`;
    expect(await ask(staff, { act: 'undo', run })).toMatchObject({ code: 'run_state' });
    expect(await ask(staff, { act: 'apply', run })).toMatchObject({ updated: 1, stale: 1 });
    expect(await pricesOf(one.id)).toEqual([9900, null]);
    expect((await readRun(staff, run, 'stale'))?.lines).toMatchObject([
      { product_id: one.id, name: 'Changed meanwhile' },
    ]);
  });

  it('say which reductions are none, by the lowest price of thirty days', async () => {
    const staff = await makeOpenStaff(shop);
    const { id } = await sell(10_000, 2000, { salePrice: 8000 });
    await shop.sql`update products set sale_price = null where id = ${id}`;
    const reduce = (basis_points: number) =>
      simulate(staff, [id], { kind: 'reduce', basis_points, ending: 'none', floor_basis_points: null });
    expect((await readRun(staff, await reduce(2000)))?.lines).toMatchObject([
      { law: 'not_lower', lowest: 8000, sale_after: 8000 },
    ]);
    const run = await reduce(2500);
    expect((await readRun(staff, run))?.run).toMatchObject({ not_lower: 0 });
    await ask(staff, { act: 'apply', run });
    const { product, prices } = await pricing(staff, id);
    expect(product).toMatchObject({ sale_price: 7500, lowest_price: 8000 });
    expect(prices.map(({ sale_price: sale, lowest }) => [sale, lowest])).toEqual([
      [7500, 8000],
      [null, null],
      [8000, null],
    ]);
  });

  it('take no rule that is none', async () => {
    const staff = await makeOpenStaff(shop);
    const rules = [
      { ...markup, basis_points: 1.5 },
      { ...markup, kind: 'reduce', basis_points: 0 },
      { ...markup, kind: 'clear' },
      { ...markup, ending: '95' },
      { ...markup, floor_basis_points: 9001 },
    ];
    for (const rule of rules)
      expect(
        await ask(staff, { act: 'simulate', run: randomUUID(), rule: rule as never, scope: { view: 'all' } }),
      ).toMatchObject({ code: 'invalid_request' });
  });
});
