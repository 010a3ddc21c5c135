import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';

/** Shoppers at a time, and the connections that they share: more than 15 made the database slower. */
const shoppers = 50;
const connections = 15;

const someone = () => ({ order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() } });

/** Runs `work` for every number below `count`, at most `shoppers` at a time; gives how many were done a second. */
async function rate(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const shop = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  return (count * 1000) / (performance.now() - began);
}

/** The least that an order can be: sorted conditional decrements, one row of it and one a line; nothing is verified. */
const bareFunctions = `
  create schema bench;
  create table bench.stock (id integer primary key, on_hand integer not null check (on_hand >= 0));
  insert into bench.stock select number, 1000000 from generate_series(0, 199) number;
  create table bench.orders (id uuid primary key default gen_random_uuid(), content jsonb not null);
  create table bench.lines (order_id uuid references bench.orders, stock_id integer references bench.stock, quantity integer);
  create function bench.place(content jsonb) returns uuid language plpgsql as $$
  declare
    placed uuid;
    line record;
  begin
    for line in select * from jsonb_to_recordset(content) as line (id integer, quantity integer) order by id loop
      update bench.stock set on_hand = on_hand - line.quantity where id = line.id and on_hand >= line.quantity;
      if not found then return null; end if;
    end loop;
    insert into bench.orders (content) values (place.content) returning id into placed;
    insert into bench.lines select placed, id, quantity from jsonb_to_recordset(content) as line (id integer, quantity integer);
    return placed;
  end $$;
  create table bench.messages (id text primary key);`;

function placer(sql: Sql, variants: readonly VariantRow[]) {
  return async (index: number): Promise<string> => {
    const variant = variants[index % variants.length];
    if (variant === undefined) throw new Error('There is no variant to order.');
    const payload = orderPayload([[variant, 1]], someone());
    const [row] = await sql<
      { order: string | null }[]
    >`select place_order(${sql.json(payload)}) ->> 'order_id' as order`;
    if (!row?.order) throw new Error('An order was refused.');
    return row.order;
  };
}

function payer(sql: Sql, orders: readonly string[]) {
  return async (index: number): Promise<void> => {
    // Every message comes twice.
    const order = orders[Math.floor(index / 2)] ?? '';
    const details = {
      order_id: order,
      session_id: `cs_${order}`,
      payment_id: `pi_${order}`,
      amount: 9395,
      currency: 'eur',
    };
    await sql`select record_payment_event('stripe', ${`evt_${order}`}, 'paid', ${sql.json(details)})`;
  };
}

type Row = Readonly<{ 'a second': number; 'beside the bare function': string }>;
const row = (measured: number, bare: number): Row => ({
  'a second': Math.round(measured),
  'beside the bare function': `${((measured / bare) * 100).toFixed(0)} %`,
});

/** Orders and payment messages a second; the database is changed for good. */
export async function measureOrders(databaseUrl: string, count = 4_000): Promise<Record<string, Row>> {
  const sql = postgres(databaseUrl, { max: connections, onnotice: () => {} });
  try {
    await sql.unsafe(bareFunctions);
    const variants: VariantRow[] = [];
    for (let product = 0; product < 200; product += 1) {
      variants.push(...(await addProduct(sql, `bench-${product}`, { stock: { 'M/red': 100_000 } })));
    }
    const bare = (spread: number) =>
      rate(count, (index) => sql`select bench.place(${sql.json([{ id: index % spread, quantity: 1 }])})`);
    await bare(200);
    const bareSpread = await bare(200);
    const bareSame = await bare(1);
    const bareMessages = await rate(
      count,
      (index) => sql`insert into bench.messages values (${Math.floor(index / 2)}) on conflict do nothing`,
    );
    const orders: string[] = [];
    const place = placer(sql, variants);
    const spread = await rate(count, async (index) => orders.push(await place(index)));
    const same = await rate(count, placer(sql, variants.slice(0, 1)));
    const messages = await rate(orders.length * 2, payer(sql, orders));
    return {
      'orders of 200 variants': row(spread, bareSpread),
      'orders of one variant': row(same, bareSame),
      'payment messages, each twice': row(messages, bareMessages),
    };
  } finally {
    await sql.end();
  }
}
