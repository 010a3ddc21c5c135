import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { place, statesOf, stockOf } from './order-calls.ts';
import { caller, event, someone } from './refund-calls.ts';

const database = databaseUnderTest();

async function ordered(client: string) {
  const [variant] = await addProduct(database.sql, `dress-${randomUUID().slice(0, 8)}`, { stock: { 'S/red': 3 } });
  if (variant === undefined) throw new Error('no variant');
  const order = { ...someone(), client_hash: client };
  const placed = await place(database.sql, orderPayload([[variant, 1]], { order }));
  const session = `cs_${placed.order_id}`;
  const attach = () =>
    caller(database.sql)('attach_payment_session', {
      paid_order: placed.order_id,
      session_id: session,
      url: 'https://x',
    });
  const refuse = (provider: string) =>
    caller(database.sql)('record_payment_event', {
      ...{ provider, event_id: event(), type: 'declined', details: { order_id: placed.order_id } },
    });
  return { variant, id: placed.order_id, session, attach, refuse };
}

it('the fifth refused card lets the order go, and each further one asks again to end the session', async () => {
  const order = await ordered(randomUUID());
  await order.attach();
  for (let card = 1; card <= 4; card += 1) expect(await order.refuse('stripe')).toMatchObject({ outcome: 'declined' });
  expect(await statesOf(database.sql, order.id)).toEqual(['pending', 'unpaid']);
  for (let card = 5; card <= 6; card += 1)
    expect(await order.refuse('stripe')).toMatchObject({ outcome: 'declined_too_often', session_id: order.session });
  expect(await statesOf(database.sql, order.id)).toEqual(['cancelled', 'failed']);
  expect(await stockOf(database.sql, order.variant.id)).toEqual({ on_hand: 3, reserved: 0 });
});

it('banks may refuse as often as they like', async () => {
  const order = await ordered(randomUUID());
  for (let bank = 1; bank <= 12; bank += 1)
    expect(await order.refuse('paysera')).toMatchObject({ outcome: 'declined' });
  expect(await order.attach()).toEqual({ status: 'pending', cards_refused: false });
});

it('ten refused cards within an hour let the next card order of the same address go, and of no other', async () => {
  const client = randomUUID();
  for (let order = 1; order <= 2; order += 1) {
    const { refuse } = await ordered(client);
    for (let card = 1; card <= 5; card += 1) await refuse('stripe');
  }
  const next = await ordered(client);
  expect(await next.attach()).toEqual({ status: 'cancelled', cards_refused: true });
  expect(await stockOf(database.sql, next.variant.id)).toEqual({ on_hand: 3, reserved: 0 });
  expect(await (await ordered(randomUUID())).attach()).toEqual({ status: 'pending', cards_refused: false });
});
