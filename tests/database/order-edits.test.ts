import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import { orderToEdit } from '#src/contracts/staff-order-edit.ts';
import { issueDueDocuments, issueInvoice } from '#src/server/documents/issue-documents.ts';
import { editOrder } from '#src/server/order/edit-order.ts';
import { exampleSeller } from '#tests/support/example-documents.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock, type Placed, paidDetails, place, record, statesOf, stockOf } from './order-calls.ts';
import { answerRefund, caller, cancel, mailsOf, refund, refundsOf, ship } from './refund-calls.ts';
import { declare } from './withdrawal-calls.ts';

type Change = Omit<Extract<AdminOrdersRequest, { act: 'edit' }>, 'act' | 'order' | 'edit' | 'version' | 'is_trial'>;
type Told = Extract<Awaited<ReturnType<typeof editOrder>>, { ok: true }>['value'];

/** Each race is run this often. */
const rounds = 10;
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };

let database: TestDatabase;
let people: Sql;
beforeAll(async () => {
  database = await openDatabase();
  people = postgres(database.url, { max: 12, onnotice: () => {} });
  await Promise.all(Array.from({ length: 12 }, () => people`select pg_sleep(0.2)`));
  const { sql } = database;
  await sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
});
afterAll(async () => {
  await people.end();
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

interface Order extends Placed {
  readonly small: VariantRow;
  readonly large: VariantRow;
  readonly line: number;
}

/** A paid order of `quantity` dresses in S; of L there are `large` pieces. `discount`: cents off the whole line. */
async function order(quantity = 1, { large = 5, discount = 0, price = 8900, columns = {} } = {}): Promise<Order> {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [small, big] = await addProduct(database.sql, id, { price, stock: { 'S/red': 10, 'L/red': large } });
  if (!small || !big) throw new Error('no variants');
  const payload = orderPayload([[small, quantity]], {
    order: { customer_email: `${id}@example.com`, client_hash: id, delivery_phone: '+37061111111', ...columns },
  });
  const made = await place(database.sql, payload);
  // As a coupon would have left it.
  await database.sql`
    update order_items set discount = ${discount}, discount_eur = ${discount}, total = total - ${discount},
      total_eur = total_eur - ${discount}, vat_amount = 101
    where order_id = ${made.order_id}`;
  await database.sql`
    update orders set discount = ${discount}, discount_eur = ${discount}, total_amount = total_amount - ${discount},
      total_eur = total_eur - ${discount}, vat_amount = 101, vat_eur = 101
    where id = ${made.order_id}`;
  await database.sql`update payments set amount = amount - ${discount} where order_id = ${made.order_id}`;
  const placed = { ...made, total_amount: made.total_amount - discount };
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  const [item] = await database.sql`select id from order_items where order_id = ${placed.order_id}`;
  return { ...placed, small, large: big, line: Number(item?.['id']) };
}

async function read({ order_id: id }: Placed) {
  const [row] = await database.as('authenticated', claims, (sql) => sql`select read_order_to_edit(${id}) as answer`);
  const found = orderToEdit.parse(row?.['answer'])?.edit;
  if (!found) throw new Error('no such order');
  return found;
}

const address = {
  ...{ name: 'Ona Onaitė', phone: '+37062222222', country: 'LT', postcode: 'LT-44249', city: 'Kaunas' },
  ...{ street: 'Laisvės al. 1', note: '', option: 'standard' },
} as const;

interface Asked extends Partial<Change> {
  readonly version?: string;
  readonly edit?: string;
  readonly isTrial?: boolean;
  readonly sql?: Sql;
}
/** An empty list says nothing of what it is a list of. */
const callerOf =
  (sql: Sql): ReturnType<typeof caller> =>
  async (name, parameters) =>
    name === 'read_checkout_facts'
      ? (await sql`select read_checkout_facts('{}') as answer`)[0]?.['answer']
      : caller(sql)(name, parameters);

async function edit(asked: Placed, { lines = [], delivery, version, edit: id, isTrial = false, sql }: Asked) {
  return editOrder(
    callerOf(sql ?? database.sql),
    {
      ...{ act: 'edit', order: asked.order_id, edit: id ?? randomUUID(), is_trial: isTrial, lines },
      version: version ?? (await read(asked)).version,
      ...(delivery ? { delivery } : {}),
    },
    idOf('admin'),
  );
}
async function done(asked: Placed, change: Asked): Promise<Told> {
  const answer = await edit(asked, change);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}
async function codeOf(asked: Placed, change: Asked): Promise<string> {
  const answer = await edit(asked, change);
  return answer.ok ? 'done' : answer.failure.code;
}
const swap = ({ line, large }: Order, quantity = 1) => ({ line, quantity, variant: large.id });
const remove = ({ line }: Order, quantity = 1) => ({ line, quantity, variant: null });
const linesOf = async ({ order_id: id }: Placed) => [
  ...(await database.sql`
    select size, quantity, total, discount, vat_amount as vat, invoiced_position as invoiced from order_items
    where order_id = ${id} order by position`),
];
const stocks = async ({ small, large }: Order) => [
  (await stockOf(database.sql, small.id)).on_hand,
  (await stockOf(database.sql, large.id)).on_hand,
];
const deliveryOf = async ({ order_id: id }: Placed) =>
  (
    await database.sql`
      select delivery_name, delivery_phone, customer_phone, delivery_city, pickup_point_id, signature_required from orders
      where id = ${id}`
  )[0];

describe('another variant', () => {
  it('takes the line’s place at what was agreed, moves both stocks, and says so to everybody', async () => {
    const bought = await order(2);
    await database.sql`update products set price = 12900 where id = ${bought.small.productId}`;
    const told = await done(bought, { lines: [swap(bought, 2)] });
    expect(told).toMatchObject({ changed: true, amount: 0, edit: { removed: [], delivery: false } });
    expect(told.edit?.swaps).toEqual([
      expect.objectContaining({
        quantity: 2,
        from: expect.objectContaining({ size: 'S', on_hand: 10 }),
        to: expect.objectContaining({ size: 'L', on_hand: 3 }),
      }),
    ]);
    expect(await linesOf(bought)).toEqual([
      { size: 'L', quantity: 2, total: 17800, discount: 0, vat: 101, invoiced: null },
    ]);
    expect(await stocks(bought)).toEqual([10, 3]);
    expect(await refundsOf(database.sql, bought)).toEqual([]);
    expect(await mailsOf(database.sql, bought)).toEqual(['order_confirmation', 'order_changed']);
    const [event] = await database.sql`
      select actor, details from order_events where order_id = ${bought.order_id} and code = 'order_edited'`;
    expect(event).toMatchObject({
      actor: idOf('admin'),
      details: { swaps: [{ from: { size: 'S' }, to: { size: 'L' }, quantity: 2 }] },
    });
  });

  it('of a part of a line makes a line of its own, and both add up to what was paid to the cent', async () => {
    for (const [quantity, pieces, discount, price] of [
      [3, 1, 100, 3333],
      [7, 2, 1001, 1999],
      [5, 4, 3, 9],
    ] as const) {
      const bought = await order(quantity, { discount, price });
      await done(bought, { lines: [swap(bought, pieces)] });
      const lines = await linesOf(bought);
      expect(lines).toHaveLength(2);
      const sum = (name: string) => lines.reduce((all, line) => all + Number(line[name]), 0);
      expect([sum('quantity'), sum('total'), sum('discount'), sum('vat')]).toEqual([
        quantity,
        price * quantity - discount,
        discount,
        101,
      ]);
      const [parts] = await database.sql<{ ids: string[] }[]>`
        select array_agg(id::text) as ids from order_items where order_id = ${bought.order_id}`;
      for (const line of (parts?.ids ?? []).map(Number)) {
        const [{ pieces: left } = { pieces: 0 }] = await database.sql<{ pieces: number }[]>`
          select quantity as pieces from order_items where id = ${line}`;
        for (let each = 0; each < left; each += 1)
          await refund(
            database.sql,
            { ...bought, items: [], variants: [], payment: '' },
            {
              ...{ reason: 'return', pieces: [{ line, quantity: 1, restock: false }] },
            },
          );
      }
      const back = (await refundsOf(database.sql, bought)).reduce((all, row) => all + Number(row['amount']), 0);
      expect(back, 'piece by piece, exactly what was paid for the goods').toBe(price * quantity - discount);
    }
  });

  it('that is not free is refused, and nothing else of the change is done', async () => {
    const bought = await order(3, { large: 1 });
    const change = { lines: [swap(bought, 2)], delivery: address };
    expect(await codeOf(bought, change)).toBe('size_sold_out');
    expect(await codeOf(bought, { lines: [{ ...swap(bought), variant: bought.small.id }] })).toBe('variant_unknown');
    const other = await order();
    expect(await codeOf(bought, { lines: [{ ...swap(bought), variant: other.large.id }] })).toBe('variant_unknown');
    expect(await codeOf(bought, { lines: [swap(other)] })).toBe('quantity_exceeded');
    expect(await codeOf(bought, { lines: [swap(bought, 4)] })).toBe('quantity_exceeded');
    expect(await codeOf(bought, { lines: [swap(bought), remove(bought)] })).toBe('quantity_exceeded');
    expect(await codeOf(bought, {})).toBe('nothing_changed');
    expect(await stocks(bought)).toEqual([7, 1]);
    expect(await deliveryOf(bought)).toMatchObject({ delivery_city: null });
    expect(await mailsOf(database.sql, bought)).toEqual(['order_confirmation']);
  });

  it('counts in a credit note as the line of the invoice that was issued before', async () => {
    const bought = await order(3);
    const documents = { call: caller(database.sql), seller: exampleSeller };
    expect(await issueInvoice(documents, bought.order_id)).toMatchObject({ ok: true });
    await done(bought, { lines: [swap(bought, 2)] });
    const [split] = await database.sql`
      select id from order_items where order_id = ${bought.order_id} and size = 'L'`;
    for (const line of [bought.line, Number(split?.['id'])]) {
      const pieces = [{ line, quantity: 1, restock: true }];
      const made = await refund(database.sql, { ...bought, items: [], variants: [], payment: '' }, { pieces });
      if (made.ok) await answerRefund(database.sql, made.value.refundId);
    }
    await issueDueDocuments(documents);
    const notes = await database.sql`
      select credit_notes.content -> 'lines' -> 0 as line from credit_notes
      join invoices on invoices.id = credit_notes.invoice_id where order_id = ${bought.order_id} order by credit_notes.number`;
    expect(notes.map(({ line }) => line)).toEqual(
      [1, 1].map((quantity) => expect.objectContaining({ position: 0, quantity, gross: 8900 })),
    );
  });

  it('before the invoice is issued stands in it as a line of its own', async () => {
    const bought = await order(3, { discount: 100 });
    await done(bought, { lines: [swap(bought)] });
    const issued = await issueInvoice({ call: caller(database.sql), seller: exampleSeller }, bought.order_id);
    if (!issued.ok) throw new Error(issued.failure.code);
    expect(issued.value.content.lines).toMatchObject([
      { position: 0, size: 'S', quantity: 2 },
      { position: 1, size: 'L', quantity: 1 },
    ]);
    expect(issued.value.content.total.gross).toBe(bought.total_amount);
  });
});

describe('fewer pieces', () => {
  it('give back what was agreed for them as a refund, and their stock, with what is left still to be sent', async () => {
    const bought = await order(3, { discount: 100, price: 3333 });
    const told = await done(bought, { lines: [remove(bought, 2)] });
    expect(told.amount).toBe(Math.floor((9899 * 2) / 3));
    expect(await refundsOf(database.sql, bought)).toEqual([
      { amount: told.amount, reason: 'cancellation', state: 'pending' },
    ]);
    expect(await stocks(bought)).toEqual([9, 5]);
    expect(await statesOf(database.sql, bought.order_id)).toEqual(['processing', 'paid']);
    expect((await read(bought)).lines).toMatchObject([{ editable: 1 }]);
    expect(await codeOf(bought, { lines: [remove(bought)] }), 'the last piece is a cancellation').toBe('nothing_left');
    await done(bought, { lines: [swap(bought)] });
    expect(await linesOf(bought)).toMatchObject([
      { size: 'S', quantity: 2, total: told.amount },
      { size: 'L', quantity: 1, total: 9899 - told.amount },
    ]);
  });

  it('of a line that was refunded in part can be another variant only all together', async () => {
    const bought = await order(3);
    await done(bought, { lines: [remove(bought)] });
    expect(await codeOf(bought, { lines: [swap(bought)] })).toBe('line_partly_refunded');
    await done(bought, { lines: [swap(bought, 2)] });
    expect(await stocks(bought)).toEqual([10, 3]);
  });

  it('of what is left of a partly sent order make it shipped', async () => {
    const bought = await order(2);
    await ship(database.sql, bought, [[bought.line, 1]]);
    expect(await codeOf(bought, { lines: [remove(bought, 2)] })).toBe('quantity_exceeded');
    await done(bought, { lines: [remove(bought)] });
    expect((await statesOf(database.sql, bought.order_id))[0]).toBe('shipped');
    expect(await codeOf(bought, { delivery: address })).toBe('order_not_editable');
  });
});

describe('another place', () => {
  it('is kept with what was before, which goes with the person', async () => {
    const bought = await order(1, { columns: { delivery_name: 'Rūta', customer_phone: '+37061111111' } });
    await done(bought, { delivery: address });
    expect(await deliveryOf(bought)).toEqual({
      ...{ delivery_name: 'Ona Onaitė', delivery_phone: '+37062222222', customer_phone: '+37062222222' },
      ...{ delivery_city: 'Kaunas', pickup_point_id: null, signature_required: false },
    });
    const changes = () =>
      database.sql`select before, after from order_delivery_changes where order_id = ${bought.order_id}`;
    expect(await changes()).toMatchObject([
      { before: { name: 'Rūta' }, after: { name: 'Ona Onaitė', city: 'Kaunas' } },
    ]);
    const [event] = await database.sql`
      select details from order_events where order_id = ${bought.order_id} and code = 'order_edited'`;
    expect(JSON.stringify(event), 'events are never forgotten').not.toMatch(/Ona|Kaunas|Rūta/);
    const [shown] = await database.as(
      'authenticated',
      claims,
      (sql) => sql`select read_order_for_staff(${bought.order_number}) #> '{order,events}' as events`,
    );
    expect(shown?.['events']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'order_edited',
          details: expect.objectContaining({ after: expect.objectContaining({ city: 'Kaunas' }) }),
        }),
      ]),
    );
    const [told] = await database.sql`select export_order(orders) as file from orders where id = ${bought.order_id}`;
    expect(told?.['file'].delivery_changes).toMatchObject([{ before: { name: 'Rūta' } }]);
    await database.sql`update orders set customer_email = null where id = ${bought.order_id}`;
    expect(await changes()).toEqual([]);
  });

  it('may be a locker where the option brings parcels to one, and is never another country or option', async () => {
    const bought = await order(1, { price: 30000 });
    await database.sql`
      insert into parcel_lockers (carrier, locker_id, country, city, name, address, postcode, is_active, fetched_at)
      values ('omniva', '77001', 'LT', 'Vilnius', 'Akropolis', 'Ozo g. 25', 'LT-07150', true, now())`;
    const empty = { ...address, street: '', city: '', postcode: '' };
    const pickup = { carrier: 'omniva', id: '77001' } as const;
    await done(bought, { delivery: { ...empty, pickup } });
    expect(await deliveryOf(bought)).toMatchObject({ pickup_point_id: '77001', signature_required: false });
    await done(bought, { delivery: address });
    expect(await deliveryOf(bought), 'above the worth that asks for it').toMatchObject({
      ...{ pickup_point_id: null, signature_required: true },
    });
    const refusals = [
      [{ ...address, country: 'LV', postcode: 'LV-1010' }, 'delivery_elsewhere'],
      [{ ...address, option: 'express' }, 'delivery_elsewhere'],
      [{ ...empty, option: 'express', pickup }, 'delivery_not_available'],
      [{ ...empty, pickup: { ...pickup, id: 'none' } }, 'pickup_point_unknown'],
      [{ ...address, postcode: '1' }, 'postcode_invalid'],
      [{ ...address, phone: '12' }, 'phone_invalid'],
    ] as const;
    for (const [delivery, code] of refusals) expect(await codeOf(bought, { delivery })).toBe(code);
  });
});

