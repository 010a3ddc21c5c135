import { beforeAll, describe, expect, it } from 'vitest';
import { issueDueDocuments, issueInvoice } from '#src/server/documents/issue-documents.ts';
import { exampleSeller } from '#tests/support/example-documents.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { noFaultsInStock, statesOf } from './order-calls.ts';
import { address, adminClaims, type Change, openStaff, orderEdits, remove, swap } from './order-edit-calls.ts';
import { answerRefund, caller, mailsOf, refund, refundsOf, ship } from './refund-calls.ts';

const database = databaseUnderTest(noFaultsInStock);
const { codeOf, deliveryOf, done, linesOf, order, read, stocks } = orderEdits(database);
beforeAll(() => openStaff(database.sql));

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
      adminClaims,
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
    const refusals: readonly (readonly [NonNullable<Change['delivery']>, string])[] = [
      [{ ...address, country: 'LV', postcode: 'LV-1010' }, 'delivery_elsewhere'],
      [{ ...address, option: 'express' }, 'delivery_elsewhere'],
      [{ ...empty, option: 'express', pickup }, 'delivery_not_available'],
      [{ ...empty, pickup: { ...pickup, id: 'none' } }, 'pickup_point_unknown'],
      [{ ...address, postcode: '1' }, 'postcode_invalid'],
      [{ ...address, phone: '12' }, 'phone_invalid'],
    ];
    for (const [delivery, code] of refusals) expect(await codeOf(bought, { delivery })).toBe(code);
  });
});
