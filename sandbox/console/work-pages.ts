import { Hono } from 'hono';
import { consolePage } from './layout.ts';
import { buildList, jobList } from './part-shapes.ts';
import { readPart, tellPart } from './parts.ts';
import { accountsView, buildsView, type DemonstrationAccount, jobsView } from './work-views.ts';

interface WorkOptions {
  readonly shopUrl: string;
  readonly accounts: readonly DemonstrationAccount[];
}

/** The tabs about the shop's own work: jobs, builds, accounts. */
export function createWorkPages({ accounts, shopUrl }: WorkOptions): Hono {
  const app = new Hono();

  app.get('/jobs', async (context) => {
    const jobs = await readPart(`${shopUrl}/_local/jobs`, jobList);
    return context.html(consolePage('/jobs', { said: context.req.query('said') }, jobsView(jobs)));
  });

  app.post('/jobs/:name', async (context) => {
    const name = context.req.param('name');
    const done = await tellPart(`${shopUrl}/_local/jobs/${encodeURIComponent(name)}`, 'POST');
    const said = done.ok ? `${name} has run.` : `${name} has not run. ${done.reason}`;
    return context.redirect(`/jobs?said=${encodeURIComponent(said)}`, 303);
  });

  app.get('/builds', async (context) => {
    const builds = await readPart(`${shopUrl}/_local/builds`, buildList);
    return context.html(consolePage('/builds', { said: context.req.query('said') }, buildsView(builds)));
  });

  app.post('/builds', async (context) => {
    const done = await tellPart(`${shopUrl}/_local/build`, 'POST');
    const said = done.ok ? 'A build is asked for.' : `No build. ${done.reason}`;
    return context.redirect(`/builds?said=${encodeURIComponent(said)}`, 303);
  });

  app.get('/accounts', (context) =>
    context.html(consolePage('/accounts', { said: undefined }, accountsView(accounts, shopUrl, Date.now()))),
  );

  return app;
}
