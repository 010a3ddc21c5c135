import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, paidDetails, place, record } from './order-calls.ts';
import { openStaff } from './order-edit-calls.ts';
import { caller } from './refund-calls.ts';

const database = databaseUnderTest(noFaultsInStock);
let dress: VariantRow;
beforeAll(async () => {
  await openStaff(database.sql);
  dress = (await addProduct(database.sql, 'dress', { stock: { 'S/red': 500 } }))[0] as VariantRow;
});

async function take(email = `${randomUUID()}@example.com`) {
  const id = randomUUID();
  await caller(database.sql)('take_phone_order', {
    taken: {
      ...{ id, token_hash: `hash ${id}`, customer_name: 'Ona', customer_email: email, language: 'lt' },
      ...{ request: { items: [{ id: 'dress', quantity: 1 }] }, told: { total: 9395 }, expires_in_seconds: 3600 },
    },
    actor: idOf('admin'),
  });
  return { id, hash: `hash ${id}`, email };
}
async function order() {
  const someone = { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() };
  return place(database.sql, orderPayload([[dress, 1]], { order: someone }));
}
const confirm = (hash: string, id: string) =>
  caller(database.sql)('confirm_phone_order', { link_hash: hash, made_order: id });
const stateOf = async (id: string) =>
  (await database.sql`select phone_order_state(phone_orders) as state from phone_orders where id = ${id}`)[0]?.[
    'state'
  ];

describe('where an order by telephone stands', () => {
  it('follows its order: one that was let go unpaid leaves it waiting, one that is paid confirms it for good', async () => {
    const { id, hash } = await take();
    const [first, second] = [await order(), await order()];
    await confirm(hash, first.order_id);
    expect(await stateOf(id)).toBe('paying');
    await database.sql`select release_orders(array[${first.order_id}]::uuid[], 'reservation_expired', 'system')`;
    expect(await stateOf(id)).toBe('waiting');
    await Promise.all([1, 2, 3].map(() => confirm(hash, second.order_id)));
    await record(database.sql, `evt_${second.order_id}`, 'paid', paidDetails(second));
    expect(await stateOf(id)).toBe('confirmed');
    const other = await order();
    await confirm(hash, other.order_id);
    const events = await database.sql`select order_id from order_events where code = 'taken_by_phone' order by id`;
    expect(events.map((row) => row['order_id'])).toEqual([first.order_id, second.order_id]);
  });

  it('is one of both where it is withdrawn while its customer confirms', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, hash } = await take();
      const placed = await order();
      const [withdrawn] = await Promise.all([
        caller(database.sql)('withdraw_phone_order', { withdrawn: id }),
        confirm(hash, placed.order_id),
      ]);
      const isWithdrawn = (withdrawn as { ok: boolean }).ok;
      expect(await stateOf(id)).toBe(isWithdrawn ? 'withdrawn' : 'paying');
      const events =
        await database.sql`select from order_events where code = 'taken_by_phone' and order_id = ${placed.order_id}`;
      expect(events).toHaveLength(isWithdrawn ? 0 : 1);
    }
  });

  it('is given to its person and goes with them', async () => {
    const { id, email } = await take();
    const [file] = await database.sql`select export_held(null, ${email}, 'none', 10) as held`;
    expect(file?.['held'].phone_orders).toMatchObject([{ customer_name: 'Ona' }]);
    await database.sql`select erase_held(null, ${email}, '{}', 'none')`;
    expect(await database.sql`select from phone_orders where id = ${id}`).toHaveLength(0);
    expect(await database.sql`select from outbox where recipient = ${email} and kind = 'phone_order'`).toHaveLength(0);
  });
});
