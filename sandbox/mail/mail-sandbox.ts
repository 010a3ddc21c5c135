import { Hono } from 'hono';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import { type Running, serveOnLoopback } from '#sandbox/http/serve.ts';
import { createInboxApp } from './inbox-app.ts';
import { openMailState } from './mail-state.ts';
import { createResendApp } from './resend-app.ts';

export interface MailAppOptions {
  /** The inbox is kept in `mail.jsonl` there. */
  readonly dataFolder: string;
  /** The only key that is accepted; left out, every key is. */
  readonly apiKey?: string;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface MailSandboxOptions extends MailAppOptions {
  readonly port: number;
}

/** The sandbox as a Hono app. `close` writes everything down. */
export function createMailApp(options: MailAppOptions): { readonly app: Hono; close(): Promise<void> } {
  const state = openMailState(options.dataFolder);
  const clock = options.clock ?? Date.now;
  const app = new Hono();
  app.use(loopbackOnly());
  app.route('/emails', createResendApp(state, { apiKey: options.apiKey, clock }));
  app.route('/', createInboxApp(state, clock));
  return { app, close: () => state.log.flush() };
}

/** Serves the sandbox on loopback: Resend's API under /emails, the inbox under /inbox, /deliver and /control beside it. */
export async function startMailSandbox(options: MailSandboxOptions): Promise<Running> {
  const { app, close } = createMailApp(options);
  const running = await serveOnLoopback(app, options.port);
  return {
    url: running.url,
    async close() {
      await running.close();
      await close();
    },
  };
}
