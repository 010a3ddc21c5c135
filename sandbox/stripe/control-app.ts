import { Hono } from 'hono';
import * as z from 'zod/mini';
import { closeDispute, openDispute, submitEvidence } from './payment/dispute-charge.ts';
import { type Dispute, disputeReasons } from './payment/dispute-resource.ts';
import type { World } from './state.ts';
import type { Deliveries } from './webhooks/deliveries.ts';

const settingsChange = z.strictObject({
  double: z.optional(z.boolean()),
  shuffle: z.optional(z.boolean()),
  delaySeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  paused: z.optional(z.boolean()),
});
const resendRequest = z.strictObject({
  times: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  parallel: z._default(z.boolean(), false),
});
const disputeRequest = z.strictObject({
  charge: z.string(),
  reason: z._default(z.enum(disputeReasons), 'fraudulent'),
  amount: z.optional(z.int().check(z.gte(1))),
});
const closeRequest = z.strictObject({ status: z.enum(['won', 'lost']) });

const isOpen = ({ status }: Dispute) => status === 'needs_response' || status === 'under_review';

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What tests and the local console ask of the sandbox; Stripe has nothing of it. */
export function createControlApp(world: World, deliveries: Deliveries): Hono {
  const { state } = world;
  const app = new Hono();

  app.get('/events', (context) => {
    const wanted = context.req.query('type');
    const events = state.events.all().filter(({ type }) => wanted === undefined || type === wanted);
    const rows = events.reverse().map((event) => {
      const delivery = state.deliveries.get(event.id);
      return {
        event,
        state: delivery?.state ?? 'waiting',
        attempts: delivery?.attempts ?? [],
        nextAt: delivery?.nextAt ?? null,
      };
    });
    return context.json({ data: rows });
  });

  app.post('/events/:id/resend', async (context) => {
    const event = state.events.get(context.req.param('id'));
    if (!event) return context.json({ error: 'No such event.' }, 404);
    const read = resendRequest.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    const attempts = await deliveries.resend(event, read.data.times, read.data.parallel);
    return context.json({ attempts });
  });

  app.get('/control', (context) => context.json(deliveries.settings()));

  app.post('/control', async (context) => {
    const read = settingsChange.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    const before = deliveries.settings();
    deliveries.change({
      double: read.data.double ?? before.double,
      shuffle: read.data.shuffle ?? before.shuffle,
      delaySeconds: read.data.delaySeconds ?? before.delaySeconds,
      paused: read.data.paused ?? before.paused,
    });
    await state.log.flush();
    return context.json(deliveries.settings());
  });

  app.get('/sessions', (context) => context.json({ data: state.sessions.all().reverse() }));

  app.post('/disputes', async (context) => {
    const read = disputeRequest.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    const charge = state.charges.get(read.data.charge);
    if (!charge?.paid) return context.json({ error: 'No such paid charge.' }, 404);
    if (charge.disputed) return context.json({ error: 'The charge is already disputed.' }, 409);
    const amount = Math.min(read.data.amount ?? charge.amount, charge.amount);
    const dispute = openDispute(world, charge, read.data.reason, amount);
    await state.log.flush();
    return context.json(dispute);
  });

  app.post('/disputes/:id/evidence', async (context) => {
    const dispute = state.disputes.get(context.req.param('id'));
    if (!dispute) return context.json({ error: 'No such dispute.' }, 404);
    if (!isOpen(dispute)) return context.json({ error: 'The dispute is closed.' }, 409);
    const submitted = submitEvidence(world, dispute);
    await state.log.flush();
    return context.json(submitted);
  });

  app.post('/disputes/:id/close', async (context) => {
    const dispute = state.disputes.get(context.req.param('id'));
    if (!dispute) return context.json({ error: 'No such dispute.' }, 404);
    const read = closeRequest.safeParse(await readJson(context.req.raw));
    if (!read.success) return context.json({ error: z.prettifyError(read.error) }, 400);
    if (!isOpen(dispute)) return context.json({ error: 'The dispute is closed.' }, 409);
    const closed = closeDispute(world, dispute, read.data.status);
    await state.log.flush();
    return context.json(closed);
  });

  return app;
}