describe('what may be changed', () => {
  it('is tried without a trace', async () => {
    const bought = await order(2, { large: 1 });
    const before = JSON.stringify(await linesOf(bought));
    const told = await done(bought, { lines: [swap(bought)], delivery: address, isTrial: true });
    expect(told).toMatchObject({ changed: true, amount: 0, edit: { swaps: [{ to: { on_hand: 0 } }], delivery: true } });
    expect(await done(bought, { lines: [remove(bought)], isTrial: true })).toMatchObject({ amount: 8900 });
    expect(await codeOf(bought, { lines: [swap(bought, 2)], isTrial: true })).toBe('size_sold_out');
    expect(JSON.stringify(await linesOf(bought))).toBe(before);
    expect(await stocks(bought)).toEqual([8, 1]);
    expect(await refundsOf(database.sql, bought)).toEqual([]);
    expect(await mailsOf(database.sql, bought)).toEqual(['order_confirmation']);
    const events = await database.sql`
      select from order_events where order_id = ${bought.order_id} and code in ('order_edited', 'restocked')`;
    expect(events).toHaveLength(0);
  });

  it('is not what is unpaid, cancelled, disputed, sent, or asked back by a withdrawal', async () => {
    const [unpaid, gone, disputed, sent, withdrawn] = [
      await order(),
      await order(),
      await order(),
      await order(),
      await order(2),
    ];
    await database.sql`update orders set payment_status = 'disputed' where id = ${disputed.order_id}`;
    await cancel(database.sql, gone);
    await ship(database.sql, sent);
    const placed = await place(
      database.sql,
      orderPayload([[unpaid.small, 1]], {
        order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
      }),
    );
    const lines = [{ line: withdrawn.line, quantity: 1 }];
    await declare(database.sql, { token: withdrawn.access_token, scope: 'lines', lines });
    expect(await codeOf(placed, { delivery: address })).toBe('order_not_paid');
    expect(await codeOf(gone, { delivery: address })).toBe('order_not_editable');
    expect(await codeOf(disputed, { delivery: address })).toBe('order_disputed');
    expect(await codeOf(sent, { delivery: address })).toBe('order_not_editable');
    expect(await codeOf(withdrawn, { lines: [swap(withdrawn, 2)] })).toBe('quantity_exceeded');
    await done(withdrawn, { lines: [swap(withdrawn)] });
    expect((await read(sent)).refused).toBe('order_not_editable');
  });

  it('is refused on what somebody has changed meanwhile, and once more is once', async () => {
    const bought = await order(3);
    const { version } = await read(bought);
    const id = randomUUID();
    const change = { lines: [remove(bought)], version, edit: id };
    expect(await done(bought, change)).toMatchObject({ changed: true, amount: 8900 });
    expect(await done(bought, change), 'the answer was lost').toMatchObject({ changed: false, amount: 8900 });
    expect(await codeOf(bought, { lines: [swap(bought, 2)], version })).toBe('order_changed');
    const swapped = { lines: [swap(bought, 2)], edit: randomUUID() };
    expect(await done(bought, swapped)).toMatchObject({ changed: true });
    expect(await done(bought, swapped)).toMatchObject({ changed: false });
    expect(await refundsOf(database.sql, bought)).toHaveLength(1);
  });

  it('is logged with what was before and after, without whose order it is', async () => {
    const bought = await order(2);
    const { version } = await read(bought);
    await database.sql.begin(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('admin') })}, true), set_config('role', 'service_role', true)`;
      await edit(bought, { lines: [swap(bought)], delivery: address, version, sql: sql as unknown as Sql });
    });
    const log = await database.sql`
      select table_name, action, before, after from audit_log where actor_id = ${idOf('admin')} and table_name = 'order_items'
      order by id`;
    expect(log).toMatchObject([
      { action: 'update', before: { quantity: 2 }, after: { quantity: 1 } },
      { action: 'insert', after: { size: 'L' } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Ona|Kaunas/);
  });
});

describe('at once', () => {
  it('the last piece goes to one of several orders that want it, and to no two', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await order(1, { large: 1 });
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const placed = await place(
            database.sql,
            orderPayload([[first.small, 1]], {
              order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
            }),
          );
          await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
          const [item] = await database.sql`select id from order_items where order_id = ${placed.order_id}`;
          return { ...first, ...placed, line: Number(item?.['id']) };
        }),
      );
      const versions = await Promise.all([first, ...others].map(read));
      const buyer = orderPayload([[first.large, 1]], {
        order: { customer_email: `${randomUUID()}@example.com`, client_hash: randomUUID() },
      });
      const [bought, ...answers] = await Promise.all([
        place(people, buyer),
        ...[first, ...others].map((each, index) =>
          edit(each, { lines: [swap(each)], version: versions[index]?.version ?? '', sql: people }),
        ),
      ]);
      expect(answers.filter(({ ok }) => ok).length + (bought.ok ? 1 : 0)).toBe(1);
      const { on_hand, reserved } = await stockOf(database.sql, first.large.id);
      expect(on_hand - reserved).toBe(0);
    }
  }, 60_000);

  it('changed, sent and cancelled: one of them happens', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const bought = await order(2);
      const { version } = await read(bought);
      const [first, second, sent, left] = await Promise.all([
        edit(bought, { lines: [swap(bought, 2)], version, sql: people }),
        edit(bought, { lines: [remove(bought)], version, sql: people }),
        ship(people, bought),
        cancel(people, bought),
      ]);
      const [status] = await statesOf(database.sql, bought.order_id);
      expect(status).toBe(sent.ok ? 'shipped' : left.ok ? 'cancelled' : 'processing');
      expect([first, second].filter(({ ok }) => ok).length, 'on one version').toBeLessThanOrEqual(1);
      expect(sent.ok && left.ok).toBe(false);
      const [pieces] = await database.sql<{ kept: number }[]>`
        select (select sum(quantity) from order_items where order_id = ${bought.order_id})::int
          - (select coalesce(sum(part.quantity), 0) from refund_items part join refunds on refunds.id = part.refund_id where refunds.order_id = ${bought.order_id})::int as kept`;
      const [here, there] = await stocks(bought);
      expect((here ?? 0) + (there ?? 0) + (pieces?.kept ?? 0), 'every piece is somewhere once').toBe(15);
      for (const row of await database.sql<
        { id: string }[]
      >`select id from refunds where order_id = ${bought.order_id}`)
        await answerRefund(database.sql, row.id);
      expect(
        (await refundsOf(database.sql, bought)).reduce((all, row) => all + Number(row['amount']), 0),
      ).toBeLessThanOrEqual(bought.total_amount);
    }
  }, 60_000);
});
