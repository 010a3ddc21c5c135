import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStripeApp } from './stripe-sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'gija-stripe-app-'));
let sandbox: ReturnType<typeof createStripeApp>;

beforeEach(() => {
  const webhook = { webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_x' };
  sandbox = createStripeApp({ dataFolder: folder, secretKey: 'sk_test_x', ...webhook });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const body = new URLSearchParams({
  mode: 'payment',
  success_url: 'http://localhost/ok',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'EUR',
  'line_items[0][price_data][unit_amount]': '1250',
  'line_items[0][price_data][product_data][name]': 'Dress',
});
const authorization = 'Bearer sk_test_x';

it('answers without a socket; the pay page is where the sandbox was asked', async () => {
  const answer = await sandbox.app.request('http://localhost:8891/v1/checkout/sessions', {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const session = (await answer.json()) as { id: string; url: string; currency: string };
  expect(session).toMatchObject({ url: `http://localhost:8891/pay/${session.id}`, currency: 'eur' });
  expect((await sandbox.app.request(session.url)).status).toBe(200);
});

it('answers this machine only, and changes nothing for another site’s page', async () => {
  const foreign = { host: 'evil.example' };
  expect((await sandbox.app.request('/_sandbox/events', { headers: foreign })).status).toBe(403);
  const crossSite = { origin: 'https://evil.example' };
  const control = await sandbox.app.request('/_sandbox/control', {
    method: 'POST',
    headers: crossSite,
    body: '{"paused":true}',
  });
  expect(control.status).toBe(403);
  expect(await (await sandbox.app.request('/_sandbox/control')).json()).toMatchObject({ paused: false });
});
