import { Hono } from 'hono';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { createV1App } from './api/v1-app.ts';
import { expireDueSessions } from './checkout/expire-session.ts';
import { createControlApp } from './control-app.ts';
import { createPayPageApp } from './pay-page/pay-page-app.ts';
import { settleDueRefunds } from './payment/settle-refunds.ts';
import { openStripeState, type World } from './state.ts';
import { startDeliveries } from './webhooks/deliveries.ts';
import { newEvent } from './webhooks/event-resource.ts';

export interface StripeAppOptions {
  /** Its rows are kept in `stripe.jsonl` there. */
  readonly dataFolder: string;
  readonly secretKey: string;
  /** Where events are posted to. */
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** Milliseconds since 1970; sessions are created and expire by it. Signatures always carry the real time. */
  readonly clock?: () => number;
  /** Name on the pay page. */
  readonly merchant?: string;
  /** Wait after the first failed delivery; it doubles up to a minute. */
  readonly retryBaseMilliseconds?: number;
}

export interface StripeSandboxOptions extends StripeAppOptions {
  readonly port: number;
}

const sweepMilliseconds = 1000;

/** The sandbox as a Hono app. `close` stops its timers and deliveries and writes everything down. */
export function createStripeApp(options: StripeAppOptions): { readonly app: Hono; close(): Promise<void> } {
  const state = openStripeState(options.dataFolder);
  const deliveries = startDeliveries(state, {
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    retryBaseMilliseconds: options.retryBaseMilliseconds ?? 1000,
  });
  const clock = options.clock ?? Date.now;
  const now = () => Math.floor(clock() / 1000);
  const world: World = {
    state,
    merchant: options.merchant ?? 'Gija',
    now,
    emit(type, subject, details = {}) {
      const cause = details.cause ?? { id: null, idempotency_key: null };
      const event = newEvent({ type, subject, previous: details.previous ?? null, cause, createdSeconds: now() });
      state.events.put(event.id, event);
      deliveries.plan(event.id);
    },
  };
  const sweep = setInterval(() => {
    expireDueSessions(world);
    settleDueRefunds(world);
    state.log.flush().catch((error) => console.error('The Stripe sandbox cannot write its file:', error));
  }, sweepMilliseconds).unref();

  const app = new Hono();
  app.use(loopbackOnly());
  app.use(async (_, next) => {
    // Between two sweeps too, nobody may see or pay an overdue session.
    expireDueSessions(world);
    await next();
  });
  app.route('/', createV1App(world, options.secretKey));
  app.route('/pay', createPayPageApp(world));
  app.route('/_sandbox', createControlApp(world, deliveries));

  return {
    app,
    async close() {
      clearInterval(sweep);
      await deliveries.stop();
      await state.log.flush();
    },
  };
}

/** Serves the sandbox on loopback: Stripe's API under /v1, pay pages under /pay, control under /_sandbox. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<Running> {
  const { app, close } = createStripeApp(options);
  const running = await serveOnLoopback(app, options.port).catch(async (error) => {
    await close();
    throw error;
  });
  return {
    url: running.url,
    async close() {
      await running.close();
      await close();
    },
  };
}
