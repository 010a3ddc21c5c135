import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionRequest, startTestSandbox, submitPayPage } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
});
afterAll(() => sandbox.close());

async function open(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const session = await stripe.checkout.sessions.create({ ...sessionRequest(), ...changes });
  return { id: session.id, url: session.url ?? '' };
}

async function intentOf(sessionId: string): Promise<Stripe.PaymentIntent> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
  return session.payment_intent as Stripe.PaymentIntent;
}

async function eventTypes(sessionId: string): Promise<string[]> {
  const intent = await intentOf(sessionId);
  const { data } = await stripe.events.list({ limit: 100 });
  const about = (event: Stripe.Event) => {
    const object = event.data.object as { id?: string; payment_intent?: string };
    return object.id === intent.id || object.payment_intent === intent.id;
  };
  return data
    .filter(about)
    .map(({ type }) => type)
    .reverse();
}

const page = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();

it('shows lines, totals and the e-mail that the shop gave, without scripts', async () => {
  const { url } = await open({ locale: 'lt', customer_email: 'ruta@example.com' });
  const shown = await page(url);
  expect(shown).toContain('<html lang="lt">');
  expect(shown).toContain('Lininė suknelė');
  expect(shown).toContain('99,90\u00a0€');
  expect(shown).toContain('value="ruta@example.com"');
  expect(shown).not.toContain('<script');
});

it.each([
  ['en', 'Pay $99.90', 'usd'],
  ['lt', 'Sumokėti 99,90\u00a0€', 'eur'],
  ['ru', 'Оплатить 99,90\u00a0€', 'eur'],
] as const)('speaks %s', async (locale, button, currency) => {
  const lines = [{ quantity: 2, price_data: { currency, unit_amount: 4_995, product_data: { name: 'x' } } }];
  expect(await page((await open({ locale, line_items: lines })).url)).toContain(button);
});

it('takes the browser’s language where the session leaves it open', async () => {
  expect(await page((await open()).url, { 'accept-language': 'de, ru;q=0.8' })).toContain('<html lang="ru">');
});

it('does not let a product name become markup', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { url } = await open({
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 900, product_data: { name } } }],
  });
  expect(await page(url)).toContain('&lt;img src=x');
});

describe('4242 4242 4242 4242', () => {
  it('pays, goes on to the shop and tells it', async () => {
    const { id, url } = await open({ metadata: { order: 'G-1' }, payment_intent_data: { metadata: { order: 'G-1' } } });
    const answer = await submitPayPage(url);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`http://localhost:8888/lt/checkout-success?session_id=${id}`);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      metadata: { order: 'G-1' },
    });
    expect(session.customer_details).toMatchObject({ email: 'ruta@example.com', name: 'Rūta Kazlauskaitė' });
    const intent = await intentOf(id);
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 9_990, metadata: { order: 'G-1' } });
    expect(intent.latest_charge).toMatchObject({ paid: true, amount: 9_990 });
    expect(await eventTypes(id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  it('is charged once when the form is sent twice', async () => {
    const { id, url } = await open();
    const answers = await Promise.all([submitPayPage(url), submitPayPage(url)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await eventTypes(id)).filter((type) => type === 'charge.succeeded')).toHaveLength(1);
    expect(await page(url)).toContain('You have already paid');
  });
});

it('4000 0000 0000 0002 is declined, stays on the page and can be followed by a good card', async () => {
  const { id, url } = await open({ locale: 'en' });
  const answer = await submitPayPage(url, { number: '4000 0000 0000 0002' });
  expect(answer.status).toBe(200);
  expect(answer.html).toContain('Your bank declined the payment. You have not been charged.');
  expect(answer.html).toContain('value="ruta@example.com"');
  expect(await intentOf(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
  });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await submitPayPage(url)).status).toBe(303);
  expect(await eventTypes(id)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
});

