import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serveOnLoopback } from '#sandbox/http/serve.ts';
import { type StripeSandboxOptions, startStripeSandbox } from '../stripe-sandbox.ts';

interface ReceivedWebhook {
  readonly body: string;
  readonly signature: string;
  readonly type: string;
  readonly id: string;
}

const secretKey = 'sk_test_gija_sandbox_0001';
export const webhookSecret = 'whsec_gija_sandbox_0001';

/** A receiver of webhooks that remembers them and answers as told. */
async function startReceiver() {
  const received: ReceivedWebhook[] = [];
  let status = 200;
  const app = new Hono();
  app.post('/webhook', async (context) => {
    const body = await context.req.text();
    const { id, type } = JSON.parse(body);
    received.push({ body, id, type, signature: context.req.header('stripe-signature') ?? '' });
    return new Response('seen', { status });
  });
  const running = await serveOnLoopback(app, 0);
  return {
    received,
    url: `${running.url}/webhook`,
    answerWith(next: number) {
      status = next;
    },
    close: running.close,
  };
}

/** A sandbox on a free port with its own data folder and a receiver; everything goes with `close`. */
export async function startTestSandbox(options: Partial<StripeSandboxOptions> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gija-stripe-'));
  const receiver = await startReceiver();
  const begin = () =>
    startStripeSandbox({
      port: 0,
      dataFolder,
      secretKey,
      webhookUrl: receiver.url,
      webhookSecret,
      retryBaseMilliseconds: 5,
      ...options,
    });
  let running = await begin();
  return {
    receiver,
    secretKey,
    url: () => running.url,
    /** For the SDK's options: the host override by which it reaches the sandbox. */
    address: () => ({
      host: '127.0.0.1',
      port: new URL(running.url).port,
      protocol: 'http' as const,
      maxNetworkRetries: 0,
    }),
    async restart() {
      await running.close();
      running = await begin();
    },
    async close() {
      await running.close();
      await receiver.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const goodCard = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Rūta Kazlauskaitė' };

/** Sends the pay page's form as a browser without scripts does. */
export async function submitPayPage(url: string, fields: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams({ method: 'card', email: 'ruta@example.com', ...goodCard, ...fields });
  const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
  return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
}

/** The least that a session needs. */
export function sessionRequest() {
  return {
    mode: 'payment' as const,
    success_url: 'http://localhost:8888/lt/checkout-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8888/lt/checkout',
    line_items: [
      { quantity: 2, price_data: { currency: 'eur', unit_amount: 4_995, product_data: { name: 'Lininė suknelė' } } },
    ],
  };
}
