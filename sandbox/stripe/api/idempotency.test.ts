import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionRequest, startTestSandbox } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;
let now = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  sandbox = await startTestSandbox({ clock: () => now });
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
});
afterAll(() => sandbox.close());

it('answers the same key and parameters with the first answer, and says so', async () => {
  const first = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'same' });
  const again = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'same' });
  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
});

it('remembers across a restart', async () => {
  const first = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'kept' });
  await sandbox.restart();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
  const again = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'kept' });
  expect(again.id).toBe(first.id);
});

it('refuses the same key with other parameters, or at another address', async () => {
  const session = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'taken' });
  const other = { ...sessionRequest(), client_reference_id: 'other' };
  const error = { statusCode: 400, rawType: 'idempotency_error' };
  await expect(stripe.checkout.sessions.create(other, { idempotencyKey: 'taken' })).rejects.toMatchObject(error);
  await expect(stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: 'taken' })).rejects.toMatchObject(
    error,
  );
});

it('lets a key be used again after a refusal', async () => {
  const wrong = { ...sessionRequest(), customer_email: 'no' };
  await expect(stripe.checkout.sessions.create(wrong, { idempotencyKey: 'second try' })).rejects.toThrow(
    'Invalid email',
  );
  const right = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'second try' });
  expect(right.status).toBe('open');
});

it('makes one session of twenty requests at once; those still under way are told 409', async () => {
  const before = (await stripe.checkout.sessions.list({ limit: 100 })).data.length;
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'at once' })),
  );
  const ids = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : [])));
  const codes = new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : [])));
  expect(ids.size).toBe(1);
  expect([...codes]).toEqual(['idempotency_key_in_use']);
  expect((await stripe.checkout.sessions.list({ limit: 100 })).data.length).toBe(before + 1);
});

it('forgets a key after a day', async () => {
  const first = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'old' });
  now += 25 * 3_600_000;
  const later = await stripe.checkout.sessions.create(sessionRequest(), { idempotencyKey: 'old' });
  expect(later.id).not.toBe(first.id);
});
