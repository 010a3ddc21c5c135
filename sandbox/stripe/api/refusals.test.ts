import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionRequest, startTestSandbox } from '../testing/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = new Stripe(sandbox.secretKey, sandbox.address());
});
afterAll(() => sandbox.close());

type Changes = Record<string, unknown>;

async function refusal(changes: Changes): Promise<Stripe.errors.StripeError> {
  const parameters = { ...sessionRequest(), ...changes } as Stripe.Checkout.SessionCreateParams;
  const error = await stripe.checkout.sessions.create(parameters).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The sandbox took what Stripe refuses.');
}

function line(price: Changes, more: Changes = {}): Changes {
  const base = { currency: 'eur', unit_amount: 4_995, product_data: { name: 'Suknelė' } };
  return { line_items: [{ quantity: 1, price_data: { ...base, ...price }, ...more }] };
}

const now = () => Math.floor(Date.now() / 1000);
const manyLines = Array.from({ length: 101 }, () => sessionRequest().line_items[0]);
const shipping = { amount: 500, currency: 'usd' };

const refused: readonly [name: string, changes: Changes, param: string | undefined, code: string | undefined][] = [
  ['an unknown parameter', { amount: 5 }, 'amount', 'parameter_unknown'],
  [
    'the parameter that the pinned version dropped',
    { payment_method_types: ['card'] },
    'payment_method_types',
    'parameter_unknown',
  ],
  ['an unknown nested parameter', line({ price: 1 }), 'line_items[0][price_data][price]', 'parameter_unknown'],
  ['a missing mode', { mode: undefined }, 'mode', 'parameter_missing'],
  ['a missing success_url', { success_url: undefined }, 'success_url', 'parameter_missing'],
  ['missing line items', { line_items: undefined }, 'line_items', 'parameter_missing'],
  ['a missing currency', line({ currency: undefined }), 'line_items[0][price_data][currency]', 'parameter_missing'],
  ['a missing amount', line({ unit_amount: undefined }), 'line_items[0][price_data][unit_amount]', 'parameter_missing'],
  [
    'a missing product',
    line({ product_data: undefined }),
    'line_items[0][price_data][product_data]',
    'parameter_missing',
  ],
  ['a missing quantity', line({}, { quantity: undefined }), 'line_items[0]', 'parameter_missing'],
  ['an empty value', { customer_email: '' }, 'customer_email', 'parameter_invalid_empty'],
  ['an address without a scheme', { success_url: 'localhost/ok' }, 'success_url', 'url_invalid'],
  ['a script as an address', { cancel_url: 'javascript:alert(1)' }, 'cancel_url', 'url_invalid'],
  ['a broken e-mail', { customer_email: 'ruta@' }, 'customer_email', 'email_invalid'],
  ['an unknown locale', { locale: 'xx' }, 'locale', undefined],
  ['an unknown currency', line({ currency: 'ltl' }), 'line_items[0][price_data][currency]', undefined],
  [
    'a fraction of a cent',
    line({ unit_amount: 49.5 }),
    'line_items[0][price_data][unit_amount]',
    'parameter_invalid_integer',
  ],
  [
    'a negative amount',
    line({ unit_amount: -1 }),
    'line_items[0][price_data][unit_amount]',
    'parameter_invalid_integer',
  ],
  ['quantity 0', line({}, { quantity: 0 }), 'line_items[0][quantity]', 'parameter_invalid_integer'],
  ['a total below the minimum', line({ unit_amount: 49 }), undefined, 'amount_too_small'],
  ['a total above the maximum', line({ unit_amount: 99_999_999 }, { quantity: 2 }), undefined, 'amount_too_large'],
  ['101 lines', { line_items: manyLines }, 'line_items', undefined],
  ['an expiry under 30 minutes', { expires_at: now() + 29 * 60 }, 'expires_at', undefined],
  ['an expiry above 24 hours', { expires_at: now() + 25 * 3600 }, 'expires_at', undefined],
  [
    'a country that is none',
    { shipping_address_collection: { allowed_countries: ['XX'] } },
    'shipping_address_collection[allowed_countries][0]',
    undefined,
  ],
  [
    'shipping in another currency',
    { shipping_options: [{ shipping_rate_data: { display_name: 'x', fixed_amount: shipping } }] },
    'shipping_options[0][shipping_rate_data][fixed_amount][currency]',
    undefined,
  ],
  [
    'a price that does not exist',
    { line_items: [{ price: 'price_1', quantity: 1 }] },
    'line_items[0][price]',
    'resource_missing',
  ],
  ['metadata that is too long', { metadata: { note: 'x'.repeat(501) } }, 'metadata[note]', undefined],
  ['a long metadata key', { metadata: { ['k'.repeat(41)]: 'x' } }, `metadata[${'k'.repeat(41)}]`, undefined],
  ['a long reference', { client_reference_id: 'x'.repeat(201) }, 'client_reference_id', undefined],
  ['an old name of the page', { ui_mode: 'hosted' }, 'ui_mode', undefined],
  ['text where a list belongs', { expand: 'line_items' }, 'expand', undefined],
];

