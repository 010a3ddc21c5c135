import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { createApiApp } from './api-app.ts';
import { consoleScript, consoleStyle } from './assets.ts';
import { createMailPages } from './mail-pages.ts';
import { createPaymentPages } from './payment-pages.ts';
import { createWorkPages } from './work-pages.ts';
import type { DemonstrationAccount } from './work-views.ts';

export interface ConsoleAppOptions {
  /** Addresses of the parts, without a trailing slash. */
  readonly mailUrl: string;
  readonly stripeUrl: string;
  readonly shopUrl: string;
  readonly accounts: readonly DemonstrationAccount[];
}

export interface ConsoleOptions extends ConsoleAppOptions {
  readonly port: number;
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The local console as a Hono app: what the sandboxes and the local host know, on one page each. */
export function createConsoleApp(options: ConsoleAppOptions): Hono {
  const app = new Hono();
  app.use(loopbackOnly());
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'same-origin');
    if (!context.res.headers.has('content-security-policy')) context.header('content-security-policy', pagePolicy);
  });
  app.get('/', (context) => context.redirect('/mail'));
  app.get('/console.css', (context) => context.body(consoleStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/console.js', (context) =>
    context.body(consoleScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.route('/mail', createMailPages(options.mailUrl));
  app.route('/payments', createPaymentPages(options.stripeUrl));
  app.route('/', createWorkPages(options));
  app.route('/api', createApiApp(options));
  return app;
}

/** Serves the console on loopback. */
export function startConsole(options: ConsoleOptions): Promise<Running> {
  return serveOnLoopback(createConsoleApp(options), options.port);
}
