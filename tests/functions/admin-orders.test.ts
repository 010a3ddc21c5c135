import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AdminOrdersRequest, adminOrdersRequest } from '#src/contracts/admin-orders.ts';
import { orderToEdit } from '#src/contracts/staff-order-edit.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse, makeOpenStaff } from './staff.ts';
import { delivery, placePaidOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const act = (token: string | undefined, body: AdminOrdersRequest) => askAs(shop, 'admin-orders', token, body);
const trackingNumber = () => randomUUID().replaceAll('-', '').toUpperCase();

/** One body for every act, all about this order; the ids of what it does not have are nobody's. */
function everyAct(order: string, line: number): readonly AdminOrdersRequest[] {
  const id = randomUUID();
  const parcel = { carrier: 'dpd', number: trackingNumber() } as const;
  const pieces = [{ line, quantity: 1, restock: true }];
  const lines = [{ line, variant: id, quantity: 1, condition: 'as_new', restock: true } as const];
  return [
    { act: 'ship', order, ...parcel },
    { act: 'move_parcel', parcel: id, state: 'delivered' },
    { act: 'cancel', order, restock: true },
    { act: 'refund', order, refund: id, reason: 'goodwill', pieces, goodwill: 0 },
    {
      ...{ act: 'edit', order, edit: id, version: '0', is_trial: false },
      lines: [{ line, quantity: 1, variant: null }],
    },
    { act: 'confirm_bank_refund', refund: id, note: '' },
    { act: 'settle_task', task: id, note: '' },
    { act: 'note', order, note: 'Mine' },
    { act: 'resend_mail', mail: id },
    { act: 'label_return', return: id, ...parcel },
    { act: 'return_sent', return: id },
    { act: 'receive_return', return: id, lines },
    { act: 'accept_return', return: id, as_refund: false },
    { act: 'refuse_return', return: id, why: 'Worn' },
    { act: 'close_return', return: id, why: '' },
    { act: 'send_exchange', return: id, ...parcel },
  ];
}

describe('admin-orders', () => {
  it('does nothing for anybody to whom not every lock is open', async () => {
    const { line, orderId } = await placePaidOrder(shop);
    const acts = everyAct(orderId, line);
    expect(acts.map((each) => each.act).sort(), 'every act is tried').toEqual(
      adminOrdersRequest._zod.def.options.map((option) => option._zod.def.shape.act._zod.def.values[0]).sort(),
    );
    for (const [who, token, code] of await everybodyElse(shop))
      for (const body of acts) expect((await act(token, body)).answer.code, `${who}: ${body.act}`).toBe(code);
    const [row] = await shop.sql`
      select status, payment_status, (select count(*)::int from refunds where order_id = orders.id) as refunds,
        (select count(*)::int from order_events where order_id = orders.id and actor like '%-%') as events
      from orders where id = ${orderId}`;
    expect(row).toEqual({ status: 'processing', payment_status: 'paid', refunds: 0, events: 0 });
  });

  it('says of everything that is not there that it is not, and changes nothing', async () => {
    const { token } = await makeOpenStaff(shop);
    const codes: Record<string, string> = {};
    for (const body of everyAct(randomUUID(), 1)) codes[body.act] = (await act(token, body)).answer.code;
    expect(codes).toEqual({
      ...{ ship: 'order_unknown', move_parcel: 'parcel_unknown', cancel: 'order_unknown', refund: 'order_unknown' },
      ...{ edit: 'order_unknown' },
      ...{ confirm_bank_refund: 'refund_unknown', settle_task: 'task_unknown', note: 'order_unknown' },
      ...{ resend_mail: 'mail_unknown', label_return: 'return_unknown', return_sent: 'return_unknown' },
      ...{ receive_return: 'return_unknown', accept_return: 'return_unknown', refuse_return: 'return_unknown' },
      ...{ close_return: 'return_unknown', send_exchange: 'return_unknown' },
    });
    const wrong = { act: 'ship', order: 'GJ-1', carrier: 'pigeon', number: '' };
    expect(await askAs(shop, 'admin-orders', token, wrong)).toMatchObject({ status: 400 });
  });

  it('ships, delivers and refunds under the name of who did it, each once', async () => {
    const { token, userId } = await makeOpenStaff(shop);
    const { line, orderId } = await placePaidOrder(shop);
    expect((await act(token, { act: 'note', order: orderId, note: 'Gift' })).answer).toEqual({
      ok: true,
      changed: true,
    });
    const parcel = { carrier: 'dpd', number: trackingNumber() } as const;
    expect((await act(token, { act: 'ship', order: orderId, ...parcel })).status).toBe(200);
    expect((await act(token, { act: 'ship', order: orderId, ...parcel })).answer.code).toBe('order_not_ready');
    expect((await act(token, { act: 'cancel', order: orderId, restock: true })).answer.code).toBe(
      'order_not_cancellable',
    );
    const [sent] = await shop.sql<{ id: string }[]>`select id from parcels where order_id = ${orderId}`;
    const move = (state: 'delivered' | 'picked_up') =>
      act(token, { act: 'move_parcel', parcel: sent?.id ?? '', state });
    expect((await move('delivered')).answer).toEqual({ ok: true, changed: true });
    expect((await move('delivered')).answer).toEqual({ ok: true, changed: false });
    expect((await move('picked_up')).answer.code).toBe('parcel_state_backwards');
    const refund = randomUUID();
    const give = (quantity: number) =>
      act(token, {
        ...{ act: 'refund', order: orderId, refund, reason: 'return', goodwill: 0 },
        pieces: [{ line, quantity, restock: true }],
      });
    expect((await give(2)).answer.code).toBe('refund_impossible');
    expect((await give(1)).answer).toMatchObject({ ok: true, amount: 8900 });
    expect((await give(1)).answer, 'pressed twice').toMatchObject({ ok: true, amount: 8900 });
    expect(await shop.sql`select from refunds where order_id = ${orderId}`).toHaveLength(1);
    const actors = await shop.sql<{ code: string }[]>`
      select code from order_events where order_id = ${orderId} and actor = ${userId} order by id`;
    expect(actors.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['note', 'parcel_shipped', 'order_shipped', 'parcel_delivered', 'refund_requested']),
    );
    const log = await shop.sql<{ table: string; action: string; before: object | null; after: object | null }[]>`
      select table_name as table, action, before, after from audit_log where actor_id = ${userId} order by id`;
    const told = (table: string, action: string) => log.filter((row) => row.table === table && row.action === action);
    expect(told('orders', 'update').map(({ before, after }) => [before, after])).toEqual([
      [{ status: 'processing' }, { status: 'shipped' }],
      [{ status: 'shipped' }, { status: 'delivered' }],
      // The last piece of it went back.
      [{ status: 'delivered' }, { status: 'returned' }],
    ]);
    expect(told('parcels', 'insert')).toHaveLength(1);
    expect(told('refunds', 'insert')).toHaveLength(1);
    expect(JSON.stringify(log), 'whose order it is stands with the order alone').not.toMatch(/Kazlauskaitė|@example/);
  });

  it('changes an order under the name of who did it, shown before it is done, once, and tells the shopper', async () => {
    const { token, userId } = await makeOpenStaff(shop);
    const { id, orderId, line, variant, email } = await placePaidOrder(shop);
    const [large] = await shop.sql<{ id: string }[]>`
      insert into product_variants (product_id, sku, size, color, on_hand)
      values (${id}, ${`${id}-L`.toUpperCase()}, 'L', 'sage', 1) returning id`;
    const read = async () => {
      const response = await fetch(`${shop.backendUrl}/rest/v1/rpc/read_order_to_edit`, {
        method: 'POST',
        headers: {
          apikey: testKeys.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ wanted: orderId }),
      });
      return orderToEdit.parse(await response.json())?.edit;
    };
    const version = (await read())?.version ?? '';
    const change = {
      act: 'edit' as const,
      ...{ order: orderId, edit: randomUUID(), version },
      lines: [{ line, quantity: 1, variant: large?.id ?? '' }],
      delivery: {
        ...delivery,
        street: 'Pilies g. 12-4',
        note: '',
        option: 'standard' as const,
        country: 'LT' as const,
      },
    };
    const shown = (await act(token, { ...change, is_trial: true })).answer;
    expect(shown).toMatchObject({ changed: true, amount: 0, edit: { swaps: [{ to: { size: 'L', on_hand: 0 } }] } });
    expect((await read())?.version, 'nothing is done yet').toBe(version);
    expect((await act(token, { ...change, is_trial: false })).answer).toEqual(shown);
    expect((await act(token, { ...change, is_trial: false })).answer).toMatchObject({ ok: true, changed: false });
    const late = { ...change, edit: randomUUID(), is_trial: false };
    expect((await act(token, late)).answer.code).toBe('order_changed');
    const [row] = await shop.sql`
      select size, delivery_street, (select on_hand from product_variants where id = ${variant}) as back
      from orders join order_items item on item.order_id = orders.id where orders.id = ${orderId}`;
    expect(row).toEqual({ size: 'L', delivery_street: 'Pilies g. 12-4', back: 3 });
    const log = await shop.sql`
      select table_name, before, after from audit_log where actor_id = ${userId} and table_name = 'order_items'`;
    expect(log).toMatchObject([{ before: { size: 'M' }, after: { size: 'L' } }]);
    await shop.tick('send-outbox');
    const mail = (await shop.inbox(email)).find(({ subject }) => subject.startsWith('Pakeistas'));
    expect(mail?.text).toContain('Pilies g. 12-4');
  });

  it('sends a mail again, once a minute', async () => {
    const { token } = await makeOpenStaff(shop);
    const { orderId } = await placePaidOrder(shop);
    const [mail] = await shop.sql<{ id: string }[]>`
      update outbox set state = 'sent', sent_at = now() where order_id = ${orderId} and kind = 'order_confirmation' returning id`;
    const again = async () => (await act(token, { act: 'resend_mail', mail: mail?.id ?? '' })).answer;
    expect([await again(), await again()]).toEqual([
      { ok: true, changed: true },
      { ok: true, changed: false },
    ]);
    const mails = await shop.sql`select from outbox where order_id = ${orderId} and kind = 'order_confirmation'`;
    expect(mails).toHaveLength(2);
  });
});
