import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { openReport } from './build-report.ts';
import { createSiteBuilder } from './build-site.ts';
import { takeOver } from './take-over.ts';

/**
 * `npm run build`: the site for the platform, in `dist`. The platform keeps `node_modules` from build to build, and in it the last
 * site: while the code is the same, only the pages that show what was changed are rendered.
 */
const project = path.resolve(import.meta.dirname, '../..');
const kept = path.join(project, 'node_modules/.cache/gija/last-site');
const output = path.join(project, 'dist');
const functions = path.join(project, '.netlify/v1/functions');
const { env } = process;
const { call } = createDatabase({
  url: env['PUBLIC_SUPABASE_URL'] ?? '',
  secretKey: env['SUPABASE_SECRET_KEY'] ?? '',
  patience: 120_000,
});
const report = await openReport(call, { hookBody: env['INCOMING_HOOK_BODY'] ?? '', deploy: env['DEPLOY_ID'] ?? '' });
const builder = createSiteBuilder({ project, environment: env, call, log: console.log });
const began = Date.now();

try {
  const built = await builder.build({
    kind: report.kind,
    last: existsSync(kept) ? kept : undefined,
    target: output,
    onProgress: report.progress,
  });
  // The platform looks for the function of the pages on request in the project, not in the site.
  const own = path.join(output, '.netlify/functions');
  if (built.kind === 'changes' && existsSync(own)) {
    rmSync(functions, { recursive: true, force: true });
    mkdirSync(path.dirname(functions), { recursive: true });
    cpSync(own, functions, { recursive: true });
  }
  const next = `${kept}.half`;
  rmSync(next, { recursive: true, force: true });
  takeOver(output, next);
  rmSync(kept, { recursive: true, force: true });
  renameSync(next, kept);
  rmSync(path.join(output, '.netlify'), { recursive: true, force: true });
  await report.written();
  const { files, rendered, changed } = built;
  console.log(`Built ${files} files, rendered ${rendered}, of which ${changed} changed, in ${Date.now() - began} ms.`);
} catch (error) {
  await report.failed(error);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
