import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { faultsInStock, paidDetails, place, record } from './order-calls.ts';
import { answerRefund, cancel, dispute, event, move, type PaidOrder, refund, ship, someone } from './refund-calls.ts';

const database = databaseUnderTest();

const pieces = 12;

/** What the test believes of an order: how many pieces it holds or has bought, and how many came back into the store. */
interface Believed {
  readonly order: PaidOrder;
  readonly quantity: number;
  held: boolean;
  sold: boolean;
  restocked: number;
  readonly parcels: string[];
  readonly refunds: string[];
}

interface World {
  readonly variant: VariantRow;
  readonly orders: Believed[];
}

const steps = {
  async place({ orders, variant }: World, quantity: number) {
    const placed = await place(database.sql, orderPayload([[variant, quantity]], { order: someone() }));
    const free =
      pieces - orders.reduce((sum, one) => sum + (one.held || one.sold ? one.quantity - one.restocked : 0), 0);
    expect(placed.ok).toBe(free >= quantity);
    if (!placed.ok) return;
    const rows = await database.sql<{ id: string }[]>`select id from order_items where order_id = ${placed.order_id}`;
    const order = {
      ...placed,
      variants: [variant],
      items: rows.map(({ id }) => Number(id)),
      payment: `pi_${placed.order_id}`,
    };
    orders.push({ order, quantity, held: true, sold: false, restocked: 0, parcels: [], refunds: [] });
  },
  async pay(_: World, one: Believed) {
    const { outcome } = await record(database.sql, event(), 'paid', paidDetails(one.order));
    if (outcome !== 'paid') return;
    one.held = false;
    one.sold = true;
  },
  async leave(_: World, one: Believed) {
    await database.sql`select cancel_checkout(${one.order.access_token})`;
    one.held = false;
  },
  async ship(_: World, one: Believed) {
    const sent = await ship(database.sql, one.order, [[one.order.items[0] ?? 0, 1]]);
    if (sent.ok) one.parcels.push(sent.parcel_id);
  },
  async arrive(_: World, one: Believed) {
    const parcel = one.parcels.pop();
    if (parcel !== undefined) expect((await move(database.sql, parcel, 'delivered')).ok).toBe(true);
  },
  async cancel(_: World, one: Believed) {
    if ((await cancel(database.sql, one.order)).ok) one.restocked = one.quantity;
  },
  async takeBack(_: World, one: Believed) {
    const wish = [{ line: one.order.items[0] ?? 0, quantity: 1, restock: true }];
    const asked = await refund(database.sql, one.order, { reason: 'withdrawal', pieces: wish });
    if (!asked.ok) return;
    one.restocked += 1;
    one.refunds.push(asked.value.refundId);
  },
  async sendMoney(_: World, one: Believed) {
    const id = one.refunds.pop();
    if (id !== undefined) await answerRefund(database.sql, id);
  },
  async dispute(_: World, one: Believed) {
    await dispute(database.sql, one.order, 'open');
  },
  async win(_: World, one: Believed) {
    await dispute(database.sql, one.order, 'won');
  },
};
type Step = Exclude<keyof typeof steps, 'place'>;
const names = Object.keys(steps).filter((name) => name !== 'place') as Step[];

/** Held, sold and free pieces as the database counts them. */
async function counted({ variant }: World) {
  const [row] = await database.sql<{ held: number; free: number; sold: number }[]>`
    select reserved as held, on_hand - reserved as free, (
      select coalesce(-sum(change), 0)::int from stock_movements where variant_id = ${variant.id} and kind <> 'opening'
    ) as sold
    from product_variants where id = ${variant.id}`;
  return row ?? { held: 0, free: 0, sold: 0 };
}

async function check(world: World) {
  const { free, held, sold } = await counted(world);
  const sum = (count: (one: Believed) => number) => world.orders.reduce((total, one) => total + count(one), 0);
  expect({ held, sold, free }).toEqual({
    held: sum((one) => (one.held ? one.quantity : 0)),
    sold: sum((one) => (one.sold ? one.quantity - one.restocked : 0)),
    free: pieces - sum((one) => (one.held || one.sold ? one.quantity - one.restocked : 0)),
  });
  const overpaid = await database.sql`
    select payment.id from payments payment where payment.amount < (
      select coalesce(sum(amount), 0) from refunds where payment_id = payment.id and state <> 'void'
    )`;
  expect([...overpaid]).toEqual([]);
}

it('held, sold and free pieces are always all pieces, whatever happens to their orders in whatever order', async () => {
  const walk = fc.array(
    fc.record({ name: fc.constantFrom('place' as const, 'place' as const, 'pay' as const, ...names), pick: fc.nat(7) }),
    { minLength: 8, maxLength: 22 },
  );
  await fc.assert(
    fc.asyncProperty(walk, async (taken) => {
      const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, {
        stock: { 'S/red': pieces },
      });
      if (variant === undefined) throw new Error('no variant');
      const world: World = { variant, orders: [] };
      await steps.place(world, 2);
      for (const { name, pick } of taken) {
        const one = world.orders[pick % world.orders.length];
        if (name === 'place') await steps.place(world, 1 + (pick % 4));
        else if (one !== undefined) await steps[name](world, one);
      }
      await check(world);
    }),
    { numRuns: 40 },
  );
  expect(await faultsInStock(database.sql)).toEqual([]);
}, 120_000);