describe('a checkout session is refused with', () => {
  it.each(refused)('%s', async (_, changes, param, code) => {
    const error = await refusal(changes);
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error.statusCode).toBe(400);
    expect(error.param).toBe(param);
    expect(error.code).toBe(code);
    expect(error.requestId).toMatch(/^req_/);
    expect(error.doc_url).toBe(code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`);
  });
});

it('says what is wrong in Stripe’s words', async () => {
  expect((await refusal({ foo: 1, bar: 2 })).message).toBe('Received unknown parameters: foo, bar');
  expect((await refusal({ expires_at: now() + 60 })).message).toBe(
    'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
  );
  expect((await refusal(line({ unit_amount: 10 }))).message).toBe(
    "The Checkout Session's total amount due must add up to at least €0.50 eur",
  );
});

it('refuses what Stripe would take but this sandbox does not play, instead of ignoring it', async () => {
  expect((await refusal({ automatic_tax: { enabled: true } })).message).toMatch(/does not implement.*automatic_tax/);
  expect((await refusal({ discounts: [{ coupon: 'x' }] })).message).toMatch(/does not implement.*discounts/);
});

it('leaves nothing behind when it refuses', async () => {
  const before = await stripe.checkout.sessions.list();
  await refusal({ expires_at: now() });
  expect((await stripe.checkout.sessions.list()).data).toEqual(before.data);
});

describe('a request is refused', () => {
  const get = (path: string, headers: Record<string, string>) => fetch(`${sandbox.url()}${path}`, { headers });
  const authorization = () => `Bearer ${sandbox.secretKey}`;

  it('without a key, with a wrong key: 401', async () => {
    const without = await get('/v1/events', {});
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    const wrong = new Stripe('sk_test_somebody_else_0001', sandbox.address());
    await expect(wrong.events.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(wrong.events.list()).rejects.toThrow('Invalid API Key provided: sk_test_**************0001');
  });

  it('but not with the key as the user name of Basic', async () => {
    const basic = `Basic ${Buffer.from(`${sandbox.secretKey}:`).toString('base64')}`;
    expect((await get('/v1/events', { authorization: basic })).status).toBe(200);
  });

  it('for another API version', async () => {
    const old = await get('/v1/events', { authorization: authorization(), 'stripe-version': '2024-06-20' });
    expect(old.status).toBe(400);
    const current = await get('/v1/events', {
      authorization: authorization(),
      'stripe-version': Stripe.API_VERSION ?? '',
    });
    expect(current.status).toBe(200);
  });

  it('for an address that Stripe does not have', async () => {
    const answer = await get('/v1/nothing', { authorization: authorization() });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)') },
    });
  });

  it('for ids that do not exist', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'session',
      statusCode: 404,
    });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'intent',
    });
    await expect(stripe.refunds.retrieve('re_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('when its body is JSON', async () => {
    const answer = await fetch(`${sandbox.url()}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: authorization(), 'content-type': 'application/json' },
      body: JSON.stringify(sessionRequest()),
    });
    expect(answer.status).toBe(400);
  });
});
