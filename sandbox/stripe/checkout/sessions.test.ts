import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionRequest, startTestSandbox, submitPayPage } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;
let now = 0;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12);
  sandbox = await startTestSandbox({ clock: () => now });
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
});
afterEach(() => sandbox.close());

const seconds = () => Math.floor(now / 1000);

it('adds up lines and answers them in their order, with products where asked', async () => {
  const price = (name: string, amount: number) => ({
    currency: 'eur',
    unit_amount: amount,
    product_data: { name, images: ['https://x.lt/a.webp'] },
  });
  const session = await stripe.checkout.sessions.create({
    ...sessionRequest(),
    line_items: [
      { quantity: 3, price_data: price('A', 333) },
      { quantity: 1, price_data: price('B', 1) },
    ],
    expand: ['line_items'],
  });
  expect(session.amount_total).toBe(1_000);
  expect(session.line_items?.data.map(({ description }) => description)).toEqual(['A', 'B']);
  const lines = await stripe.checkout.sessions.listLineItems(session.id, { limit: 1, expand: ['data.price.product'] });
  expect(lines.has_more).toBe(true);
  expect(lines.data[0]?.price?.product).toMatchObject({ name: 'A', images: ['https://x.lt/a.webp'] });
});

it('expires by itself when its time is over, cancels its payment intent and tells the shop', async () => {
  const session = await stripe.checkout.sessions.create({ ...sessionRequest(), expires_at: seconds() + 31 * 60 });
  await submitPayPage(session.url ?? '', { number: '4000 0000 0000 0002' });
  now += 31 * 60_000;
  await vi.waitFor(
    () => expect(sandbox.receiver.received.map(({ type }) => type)).toContain('checkout.session.expired'),
    { timeout: 5_000 },
  );
  const expired = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(expired).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
    url: null,
    payment_intent: { status: 'canceled' },
  });
});

it('is not payable one second after its time, even before the timer ran', async () => {
  const session = await stripe.checkout.sessions.create({ ...sessionRequest(), expires_at: seconds() + 30 * 60 });
  now += 30 * 60_000;
  expect((await submitPayPage(session.url ?? '')).status).toBe(410);
});

it('can be ended by the shop once, and never after it is paid', async () => {
  const first = await stripe.checkout.sessions.create(sessionRequest());
  expect((await stripe.checkout.sessions.expire(first.id)).status).toBe('expired');
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow(
    'Only Checkout Sessions with a status in ["open"] can be expired.',
  );
  const second = await stripe.checkout.sessions.create(sessionRequest());
  await submitPayPage(second.url ?? '');
  await expect(stripe.checkout.sessions.expire(second.id)).rejects.toMatchObject({ statusCode: 400 });
});

it('survives a restart with everything that belongs to it', async () => {
  const session = await stripe.checkout.sessions.create({ ...sessionRequest(), metadata: { order: 'G-7' } });
  await submitPayPage(session.url ?? '', { number: '4000 0000 0000 0002' });
  await sandbox.restart();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
  const kept = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent', 'line_items'] });
  expect(kept).toMatchObject({
    status: 'open',
    metadata: { order: 'G-7' },
    payment_intent: { last_payment_error: { code: 'card_declined' } },
  });
  expect((await submitPayPage(`${sandbox.url()}/pay/${session.id}`)).status).toBe(303);
});

it('lists page by page in both directions, newest first, by state and payment intent', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await stripe.checkout.sessions.create(sessionRequest());
    made.unshift(id);
  }
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
  const second = await stripe.checkout.sessions.list({ limit: 2, starting_after: made[1] ?? '' });
  expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: made[2] ?? '' });
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(0, 2), false]);
  const all: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id);
  expect(all).toEqual(made);

  await submitPayPage(`${sandbox.url()}/pay/${made[3]}`);
  const complete = await stripe.checkout.sessions.list({ status: 'complete' });
  expect(complete.data.map(({ id }) => id)).toEqual([made[3]]);
  const intent = String(complete.data[0]?.payment_intent);
  expect((await stripe.checkout.sessions.list({ payment_intent: intent })).data).toHaveLength(1);
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([intent]);

  await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  await expect(stripe.checkout.sessions.list({ starting_after: 'cs_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

it('expands what can be expanded and refuses what cannot', async () => {
  const { id } = await stripe.checkout.sessions.create(sessionRequest());
  expect(
    (await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge', 'customer'] }))
      .payment_intent,
  ).toBeNull();
  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['metadata'] })).rejects.toThrow(
    'This property cannot be expanded (metadata).',
  );
  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['a.b.c.d.e'] })).rejects.toThrow('more than 4 levels');
});

it('keeps its payment intent from being cancelled on its own', async () => {
  const session = await stripe.checkout.sessions.create(sessionRequest());
  await submitPayPage(session.url ?? '', { number: '4000 0000 0000 0002' });
  const intent = String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  await expect(stripe.paymentIntents.cancel(intent)).rejects.toThrow('Expire the Checkout Session instead.');
  await submitPayPage(session.url ?? '');
  await expect(stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});
