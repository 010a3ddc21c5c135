import { Hono } from 'hono';
import { consolePage } from './layout.ts';
import { deliverySettings, stripeEvents, stripeSessions } from './part-shapes.ts';
import { readPart, tellPart } from './parts.ts';
import { paymentsView } from './payments-view.ts';

/** The payments tab. */
export function createPaymentPages(stripeUrl: string): Hono {
  const app = new Hono();
  const control = `${stripeUrl}/_sandbox`;
  const back = (said: string) => `/payments?said=${encodeURIComponent(said)}`;

  app.get('/', async (context) => {
    const [events, sessions, settings] = await Promise.all([
      readPart(`${control}/events`, stripeEvents),
      readPart(`${control}/sessions`, stripeSessions),
      readPart(`${control}/control`, deliverySettings),
    ]);
    const content = paymentsView({ events, sessions, settings });
    return context.html(consolePage('/payments', { said: context.req.query('said') }, content));
  });

  app.post('/control', async (context) => {
    const form = await context.req.formData();
    const settings = {
      double: form.has('double'),
      shuffle: form.has('shuffle'),
      paused: form.has('paused'),
      delaySeconds: Number(form.get('delaySeconds') ?? 0),
    };
    const done = await tellPart(`${control}/control`, 'POST', settings);
    return context.redirect(back(done.ok ? 'Applied to every event from now on.' : `Not applied. ${done.reason}`), 303);
  });

  app.post('/events/:id/resend', async (context) => {
    const form = await context.req.formData();
    const times = Number(form.get('times') ?? 1);
    const url = `${control}/events/${encodeURIComponent(context.req.param('id'))}/resend`;
    const done = await tellPart(url, 'POST', { times, parallel: times > 1 });
    const sent = times > 1 ? `Sent ${times} times at once.` : 'Sent again.';
    return context.redirect(back(done.ok ? sent : `Not sent. ${done.reason}`), 303);
  });

  return app;
}
