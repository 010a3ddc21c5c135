import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import { orderToEdit } from '#src/contracts/staff-order-edit.ts';
import { editOrder } from '#src/server/order/edit-order.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import type { TestDatabase } from './harness.ts';
import { type Placed, paidDetails, place, record, stockOf } from './order-calls.ts';
import { caller } from './refund-calls.ts';

export type Change = Omit<
  Extract<AdminOrdersRequest, { act: 'edit' }>,
  'act' | 'order' | 'edit' | 'version' | 'is_trial'
>;
type Told = Extract<Awaited<ReturnType<typeof editOrder>>, { ok: true }>['value'];

export const adminClaims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };

/** Somebody with every lock of the back office open, as `adminClaims` says. */
export async function openStaff(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
}

export interface Order extends Placed {
  readonly small: VariantRow;
  readonly large: VariantRow;
  readonly line: number;
}

export const address: NonNullable<Change['delivery']> = {
  ...{ name: 'Ona Onaitė', phone: '+37062222222', postcode: 'LT-44249', city: 'Kaunas', street: 'Laisvės al. 1' },
  country: 'LT',
  note: '',
  option: 'standard',
};

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

export const swap = ({ line, large }: Order, quantity = 1) => ({ line, quantity, variant: large.id });
export const remove = ({ line }: Order, quantity = 1) => ({ line, quantity, variant: null });

/** Orders of a database that can be changed, and how tests change them. */
export function orderEdits(database: TestDatabase) {
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
    const [row] = await database.as(
      'authenticated',
      adminClaims,
      (sql) => sql`select read_order_to_edit(${id}) as answer`,
    );
    const found = orderToEdit.parse(row?.['answer'])?.edit;
    if (!found) throw new Error('no such order');
    return found;
  }

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
  return { order, read, edit, done, codeOf, linesOf, stocks, deliveryOf };
}