describe('4000 0025 0000 3155 asks for confirmation', () => {
  const start = async () => {
    const session = await open({ locale: 'en' });
    const answer = await submitPayPage(session.url, { number: '4000002500003155' });
    expect(answer).toMatchObject({ status: 303, location: `/pay/${session.id}/confirm` });
    return { ...session, confirm: `${session.url}/confirm` };
  };
  const reply = (url: string, answer: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer }) });

  it('and pays when confirmed', async () => {
    const { confirm, id } = await start();
    expect((await intentOf(id)).status).toBe('requires_action');
    expect(await page(confirm)).toContain('Confirm payment');
    const answer = await reply(confirm, 'confirm');
    expect(answer.headers.get('location')).toContain(`session_id=${id}`);
    expect(await intentOf(id)).toMatchObject({
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
  });

  it('and charges nothing when refused', async () => {
    const { confirm, id, url } = await start();
    const answer = await reply(confirm, 'refuse');
    expect(answer.status).toBe(200);
    const shown = await answer.text();
    expect(shown).toContain('The payment was not confirmed.');
    expect(shown).toContain(`action="/pay/${id}"`);
    expect(await intentOf(id)).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
    expect((await reply(confirm, 'confirm')).headers.get('location')).toBe(`/pay/${id}`);
    expect((await submitPayPage(url)).status).toBe(303);
  });
});

it.each([
  ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'number', 'This card number is not valid.'],
  ['a card that is no test card', { number: '4111 1111 1111 1111' }, 'number', 'test cards only'],
  ['letters', { number: 'card' }, 'number', 'This card number is not valid.'],
  ['a past date', { expiry: '01/20' }, 'expiry', 'This card has expired.'],
  ['a month 13', { expiry: '13/30' }, 'expiry', 'Write month and year'],
  ['a short code', { cvc: '12' }, 'cvc', '3 digits'],
  ['no name', { name: '' }, 'name', 'Fill in this field.'],
  ['a broken e-mail', { email: 'ruta' }, 'email', 'Write an e-mail address'],
])('marks %s beside its field and tries no payment', async (_, fields, field, message) => {
  const { id, url } = await open({ locale: 'en' });
  const answer = await submitPayPage(url, fields);
  expect(answer.status).toBe(200);
  expect(answer.html).toMatch(new RegExp(`id="${field}-error">[^<]*${message.slice(0, 12)}`));
  expect(answer.html).toContain(message);
  expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
});

describe('delivery', () => {
  const shipping = {
    locale: 'lt' as const,
    shipping_address_collection: { allowed_countries: ['LT', 'LV'] as ('LT' | 'LV')[] },
    shipping_options: [
      { shipping_rate_data: { display_name: 'Kurjeris', fixed_amount: { amount: 500, currency: 'eur' } } },
      { shipping_rate_data: { display_name: 'Skubiai', fixed_amount: { amount: 1_000, currency: 'eur' } } },
    ],
  };
  const address = {
    shipping_name: 'Rūta K.',
    line1: 'Gedimino pr. 9',
    city: 'Vilnius',
    postal_code: '01103',
    country: 'LT',
  };

  it('is asked for, charged as chosen and told to the shop', async () => {
    const { id, url } = await open(shipping);
    const shown = await page(url);
    expect(shown).toContain('Lietuva');
    const express = /value="(shr_[^"]+)"[^>]*>\s*<span>Skubiai/.exec(shown)?.[1] ?? '';
    expect((await submitPayPage(url, { ...address, line1: '' })).html).toContain('id="line1-error"');
    expect((await submitPayPage(url, { ...address, country: 'US' })).html).toContain('id="country-error"');
    expect((await submitPayPage(url, { ...address, shipping_rate: express })).status).toBe(303);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      amount_total: 10_990,
      shipping_cost: { amount_total: 1_000 },
      collected_information: {
        shipping_details: { name: 'Rūta K.', address: { postal_code: '01103', country: 'LT' } },
      },
    });
    expect(await intentOf(id)).toMatchObject({ amount_received: 10_990, shipping: { name: 'Rūta K.' } });
  });

  it('comes from the wallet at one press', async () => {
    const { id, url } = await open(shipping);
    const answer = await submitPayPage(url, { method: 'wallet' });
    expect(answer.status).toBe(303);
    expect(await intentOf(id)).toMatchObject({
      shipping: { address: { city: 'Vilnius', country: 'LT' } },
      latest_charge: { payment_method_details: { card: { wallet: { type: 'google_pay' } } } },
    });
  });
});

it('shows an expired session as such, with the way back, and takes no payment for it', async () => {
  const { id, url } = await open({ locale: 'en' });
  await stripe.checkout.sessions.expire(id);
  const shown = await fetch(url);
  expect(shown.status).toBe(410);
  expect(await shown.text()).toContain('href="http://localhost:8888/lt/checkout"');
  expect((await submitPayPage(url)).status).toBe(410);
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
});

it('knows no page for a session that does not exist', async () => {
  expect((await fetch(`${sandbox.url()}/pay/cs_test_none`)).status).toBe(404);
});
