import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freeShopPort } from '#scripts/test/free-shop-port.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

/** `npm start` from outside, on a small project of its own: what a person at the terminal sees. */
const root = path.resolve(import.meta.dirname, '../..');
const place = temporaryFolder('start');
const project = path.join(place.path, 'project');
const data = path.join(place.path, 'data');
let port = 0;
const runs: Run[] = [];
/** Away from the ports of the browser tests' shop. */
const firstPort = 20_880;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly code: Promise<number | null>;
}

function start(words: string[] = [], environment: Record<string, string> = {}): Run {
  let text = '';
  const child = spawn(process.execPath, [path.join(root, 'sandbox/start.ts'), '--project', project, ...words], {
    // Astro behaves otherwise inside a test runner; this is to be as at the terminal.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), GIJA_DATA: data, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const run = {
    child,
    output: () => text,
    code: new Promise<number | null>((resolve) => child.once('close', resolve)),
  };
  runs.push(run);
  return run;
}

const up = (run: Run) =>
  Promise.race([
    vi.waitFor(() => expect(run.output()).toContain('The shop is up'), { timeout: 60_000, interval: 50 }),
    run.code.then((code) => expect.fail(`It ended with ${code} before it was up: ${run.output()}`)),
  ]);

/** Processes that still work on our folder. */
function leftovers(): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(place.path) && !line.includes(' ps '));
}

async function refused(run: Run): Promise<string> {
  expect(await run.code).toBe(1);
  return run.output().trim();
}

beforeAll(async () => {
  port = await freeShopPort(firstPort);
  mkdirSync(project);
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  for (const file of ['netlify.toml', '.env.example']) copyFileSync(path.join(root, file), path.join(project, file));
  put('package.json', '{ "type": "module" }');
  put('astro.config.mjs', "export default { build: { format: 'file' }, devToolbar: { enabled: false } };");
  put('src/pages/en.astro', '<html><body>Small shop</body></html>');
  put('src/pages/en/404.astro', '<html><body>Not here</body></html>');
  put('src/domain/answer.ts', '');
  put('netlify/functions/site-url.ts', "export default () => new Response(process.env['SITE_URL']);");
  put('supabase/migrations/0001_create_products.sql', 'create table public.products (id text primary key, name text);');
  put('supabase/seed.sql', "insert into public.products values ('a', 'A');");
});

afterEach(async () => {
  for (const { child, code } of runs.splice(0)) {
    if (child.exitCode === null) child.kill('SIGKILL');
    await code;
  }
});
afterAll(() => place.remove());

describe('npm start', () => {
  it('builds and serves, builds nothing the second time, and leaves no process behind', async () => {
    const first = start();
    await up(first);
    expect(first.output()).toContain('Built the site');
    expect(await (await fetch(`http://localhost:${port}/en`)).text()).toContain('Small shop');
    const found = await fetch(`http://localhost:${port}/.netlify/functions/site-url`);
    expect(await found.text()).toBe(`http://localhost:${port}`);

    const second = start([], { PORT: String(await freeShopPort(firstPort)) });
    expect(await refused(second)).toMatch(/^Another shop \(process \d+\) is using the data in .*GIJA_DATA\.$/);
    const third = start([], { GIJA_DATA: path.join(place.path, 'other') });
    expect(await refused(third)).toMatch(new RegExp(`^Port ${port} \\(shop\\) is taken: .*PORT.*$`));

    first.child.kill('SIGINT');
    expect(await first.code).toBe(0);
    expect(leftovers()).toEqual([]);

    const began = Date.now();
    const again = start();
    await up(again);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(again.output()).not.toContain('Building');
    again.child.kill('SIGTERM');
    expect(await again.code).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('ends everything when it is interrupted while starting', async () => {
    const run = start(['--fresh']);
    await vi.waitFor(() => expect(run.output()).toContain('Building the site'), { timeout: 20_000, interval: 10 });
    run.child.kill('SIGINT');
    expect(await run.code).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('stops when the database dies', async () => {
    put('src/pages/lt.astro', '<html><body>Maža parduotuvė</body></html>');
    const run = start();
    await up(run);
    const pid = Number(readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    expect(await refused(run)).toContain('The database ended by itself: the shop stops.');
    expect(leftovers()).toEqual([]);
  });

  it('starts again after it was killed', async () => {
    const killed = start(['--no-build']);
    await up(killed);
    killed.child.kill('SIGKILL');
    await killed.code;
    const run = start(['--no-build']);
    await up(run);
    run.child.kill('SIGINT');
    expect(await run.code).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('serves pages and functions as they are changed, in development', async () => {
    const run = start(['--development']);
    await up(run);
    const read = async (pathname: string) =>
      (await fetch(`http://localhost:${port}${pathname}`, { headers: { accept: 'text/html' } })).text();
    expect(await read('/en')).toContain('Small shop');
    expect(
      (await fetch(`http://localhost:${port}/`, { redirect: 'manual', headers: { accept: 'text/html' } })).status,
    ).toBe(302);
    const socket = new WebSocket(`ws://localhost:${port}/`, 'vite-ping');
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    socket.close();
    put('src/domain/answer.ts', 'export const answer: number = 1;');
    put(
      'netlify/functions/ask.ts',
      "import { answer } from '../../src/domain/answer.ts';\nexport default () => new Response(String(answer));",
    );
    expect(await read('/.netlify/functions/ask')).toBe('1');
    put('src/domain/answer.ts', 'export const answer: number = 2;');
    await vi.waitFor(async () => expect(await read('/.netlify/functions/ask')).toBe('2'), { timeout: 5_000 });
    run.child.kill('SIGINT');
    expect(await run.code).toBe(0);
    expect(leftovers()).toEqual([]);
  });

  it('says in one sentence what a person can mend', async () => {
    expect(await refused(start([], { PORT: 'many' }))).toBe('PORT must be a number from 1024 to 65528, not "many".');
    expect(await refused(start(['--frsh']))).toMatch(/--frsh.*--help/);
    const file = path.join(place.path, 'file');
    writeFileSync(file, '');
    expect(await refused(start([], { GIJA_DATA: file }))).toContain('is not a folder');
    expect(await refused(start(['--fresh'], { GIJA_DATA: project }))).toContain('holds other files');
    expect(readFileSync(path.join(project, 'package.json'), 'utf8')).toContain('module');

    writeFileSync(path.join(data, 'postgres/PG_VERSION'), 'rubbish');
    const broken = await refused(start());
    expect(broken).toContain('--fresh');
    expect(broken).not.toContain('    at ');
    const busy = createServer().listen(port + 3, '127.0.0.1');
    expect(await refused(start())).toContain(`Port ${port + 3} (stripe) is taken`);
    await new Promise((resolve) => busy.close(resolve));
  });
});
