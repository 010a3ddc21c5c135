import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { buildList, deliverySettings, jobList, mailMessage, stripeEvents, stripeSessions } from './part-shapes.ts';
import { type PartAnswer, readPart } from './parts.ts';
import type { DemonstrationAccount } from './work-views.ts';

interface ApiOptions {
  readonly mailUrl: string;
  readonly stripeUrl: string;
  readonly shopUrl: string;
  readonly accounts: readonly DemonstrationAccount[];
}

function answer(context: Context, part: PartAnswer<unknown>) {
  return part.ok
    ? context.json(part.value as object)
    : context.json({ error: 'part_unreachable', reason: part.reason }, 502);
}

/** What the tabs show, as JSON, for tests. 502 with a reason when the part behind it is down. */
export function createApiApp({ accounts, mailUrl, shopUrl, stripeUrl }: ApiOptions): Hono {
  const app = new Hono();
  app.get('/mail', async (context) => {
    const to = context.req.query('to');
    const filter = to ? `?to=${encodeURIComponent(to)}` : '';
    return answer(context, await readPart(`${mailUrl}/inbox${filter}`, z.array(mailMessage)));
  });
  app.get('/mail/:id', async (context) =>
    answer(context, await readPart(`${mailUrl}/inbox/${encodeURIComponent(context.req.param('id'))}`, mailMessage)),
  );
  app.get('/payments/events', async (context) =>
    answer(context, await readPart(`${stripeUrl}/_sandbox/events`, stripeEvents)),
  );
  app.get('/payments/sessions', async (context) =>
    answer(context, await readPart(`${stripeUrl}/_sandbox/sessions`, stripeSessions)),
  );
  app.get('/payments/control', async (context) =>
    answer(context, await readPart(`${stripeUrl}/_sandbox/control`, deliverySettings)),
  );
  app.get('/jobs', async (context) => answer(context, await readPart(`${shopUrl}/_local/jobs`, jobList)));
  app.get('/builds', async (context) => answer(context, await readPart(`${shopUrl}/_local/builds`, buildList)));
  app.get('/accounts', (context) =>
    context.json(
      accounts.map((account) => (account.secret ? { ...account, code: codeAt(account.secret, Date.now()) } : account)),
    ),
  );
  return app;
}
