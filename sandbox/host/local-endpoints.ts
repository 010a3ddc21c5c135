import { Hono } from 'hono';
import { loopbackOnly } from '#sandbox/http/loopback-only.ts';
import type { Builds } from './builds.ts';
import type { Jobs } from './jobs.ts';

/** What only the local host has: jobs by hand and the build hook, for the local console and tests. */
export function localEndpoints(jobs: Jobs, builds: Builds): Hono {
  const app = new Hono();
  app.use(loopbackOnly());
  app.get('/jobs', async (context) => context.json(await jobs.list()));
  app.post('/jobs/:name', async (context) => {
    const job = await jobs.run(context.req.param('name'));
    return job === undefined ? context.json({ error: 'No such job' }, 404) : context.json(job);
  });
  app.get('/builds', (context) => context.json(builds.list()));
  app.post('/build', async (context) => {
    const title = context.req.query('trigger_title') ?? '';
    return context.json(builds.ask({ title, body: await context.req.text() }), 202);
  });
  return app;
}
