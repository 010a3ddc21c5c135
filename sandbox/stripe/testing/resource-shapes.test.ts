import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedFields } from './published-fields.data.ts';
import { sessionRequest, startTestSandbox, submitPayPage } from './test-sandbox.ts';

/** Fields that the pinned version has and the published examples do not show. */
const newerFields = [
  'allowed_payment_method_types',
  'payment_record',
  'intended_submission_method',
  'previous_attributes',
  'excluded_payment_method_types',
];
/** Left out by Stripe itself unless it is expanded, since version 2022-11-15. */
const onlyExpanded = ['refunds'];

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], root);
}

/** Published fields that an answer lacks, where the object that would carry them is there. */
function lackingFields(kind: string, answer: unknown): string[] {
  return (publishedFields[kind] ?? []).filter((field) => {
    const path = field.split('.');
    const parent = valueAt(answer, path.slice(0, -1));
    if (onlyExpanded.includes(path[0] ?? '') || typeof parent !== 'object' || parent === null) return false;
    return !keysOf(parent).includes(path.at(-1) ?? '');
  });
}

function unpublishedFields(kind: string, answer: unknown): string[] {
  return keysOf(answer).filter((key) => !(publishedFields[kind] ?? []).includes(key) && !newerFields.includes(key));
}

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
const answers: [kind: string, answer: unknown][] = [];

async function raw(path: string): Promise<unknown> {
  const response = await fetch(`${sandbox.url()}${path}`, {
    headers: { authorization: `Bearer ${sandbox.secretKey}` },
  });
  expect(response.status).toBe(200);
  return response.json();
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const stripe = new Stripe(sandbox.secretKey, sandbox.address());
  const session = await stripe.checkout.sessions.create({
    ...sessionRequest(),
    customer_email: 'ruta@example.com',
    shipping_address_collection: { allowed_countries: ['LT'] },
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: 'Kurjeris',
          fixed_amount: { amount: 500, currency: 'eur' },
          delivery_estimate: {
            minimum: { unit: 'business_day', value: 1 },
            maximum: { unit: 'business_day', value: 3 },
          },
        },
      },
    ],
  });
  answers.push(['checkout.session', session]);
  const address = {
    shipping_name: 'Rūta',
    line1: 'Gedimino pr. 9',
    city: 'Vilnius',
    postal_code: '01103',
    country: 'LT',
  };
  await submitPayPage(session.url ?? '', { ...address, number: '4000 0000 0000 0002' });
  await submitPayPage(session.url ?? '', address);
  const paid = (await raw(
    `/v1/checkout/sessions/${session.id}?expand[]=payment_intent.latest_charge.balance_transaction&expand[]=payment_intent.payment_method&expand[]=shipping_cost.shipping_rate`,
  )) as {
    shipping_cost: { shipping_rate: unknown };
    payment_intent: {
      id: string;
      payment_method: unknown;
      latest_charge: { id: string; balance_transaction: unknown };
    };
  };
  answers.push(
    ['checkout.session', paid],
    ['payment_intent', paid.payment_intent],
    ['payment_method', paid.payment_intent.payment_method],
  );
  answers.push(['charge', paid.payment_intent.latest_charge], ['shipping_rate', paid.shipping_cost.shipping_rate]);
  answers.push(['balance_transaction', paid.payment_intent.latest_charge.balance_transaction]);
  const lines = (await raw(`/v1/checkout/sessions/${session.id}/line_items?expand[]=data.price.product`)) as {
    data: { price: { product: unknown } }[];
  };
  answers.push(['item', lines.data[0]], ['product', lines.data[0]?.price.product]);
  answers.push(['refund', await stripe.refunds.create({ charge: paid.payment_intent.latest_charge.id, amount: 100 })]);
  const dispute = await fetch(`${sandbox.url()}/_sandbox/disputes`, {
    method: 'POST',
    body: JSON.stringify({ charge: paid.payment_intent.latest_charge.id }),
  });
  answers.push(['dispute', await dispute.json()]);
  const events = (await raw('/v1/events?limit=100')) as { data: unknown[] };
  answers.push(...events.data.map((event): [string, unknown] => ['event', event]));
});

afterAll(() => sandbox.close());

it('answers every field of the published examples', () => {
  const kinds = new Set(answers.map(([kind]) => kind));
  expect([...kinds].sort()).toEqual(Object.keys(publishedFields).sort());
  for (const [kind, answer] of answers) expect.soft(lackingFields(kind, answer), kind).toEqual([]);
});

it('answers no field that Stripe does not have', () => {
  for (const [kind, answer] of answers) expect.soft(unpublishedFields(kind, answer), kind).toEqual([]);
});
