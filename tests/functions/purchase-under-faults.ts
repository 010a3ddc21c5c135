import { createHmac, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { faultsInStock } from '#tests/database/order-calls.ts';
import { signedQuery } from '#tests/support/bank-messages.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { inProcess } from './fault-points.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

type Method = 'card' | 'bank';

/** A shopper who wants one dress, and what the world outside the shop knows of it. */
export interface Purchase {
  readonly shop: ShopUnderTest;
  readonly method: Method;
  readonly variant: string;
  readonly pieces: number;
  readonly email: string;
  body: Record<string, unknown>;
  /** Where the shopper was sent to pay. */
  url: string | undefined;
  /** Payments that the bank provider took: its request number and euro cents. */
  readonly bankPayments: { readonly request: string; readonly orderId: string; readonly amount: number }[];
  /** Messages of the provider that the shop acknowledged. */
  readonly told: Set<string>;
  /** Whether the provider's messages arrive at all. */
  areMessagesLost: boolean;
  /** What befell it, for a test that fails. */
  happened: string;
}

export async function newPurchase(
  shop: ShopUnderTest,
  { method = 'card', pieces = 3, changes = {} }: { method?: Method; pieces?: number; changes?: object } = {},
): Promise<Purchase> {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  const [variant] = await addProduct(shop.sql, id, { stock: { 'M/sage': pieces } });
  const email = `${randomUUID()}@example.com`;
  const items = [{ id, quantity: 1, size: 'M', color: 'sage' }];
  const body = { items, currency: 'EUR', locale: 'lt', checkoutId: randomUUID(), customerEmail: email, delivery };
  return {
    ...{ shop, method, pieces, email, variant: variant?.id ?? '', url: undefined, bankPayments: [], told: new Set() },
    body: { ...body, ...changes },
    areMessagesLost: false,
    happened: 'nothing',
  };
}

const ordersOf = ({ shop, email }: Purchase) =>
  shop.sql<
    { id: string; token: string; status: string; payment_status: string; total_amount: number }[]
  >`select id, access_token as token, status, payment_status, total_amount from orders where customer_email = ${email}`;

/** Presses the order button, `tries` times at most while the shop has no address to go to; an id that is used up is renewed. */
export async function order(purchase: Purchase, tries = 1): Promise<void> {
  const { method, shop } = purchase;
  const name = method === 'card' ? 'create-checkout' : 'create-paysera-checkout';
  for (let left = tries; left > 0 && purchase.url === undefined; left -= 1) {
    const answer = await inProcess(() => shop.post(name, purchase.body, { ip: randomUUID() }));
    const said = answer === undefined ? {} : await answer.json();
    if (answer?.status === 200) purchase.url = said.url;
    if (said.code === 'checkout_already_used') purchase.body = { ...purchase.body, checkoutId: randomUUID() };
  }
}

/** Pays at the page of the provider, if there is one to go to. */
export async function pay(purchase: Purchase): Promise<void> {
  const { bankPayments, method, shop, url } = purchase;
  if (url === undefined) return;
  if (method === 'card') {
    await shop.pay(url, { email: purchase.email });
    return;
  }
  const data = Buffer.from(new URL(url).searchParams.get('data') ?? '', 'base64url').toString();
  const asked = new URLSearchParams(data);
  const request = String(Math.floor(Math.random() * 1e9));
  bankPayments.push({ request, orderId: asked.get('orderid') ?? '', amount: Number(asked.get('amount')) });
}

interface CardEvent {
  readonly id: string;
  readonly data: { readonly object: { readonly metadata?: Record<string, string> | null } };
}

const spoken = ['checkout.session.completed', 'checkout.session.expired', 'refund.created', 'refund.updated'];

/** All that the card provider has to tell. */
async function cardEvents(shop: ShopUnderTest): Promise<CardEvent[]> {
  return (await Promise.all(spoken.map((type) => shop.events(type)))).flat() as CardEvent[];
}

/** The last of it, which is about the purchase that is happening. */
async function lastCardEvents(): Promise<CardEvent[]> {
  const { data } = await cardProvider().events.list({ limit: 30, types: spoken });
  return data as unknown as CardEvent[];
}

/** The card provider's own account of things. */
function cardProvider(): Stripe {
  const { hostname: host, port } = new URL(process.env['STRIPE_API_URL'] ?? '');
  return new Stripe('sk_test_functions', { host, port, protocol: 'http' });
}

function cardMessage(shop: ShopUnderTest, event: CardEvent): Request {
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', shop.webhookSecret).update(`${at}.${body}`).digest('hex');
  const headers = { 'stripe-signature': `t=${at},v1=${signature}` };
  return new Request(`${shop.siteUrl}/.netlify/functions/stripe-webhook`, { method: 'POST', body, headers });
}

function bankMessage(shop: ShopUnderTest, { amount, orderId, request }: Purchase['bankPayments'][number]): Request {
  const said = { projectid: '100001', orderid: orderId, status: '1', requestid: request, test: '1' };
  const query = signedQuery({ ...said, payamount: String(amount), paycurrency: 'EUR' });
  return new Request(`${shop.siteUrl}/.netlify/functions/paysera-callback?${query}`);
}

interface Telling {
  readonly again?: boolean;
  /** What the card provider has to tell, where that is known already. */
  readonly events?: readonly CardEvent[];
}

/** The provider tells what it has not been acknowledged for; with `again`, all that it ever told. */
export async function tell(purchase: Purchase, { again = false, events }: Telling = {}): Promise<void> {
  const { areMessagesLost, bankPayments, shop, told } = purchase;
  if (areMessagesLost) return;
  const mine = new Set((await ordersOf(purchase)).map(({ id }) => id));
  const isMine = ({ data }: CardEvent) => mine.has(data.object.metadata?.['order_id'] ?? '');
  const messages = [
    ...(events ?? (await lastCardEvents())).filter(isMine).map((event) => ({
      id: event.id,
      send: () => shop.run('stripe-webhook', cardMessage(shop, event)),
    })),
    ...bankPayments.map((payment) => ({
      id: payment.request,
      send: () => shop.run('paysera-callback', bankMessage(shop, payment)),
    })),
  ];
  for (const { id, send } of messages.filter((message) => again || !told.has(message.id))) {
    const answer = await inProcess(send);
    if (answer?.status === 200) told.add(id);
  }
}

/** The shopper turns back from the payment page. */
export async function leave(purchase: Purchase): Promise<void> {
  for (const { token } of await ordersOf(purchase))
    await inProcess(() => purchase.shop.post('cancel-checkout', { token }));
}

/** One run of a scheduled function; a failed one is the next one's matter. */
export async function tick({ shop }: Purchase, ...names: readonly string[]): Promise<void> {
  for (const name of names) await inProcess(() => shop.tick(name).catch(() => undefined));
}

/** Time passes for this purchase alone. */
export async function passTime(purchase: Purchase, minutes: number): Promise<void> {
  const { sql } = purchase.shop;
  const ids = (await ordersOf(purchase)).map(({ id }) => id);
  const past = sql`${minutes} * interval '1 minute'`;
  await sql`update orders set created_at = created_at - ${past}, expires_at = expires_at - ${past},
    cancelled_at = cancelled_at - ${past} where id = any (${ids})`;
  await sql`update payments set created_at = created_at - ${past}, asked_at = asked_at - ${past}
    where order_id = any (${ids})`;
  await sql`update outbox set next_attempt_at = next_attempt_at - ${past} where order_id = any (${ids})`;
  await sql`update refunds set next_attempt_at = next_attempt_at - ${past} where order_id = any (${ids})`;
}

/** What is done every few minutes whatever happened. */
const jobs = ['expire-reservations', 'ask-about-payments', 'send-refunds', 'send-outbox', 'issue-documents'] as const;

/** The next run of every scheduled function. */
export const nextRuns = (purchase: Purchase) => tick(purchase, ...jobs);

/** What goes on by itself after a fault: time, the scheduled jobs, the provider's repeated messages; nobody does anything. */
export async function recover(purchases: readonly Purchase[]): Promise<void> {
  const [one] = purchases;
  if (one === undefined) return;
  const tellAll = async (again = false) => {
    const events = await cardEvents(one.shop);
    for (const purchase of purchases) await tell(purchase, { again, events });
  };
  for (const _ of [1, 2]) {
    for (const purchase of purchases) await passTime(purchase, 45);
    await tellAll();
    await tick(one, 'expire-reservations', 'ask-about-payments', 'send-refunds');
    await tellAll();
    await tick(one, 'send-outbox', 'issue-documents');
  }
  await tellAll(true);
  await tick(one, 'send-outbox', 'issue-documents');
}

interface Session {
  readonly customer_email: string | null;
  readonly payment_status: string;
  readonly payment_intent: string;
  readonly amount_total: number;
}

/** What the card provider knows of every session that was ever opened. */
async function allSessions(): Promise<Session[]> {
  const answer = await fetch(`${process.env['STRIPE_API_URL']}/_sandbox/sessions`);
  return (await answer.json()).data;
}

/** Cents that the card provider took and gave back, as it says itself. */
async function cardMoney({ email }: Purchase, sessions: readonly Session[]) {
  const stripe = cardProvider();
  const paid = sessions.filter((one) => one.customer_email === email && one.payment_status === 'paid');
  const refunds = await Promise.all(paid.map((one) => stripe.refunds.list({ payment_intent: one.payment_intent })));
  return {
    payments: paid.length,
    taken: paid.reduce((sum, one) => sum + one.amount_total, 0),
    returned: refunds.flatMap((list) => list.data).reduce((sum, refund) => sum + refund.amount, 0),
  };
}

/** How a purchase stands in the end. */
export interface Outcome {
  /** Orders whose goods are the shopper's. */
  readonly bought: number;
  /** Payments that were taken, and the cents of them that neither bought goods nor went back nor are owed by bank. */
  readonly payments: number;
  readonly returned: number;
  readonly mails: readonly string[];
}

/** Asserts of every purchase what must hold after every fault, and answers how it stands. */
export async function settleAccounts(purchases: readonly Purchase[], takenByOthers = 0): Promise<Outcome[]> {
  const sessions = await allSessions();
  const [one] = purchases;
  if (one !== undefined) expect(await faultsInStock(one.shop.sql)).toEqual([]);
  const outcomes: Outcome[] = [];
  for (const purchase of purchases)
    outcomes.push(
      await settleAccount(purchase, sessions, takenByOthers).catch((error: unknown) => {
        throw new Error(`${purchase.happened}: ${String(error)}`);
      }),
    );
  return outcomes;
}

async function settleAccount(
  purchase: Purchase,
  sessions: readonly Session[],
  takenByOthers: number,
): Promise<Outcome> {
  const { bankPayments, email, pieces, shop, variant } = purchase;
  const orders = await ordersOf(purchase);
  const bought = orders.filter(({ status }) => status === 'processing');
  const card = await cardMoney(purchase, sessions);
  const [owed] = await shop.sql<{ amount: number }[]>`
    select coalesce(sum(refunds.amount), 0)::int as amount from refunds join tasks on tasks.refund_id = refunds.id
    where refunds.order_id = any (${orders.map(({ id }) => id)}) and tasks.kind = 'refund_by_bank'`;
  const taken = card.taken + bankPayments.reduce((sum, one) => sum + one.amount, 0);
  const returned = card.returned + (owed?.amount ?? 0);
  const worth = bought.reduce((sum, one) => sum + one.total_amount, 0);
  expect(taken - returned, 'no money without goods or refund, no goods without money').toBe(worth);
  for (const { status, payment_status: payment } of orders)
    expect(['processing paid', 'cancelled failed', 'cancelled refunded', 'cancelled paid']).toContain(
      `${status} ${payment}`,
    );
  const [row] = await shop.sql`select on_hand, reserved from product_variants where id = ${variant}`;
  expect({ ...row }, 'stock').toEqual({ on_hand: pieces - bought.length, reserved: takenByOthers });

  const mails = (await shop.inbox(email)).map(({ subject }) => subject);
  expect(new Set(mails).size, 'no mail twice').toBe(mails.length);
  expect(mails.filter((subject) => /^Užsakymas .* priimtas$/.test(subject)).length).toBeGreaterThanOrEqual(
    bought.length,
  );
  const invoices = await shop.sql`
    select from invoices where order_id = any (${bought.map(({ id }) => id)})`;
  expect(invoices, 'one invoice an order').toHaveLength(bought.length);
  return { bought: bought.length, payments: card.payments + bankPayments.length, returned, mails };
}
