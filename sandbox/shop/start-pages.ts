import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { freePort } from '#sandbox/free-port.ts';
import type { HostOptions } from '#sandbox/host/create-host.ts';
import { reloadFunctions } from '#sandbox/host/reload-functions.ts';
import { StartFailure } from '#sandbox/start-failure.ts';

interface PagesOptions {
  readonly project: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

interface Pages {
  readonly hostOptions: Pick<HostOptions, 'pages' | 'pagesPort' | 'version'>;
  close(): Promise<void>;
}

/** Code that functions run: a change there loads them anew. */
const functionSources = ['netlify', 'src/server', 'src/domain', 'src/contracts'];

/** Astro's development server behind the host, and functions that follow their sources. */
export async function startPages({ project, environment, log }: PagesOptions): Promise<Pages> {
  const port = await freePort();
  const words = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'];
  log('Starting the development server.');
  const child = spawn(process.execPath, words, {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // The port answers before the pages do; Astro says when both are there.
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes('ready in')) resolve();
    });
    child.once('error', reject);
    ended.then(() => reject(new StartFailure("Astro's development server did not start; what it said stands above.")));
  });
  const folders = functionSources.map((source) => path.join(project, source)).filter((folder) => existsSync(folder));
  const reload = reloadFunctions(folders);
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, () => reload.next()));
  return {
    hostOptions: {
      pagesPort: port,
      version: reload.version,
      pages: (request) => {
        const { pathname, search } = new URL(request.url);
        const target = new Request(`http://127.0.0.1:${port}${pathname}${search}`, request);
        return fetch(target, { redirect: 'manual' }).then((response) => {
          // fetch has unpacked the body already.
          const headers = new Headers(response.headers);
          headers.delete('content-encoding');
          headers.delete('content-length');
          return new Response(response.body, { status: response.status, headers });
        });
      },
    },
    async close() {
      for (const watcher of watchers) watcher.close();
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
