import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { sessionRequest, startTestSandbox, submitPayPage } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;
let intent = '';
let charge = '';

beforeEach(async () => {
  sandbox = await startTestSandbox();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
  const session = await stripe.checkout.sessions.create(sessionRequest());
  await submitPayPage(session.url ?? '');
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  const found = paid.payment_intent as Stripe.PaymentIntent;
  intent = found.id;
  charge = String(found.latest_charge);
});
afterEach(() => sandbox.close());

const post = (path: string, body: object) =>
  fetch(`${sandbox.url()}/_sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('a refund', () => {
  it('in two parts gives everything back and not a cent more', async () => {
    const part = await stripe.refunds.create({
      payment_intent: intent,
      amount: 4_000,
      reason: 'requested_by_customer',
      metadata: { order: 'G-1' },
    });
    expect(part).toMatchObject({ amount: 4_000, status: 'succeeded', charge, metadata: { order: 'G-1' } });
    await expect(stripe.refunds.create({ charge, amount: 5_991 })).rejects.toThrow(
      'Refund amount (€59.91) is greater than unrefunded amount on charge (€59.90)',
    );
    expect((await stripe.refunds.create({ charge })).amount).toBe(5_990);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const after = await stripe.charges.retrieve(charge, { expand: ['refunds'] });
    expect(after).toMatchObject({ amount_refunded: 9_990, refunded: true });
    expect(after.refunds?.data.map(({ amount }) => amount)).toEqual([5_990, 4_000]);
  });

  it('is told to the shop and found again', async () => {
    const refund = await stripe.refunds.create({ charge, amount: 100 }, { idempotencyKey: 'refund-1' });
    await eventually(() => {
      const types = sandbox.receiver.received.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded', 'refund.updated']));
    });
    expect(
      (await stripe.refunds.retrieve(refund.id, { expand: ['balance_transaction'] })).balance_transaction,
    ).toMatchObject({ amount: -100, type: 'refund' });
    expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([refund.id]);
    const { data } = await stripe.events.list({ type: 'refund.created' });
    expect(data[0]?.request).toMatchObject({ idempotency_key: 'refund-1' });
  });

  it('is refused without a charge, for an unknown one, for 0, for a strange reason', async () => {
    await expect(stripe.refunds.create({})).rejects.toThrow('payment_intent or charge');
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'charge',
    });
    await expect(stripe.refunds.create({ charge, amount: 0 })).rejects.toMatchObject({ param: 'amount' });
    await expect(stripe.refunds.create({ charge, reason: 'regret' as 'duplicate' })).rejects.toThrow(
      'must be one of duplicate, fraudulent, or requested_by_customer',
    );
  });

  it('is refused for a payment that has not succeeded', async () => {
    const session = await stripe.checkout.sessions.create(sessionRequest());
    await submitPayPage(session.url ?? '', { number: '4000 0000 0000 0002' });
    const { payment_intent: unpaid } = await stripe.checkout.sessions.retrieve(session.id);
    await expect(stripe.refunds.create({ payment_intent: String(unpaid) })).rejects.toThrow(
      'does not have a successful charge',
    );
  });
});

describe('a refund that takes its time', () => {
  const payWith = async (number: string) => {
    const session = await stripe.checkout.sessions.create(sessionRequest());
    await submitPayPage(session.url ?? '', { number });
    return String((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  };
  const statusOf = async (id: string) => (await stripe.refunds.retrieve(id)).status;
  const told = (type: string, id: string) =>
    sandbox.receiver.received.some((event) => event.type === type && event.body.includes(id));

  it('is pending first and succeeds with a message', async () => {
    const refund = await stripe.refunds.create({ payment_intent: await payWith('4000 0000 0000 7726') });
    expect(refund.status).toBe('pending');
    await vi.waitFor(async () => expect(await statusOf(refund.id)).toBe('succeeded'), { timeout: 5_000 });
    await eventually(() => expect(told('refund.updated', refund.id)).toBe(true));
  });

  it('succeeds first and fails with a message, and the charge is less refunded again', async () => {
    const refund = await stripe.refunds.create({ payment_intent: await payWith('4000 0000 0000 5126') });
    expect(refund.status).toBe('succeeded');
    await vi.waitFor(async () => expect(await statusOf(refund.id)).toBe('failed'), { timeout: 5_000 });
    expect((await stripe.refunds.retrieve(refund.id)).failure_reason).toBe('expired_or_canceled_card');
    expect((await stripe.charges.retrieve(String(refund.charge))).amount_refunded).toBe(0);
    await eventually(() => expect(told('refund.failed', refund.id)).toBe(true));
  });
});

it('twenty refunds of the whole at once give it back once', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => stripe.refunds.create({ charge })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(9_990);
});

describe('a dispute', () => {
  it('opens and closes on request and is told to the shop', async () => {
    const dispute = (await (await post('/disputes', { charge })).json()) as Stripe.Dispute;
    expect(dispute).toMatchObject({ object: 'dispute', charge, amount: 9_990, status: 'needs_response' });
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect((await post('/disputes', { charge })).status).toBe(409);
    expect(await (await post(`/disputes/${dispute.id}/evidence`, {})).json()).toMatchObject({ status: 'under_review' });
    expect(await (await post(`/disputes/${dispute.id}/close`, { status: 'won' })).json()).toMatchObject({
      status: 'won',
    });
    expect((await post(`/disputes/${dispute.id}/close`, { status: 'lost' })).status).toBe(409);
    expect((await stripe.refunds.create({ charge })).amount).toBe(9_990);
    const types = ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'].map(
      (name) => `charge.dispute.${name}`,
    );
    const { data } = await stripe.events.list({ types });
    expect(data.map(({ type }) => type)).toEqual(types.toReversed());
  });

  it('needs a paid charge', async () => {
    expect((await post('/disputes', { charge: 'ch_none' })).status).toBe(404);
    expect((await post('/disputes', {})).status).toBe(400);
  });
});
