import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { startMailSandbox } from '#sandbox/mail/mail-sandbox.ts';
import { startStripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { createConsoleApp, startConsole } from './console.ts';

const folder = mkdtempSync(join(tmpdir(), 'gija-console-'));
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const accounts = [
  { name: 'Administratorė', role: 'admin', email: 'admin@gija.example', password: 'secret-1', pin: '271828', secret },
];
let mail: Running;
let stripe: Running;
let shop: Running;
let running: Running;
const asked: string[] = [];

function fakeShop(): Hono {
  const app = new Hono();
  const job = { name: 'send-outbox', schedule: '* * * * *', running: false, lastRun: null, lastResult: null };
  const build = {
    id: 1,
    state: 'failed',
    asked: '2026-11-21T12:00:00.000Z',
    finished: '2026-11-21T12:00:04.500Z',
    message: 'A <b>broken</b> page',
  };
  app.get('/_local/jobs', (context) => context.json([job]));
  app.get('/_local/builds', (context) => context.json([build]));
  app.post('/_local/*', (context) => {
    asked.push(context.req.path);
    return context.req.path.endsWith('unknown') ? context.json({ error: 'No such job' }, 404) : context.json(job);
  });
  return app;
}

beforeAll(async () => {
  mail = await startMailSandbox({ port: 0, dataFolder: folder });
  shop = await serveOnLoopback(fakeShop(), 0);
  const webhook = { webhookUrl: `${shop.url}/_local/webhook`, webhookSecret: 'whsec_x' };
  stripe = await startStripeSandbox({ port: 0, dataFolder: folder, secretKey: 'sk_test_x', ...webhook });
  running = await startConsole({ port: 0, mailUrl: mail.url, stripeUrl: stripe.url, shopUrl: shop.url, accounts });
});
afterAll(async () => {
  await Promise.all([running, mail, stripe, shop].map((part) => part.close()));
  rmSync(folder, { recursive: true, force: true });
});

const page = async (path: string) => (await fetch(`${running.url}${path}`)).text();
const api = async (path: string) => (await fetch(`${running.url}/api${path}`)).json();
const submit = async (path: string, fields: Record<string, string> = {}) => {
  const response = await fetch(`${running.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    said: new URL(response.headers.get('location') ?? '', running.url).searchParams.get('said'),
  };
};

async function deliver(subject: string, html: string) {
  const body = JSON.stringify({
    from: 'shop@gija.example',
    to: 'ruta@example.com',
    subject,
    html,
    text: `${subject} in text`,
  });
  const answer = await fetch(`${mail.url}/deliver`, { method: 'POST', body });
  return ((await answer.json()) as { id: string }).id;
}

describe('mail', () => {
  it('lists messages and shows one in a frame without scripts, with its text twin', async () => {
    const id = await deliver('Hello <you>', '<p>Hi</p><script>alert(1)</script>');
    expect(await page('/mail')).toContain('Hello &lt;you&gt;');
    const shown = await page(`/mail?id=${id}`);
    expect(shown).toContain(`src="/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`);
    expect(shown).toContain('Hello &lt;you&gt; in text');
    const framed = await fetch(`${running.url}/mail/${id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/);
    expect(await api(`/mail/${id}`)).toMatchObject({ subject: 'Hello <you>' });
    expect(await api('/mail?to=nobody@example.com')).toEqual([]);
  });

  it('deletes all', async () => {
    await deliver('Old', '<p>x</p>');
    expect(await submit('/mail/delete')).toEqual({ status: 303, said: 'All messages are deleted.' });
    expect(await api('/mail')).toEqual([]);
    expect(await page('/mail')).toContain('No mail yet.');
  });
});

describe('payments', () => {
  it('shows events, sessions and switches, and sends again', async () => {
    const form = new URLSearchParams({
      mode: 'payment',
      success_url: 'http://localhost/ok',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '1250',
      'line_items[0][price_data][product_data][name]': 'Suknelė',
    });
    const answer = await fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
      body: form,
    });
    const session = (await answer.json()) as { url: string };
    expect(await page('/payments')).toContain(`href="${session.url}"`);
    await fetch(session.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ method: 'wallet' }) });
    const shown = await page('/payments');
    expect(shown).toContain('checkout.session.completed');
    expect(shown).toContain('12.50\u00a0€');
    const { data } = (await api('/payments/events')) as { data: { event: { id: string } }[] };
    expect((await submit(`/payments/events/${data[0]?.event.id}/resend`, { times: '10' })).said).toBe(
      'Sent 10 times at once.',
    );
    expect((await submit('/payments/events/evt_none/resend')).said).toContain('No such event.');
  });

  it('changes how events are sent', async () => {
    await submit('/payments/control', { double: 'on', delaySeconds: '2' });
    expect(await api('/payments/control')).toEqual({ double: true, shuffle: false, paused: false, delaySeconds: 2 });
    expect(await page('/payments')).toMatch(/name="double" checked/);
    await submit('/payments/control', {});
    expect(await api('/payments/control')).toMatchObject({ double: false, delaySeconds: 0 });
  });
});

describe('the shop’s work', () => {
  it('lists jobs and runs one', async () => {
    expect(await page('/jobs')).toContain('send-outbox');
    expect((await submit('/jobs/send-outbox')).said).toBe('send-outbox has run.');
    expect(asked).toContain('/_local/jobs/send-outbox');
    expect((await submit('/jobs/unknown')).said).toContain('No such job');
  });

  it('lists builds with their message and asks for one', async () => {
    const shown = await page('/builds');
    expect(shown).toContain('A &lt;b&gt;broken&lt;/b&gt; page');
    expect(shown).toContain('4.5 s');
    expect((await submit('/builds')).said).toBe('A build is asked for.');
    expect(asked).toContain('/_local/build');
  });

  it('shows the demonstration accounts with the PIN and the present code', async () => {
    const codes = () => [-30_000, 0].map((before) => codeAt(secret, Date.now() + before));
    const shown = await page('/accounts');
    expect(shown).toContain('271828');
    expect(codes().some((code) => shown.includes(code))).toBe(true);
    const [administrator, ...others] = (await api('/accounts')) as { code?: string }[];
    expect(administrator).toMatchObject(accounts[0] ?? {});
    expect(codes()).toContain(administrator?.code);
    expect(others).toEqual(accounts.slice(1));
  });
});

it('says which part is down instead of failing', async () => {
  const nowhere = 'http://127.0.0.1:9';
  const alone = createConsoleApp({ mailUrl: nowhere, stripeUrl: nowhere, shopUrl: nowhere, accounts: [] });
  for (const [path, name] of [
    ['/mail', 'The mail sandbox'],
    ['/payments', 'The card sandbox'],
    ['/jobs', 'The shop'],
    ['/builds', 'The shop'],
  ]) {
    const response = await alone.request(path ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`${name} cannot be reached.`);
  }
  const json = await alone.request('/api/jobs');
  expect(json.status).toBe(502);
  expect(await json.json()).toMatchObject({ error: 'part_unreachable' });
  const told = await alone.request('/builds', { method: 'POST' });
  expect(decodeURIComponent(told.headers.get('location') ?? '')).toContain('No build. It does not answer');
});

it('answers this machine only, and no other site’s page', async () => {
  const app = createConsoleApp({ mailUrl: mail.url, stripeUrl: stripe.url, shopUrl: shop.url, accounts });
  expect((await app.request('/mail', { headers: { host: 'evil.example' } })).status).toBe(403);
  const origin = { origin: 'https://evil.example' };
  expect((await app.request('/mail/delete', { method: 'POST', headers: origin })).status).toBe(403);
  expect(
    (await app.request('/jobs/send-outbox', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(403);
  const policy = (await app.request('/accounts')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});
