import * as z from 'zod';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { BuildFailure } from './build-failure.ts';
import { openReport } from './build-report.ts';
import { createSiteBuilder } from './build-site.ts';

/**
 * Builds sites for the host that started this process: it sends `{ id, hookBody, deploy, last, target }` and gets `{ line }` and
 * `{ id, done, total }` while it lasts, and at the end `{ id, built }` or `{ id, failed, code }`. The process stays: it knows the
 * catalogue of the last build, so that the next one reads and renders only what was changed.
 */
const asked = z.object({
  id: z.number(),
  hookBody: z.string(),
  deploy: z.string(),
  last: z.string().optional(),
  target: z.string(),
});
const [project = process.cwd()] = process.argv.slice(2);
const { env } = process;
const { call } = createDatabase({
  url: env['PUBLIC_SUPABASE_URL'] ?? '',
  secretKey: env['SUPABASE_SECRET_KEY'] ?? '',
  // A build reads everything at once, and nobody waits for it at a page.
  patience: 120_000,
});
const answer = (message: object) => process.send?.(message);
const builder = createSiteBuilder({ project, environment: env, call, log: (line) => answer({ line }) });

process.on('message', async (message) => {
  const { id, hookBody, deploy, last, target } = asked.parse(message);
  const report = await openReport(call, { hookBody, deploy });
  try {
    const built = await builder.build({
      kind: report.kind,
      last,
      target,
      onProgress: (done, total) => {
        report.progress(done, total);
        answer({ id, done, total });
      },
    });
    await report.written();
    answer({ id, built });
  } catch (error) {
    await report.failed(error);
    const code = error instanceof BuildFailure ? error.code : 'build_broken';
    answer({ id, failed: error instanceof Error ? error.message : String(error), code });
  }
});
process.on('disconnect', () => process.exit());
