import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionRequest, startTestSandbox, submitPayPage, webhookSecret } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await startTestSandbox();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
});
afterEach(() => sandbox.close());

const paidTypes = [
  'charge.succeeded',
  'checkout.session.completed',
  'payment_intent.created',
  'payment_intent.succeeded',
];
const receivedTypes = () => sandbox.receiver.received.map(({ type }) => type);
const soon = { timeout: 5_000, interval: 5 };

async function pay() {
  const session = await stripe.checkout.sessions.create(sessionRequest());
  await submitPayPage(session.url ?? '');
  return session.id;
}

async function control(path: string, body?: object) {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return fetch(`${sandbox.url()}/_sandbox${path}`, init);
}

interface EventRow {
  readonly event: { readonly id: string; readonly type: string };
  readonly state: string;
  readonly attempts: readonly { readonly status: number | null }[];
}
async function rows(): Promise<EventRow[]> {
  const { data } = (await (await control('/events')).json()) as { data: EventRow[] };
  return data;
}

it('signs what it sends so that the SDK believes it, and only unaltered', async () => {
  const id = await pay();
  await vi.waitFor(() => expect(receivedTypes().sort()).toEqual(paidTypes), soon);
  const webhook = sandbox.receiver.received.find(({ type }) => type === 'checkout.session.completed');
  const { body = '', signature = '' } = webhook ?? {};
  const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  expect(event).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    data: { object: { id, payment_status: 'paid' } },
  });
  expect(() => stripe.webhooks.constructEvent(body.replace('paid', 'fake'), signature, webhookSecret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
});

it('tries again until the shop answers 2xx, and counts the attempts', async () => {
  sandbox.receiver.answerWith(503);
  await pay();
  await vi.waitFor(() => expect(sandbox.receiver.received.length).toBeGreaterThan(8), soon);
  expect((await rows()).every(({ state }) => state === 'waiting')).toBe(true);
  sandbox.receiver.answerWith(200);
  await vi.waitFor(async () => expect((await rows()).every(({ state }) => state === 'delivered')).toBe(true), soon);
  const statuses = (await rows())[0]?.attempts.map(({ status }) => status) ?? [];
  expect(statuses.length).toBeGreaterThan(1);
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);
});

it('goes on telling after a restart what the shop has not heard', async () => {
  await control('/control', { paused: true });
  await pay();
  await sandbox.restart();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
  expect(sandbox.receiver.received).toEqual([]);
  await control('/control', { paused: false });
  await vi.waitFor(() => expect(receivedTypes().sort()).toEqual(paidTypes), soon);
});

it('sends everything twice when asked to', async () => {
  await control('/control', { double: true });
  await pay();
  await vi.waitFor(() => expect(receivedTypes().sort()).toEqual([...paidTypes, ...paidTypes].sort()), soon);
  expect(new Set(sandbox.receiver.received.map(({ id }) => id)).size).toBe(4);
});

it('sends the newest first when asked to shuffle', async () => {
  await control('/control', { shuffle: true });
  await pay();
  await vi.waitFor(() => expect(receivedTypes()).toHaveLength(4), soon);
  expect(receivedTypes()).toEqual([
    'checkout.session.completed',
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ]);
});

it('sends an event again as often as asked, side by side, and reports each answer', async () => {
  await pay();
  await vi.waitFor(async () => expect((await rows()).every(({ state }) => state === 'delivered')).toBe(true), soon);
  const completed = (await rows()).find(({ event }) => event.type === 'checkout.session.completed');
  const answer = await control(`/events/${completed?.event.id}/resend`, { times: 100, parallel: true });
  const { attempts } = (await answer.json()) as { attempts: unknown[] };
  expect(attempts).toHaveLength(100);
  expect(receivedTypes().filter((type) => type === 'checkout.session.completed')).toHaveLength(101);
  expect((await stripe.events.retrieve(completed?.event.id ?? '')).pending_webhooks).toBe(0);
  expect((await control('/events/evt_none/resend', {})).status).toBe(404);
});

it('refuses settings that it does not have', async () => {
  expect((await control('/control', { tripled: true })).status).toBe(400);
  expect((await control('/control', { delaySeconds: -1 })).status).toBe(400);
  expect(await (await control('/control')).json()).toEqual({
    double: false,
    shuffle: false,
    delaySeconds: 0,
    paused: false,
  });
});
