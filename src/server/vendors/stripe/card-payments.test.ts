import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentRequest, RefundRequest } from '#src/domain/payment/payment-provider.ts';
import { json, rubbish, startRubbishServer } from '#tests/support/rubbish-server.ts';
import { createCardPayments } from './card-payments.ts';

let server: Awaited<ReturnType<typeof startRubbishServer>>;
beforeAll(async () => {
  server = await startRubbishServer();
});
afterAll(() => server.close());

const payments = (patience?: number) =>
  createCardPayments({
    ...{ secretKey: 'sk_test', webhookSecret: 'whsec_test', apiUrl: server.url },
    ...(patience === undefined ? {} : { patience }),
  });

const request: PaymentRequest = {
  orderId: '0193a0b2-7d3c-7e6a-9d2b-6f1f2c0d4e5a',
  orderNumber: 'GJ-105-992-311',
  currency: 'EUR',
  language: 'lt',
  email: 'ruta@pastas.example',
  lines: [{ name: 'Suknelė', note: 'M', picture: undefined, unitPrice: 8900, quantity: 1 }],
  shipping: { label: 'Kurjeris', fee: 495 },
  total: 9395,
  expiresAt: new Date('2026-11-21T15:04:05.678Z'),
  successUrl: 'https://gija.example/lt/checkout-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://gija.example/lt/checkout?cancelled=y',
  askAddressIn: undefined,
  methods: ['card'],
};
const session = {
  ...{ id: 'cs_test_1', object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
  ...{ amount_total: 9395, currency: 'eur', url: 'https://pay.example/cs_test_1', metadata: {} },
};
const refundRequest: RefundRequest = {
  ...{ refundId: '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e', orderId: request.orderId, paymentId: 'pi_1', amount: 9395 },
  ...{ isDouble: false, isRepeated: false },
};
const refund = {
  id: 're_1',
  object: 'refund',
  amount: 9395,
  currency: 'eur',
  status: 'succeeded',
  payment_intent: 'pi_1',
};

const calls = {
  'starting a session': () => payments().startSession(request),
  'ending a session': () => payments().endSession('cs_test_1'),
  'asking about a session': () => payments().askSession?.('cs_test_1'),
  'sending a refund': () => payments().refund?.(refundRequest),
  'looking for a refund that was sent': () => payments().refund?.({ ...refundRequest, isRepeated: true }),
};

describe.each(Object.entries(calls))('%s', (_, call) => {
  it.each(Object.entries(rubbish))('takes %s for a provider that is down', async (_name, answer) => {
    server.answerWith(answer);
    await expect(call()).rejects.toThrow();
  });
});

describe('a good answer', () => {
  it('is taken', async () => {
    server.answerWith(json(session));
    expect(await payments().startSession(request)).toEqual({ sessionId: 'cs_test_1', url: session.url });
    expect(await payments().askSession?.('cs_test_1')).toBeUndefined();
    server.answerWith(json({ ...session, status: 'expired' }));
    expect(await payments().endSession('cs_test_1')).toBe('ended');
    server.answerWith(json(refund));
    expect(await payments().refund?.(refundRequest)).toMatchObject({ state: 'succeeded', providerRefundId: 're_1' });
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
    ['no address to pay at', { url: null }],
    ['an address that is none', { url: 'javascript:alert(1)' }],
  ])('that names %s is none: nobody is sent there to pay', async (_, changes) => {
    server.answerWith(json({ ...session, ...changes }));
    await expect(payments().startSession(request)).rejects.toThrow();
  });

  it('about another session says nothing of this one', async () => {
    server.answerWith(json({ ...session, id: 'cs_test_2', status: 'complete', payment_status: 'paid' }));
    await expect(payments().askSession?.('cs_test_1')).rejects.toThrow();
  });

  it('of a refund of another amount is not believed', async () => {
    server.answerWith(json({ ...refund, amount: 1 }));
    await expect(payments().refund?.(refundRequest)).rejects.toThrow();
  });
});

it('a session that cannot be ended and is open still is not said to have ended', async () => {
  const refused = { error: { type: 'invalid_request_error', message: 'This session cannot be expired now.' } };
  server.answerWith((asked, response) => {
    (asked.method === 'POST' ? json(refused, 400) : json(session))(asked, response);
  });
  await expect(payments().endSession('cs_test_1')).rejects.toThrow();
});

describe('a provider that never answers', () => {
  it('is asked again, then given up', async () => {
    server.answerWith();
    await expect(payments(50).startSession(request)).rejects.toThrow();
    expect(server.asked()).toBe(2);
  });

  it('is given up while the shopper can still be told: within the 10 seconds of a function', async () => {
    server.answerWith();
    const started = performance.now();
    await expect(payments().startSession(request)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(9_000);
  });
});
