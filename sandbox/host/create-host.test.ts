import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHost, type HostApp } from '#sandbox/host/create-host.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

const folder = temporaryFolder('host');
const log: string[] = [];
let host: HostApp;

const toml = `
[[redirects]]
  from = "/en/*"
  to = "/en/:splat/page/:page"
  query = { page = ":page" }
  status = 200
  force = true
[[redirects]]
  from = "/lt/*"
  to = "/lt/404.html"
  status = 404
[[redirects]]
  from = "/en/*"
  to = "/en/404.html"
  status = 404
[[redirects]]
  from = "/*"
  to = "/lt/:splat"
  status = 302
  conditions = { Language = ["lt"] }
[[redirects]]
  from = "/*"
  to = "/en/:splat"
  status = 302
[[headers]]
  for = "/*"
  [headers.values]
    X-Content-Type-Options = "nosniff"
[[headers]]
  for = "/_astro/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
`;

const functions: Record<string, string> = {
  'say-hello': `export default async (request: Request, context: { requestId: string; ip: string; cookies: any }) => {
    context.cookies.set({ name: 'seen', value: 'yes', httpOnly: true });
    return Response.json({ body: await request.text(), ip: context.ip, cookie: context.cookies.get('a') });
  };`,
  fail: `export default async () => { throw new Error('secret detail'); };`,
  unloadable: `throw new Error('no environment');`,
  'own-path': `export default async (_: Request, context: any) => new Response(context.params.id);
    export const config = { path: '/things/:id' };`,
  'take-time': `export default () => new Promise(() => {});`,
  shadowed: `export default async () => new Response('function');
    export const config = { path: ['/en/women', '/en/only-function'] };`,
  'count-up': `let runs = 0;
    export default async () => Response.json({ runs: ++runs });
    export const config = { schedule: '*/5 * * * *' };`,
};

function put(file: string, text: string): void {
  const target = path.join(folder.path, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

async function get(pathname: string, headers: Record<string, string> = {}): Promise<Response> {
  return host.app.request(`http://localhost${pathname}`, { headers });
}

beforeAll(async () => {
  put('netlify.toml', toml);
  put('dist/en.html', '<h1>Home</h1>');
  put('dist/en/women.html', `<h1>Women</h1>${'x'.repeat(5_000)}`);
  put('dist/en/women/page/2.html', 'second page');
  put('dist/lt/404.html', 'Nerasta');
  put('dist/en/404.html', 'Not here');
  put('dist/_astro/app.abc123.js', 'export {}');
  put('dist/_headers', '/*\n  Referrer-Policy: same-origin\n');
  put('secret.html', 'outside');
  put(
    'dist/.netlify/functions/ssr/ssr.mjs',
    `import { word } from './.netlify/build/entry.mjs';
    export default (request) => new Response(word + new URL(request.url).pathname);
    export const config = { path: ['/en/*', '/lt/*'], preferStatic: true };`,
  );
  put('dist/.netlify/functions/ssr/.netlify/build/entry.mjs', `export const word = 'made for ';`);
  for (const [name, text] of Object.entries(functions)) put(`functions/${name}.ts`, text);
  host = await createHost({
    publishFolder: path.join(folder.path, 'dist'),
    functionsFolder: path.join(folder.path, 'functions'),
    configFile: path.join(folder.path, 'netlify.toml'),
    log: (line) => log.push(line),
  });
});
afterAll(() => folder.remove());

describe('files', () => {
  it('shows pages without their ending and sends a trailing slash away', async () => {
    expect(await (await get('/en/women')).text()).toContain('Women');
    expect((await get('/en')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    const slash = await get('/en/women/?sort=new');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/en/women?sort=new']);
  });

  it('compresses with brotli, else gzip, else not at all', async () => {
    const brotli = await get('/en/women', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toContain('Women');
    expect((await get('/en/women', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/en/women')).headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 to a known ETag and lets hashed files be kept for ever', async () => {
    const etag = (await get('/en/women')).headers.get('etag') ?? '';
    const again = await get('/en/women', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/en/women')).headers.get('cache-control')).toContain('max-age=0');
    expect((await get('/_astro/app.abc123.js')).headers.get('cache-control')).toContain('immutable');
  });

  it('never leaves the folder', async () => {
    for (const path of ['/..%2fsecret.html', '/%2e%2e/secret', '/en/..%5c..%5csecret.html', '/%00', '/%zz'])
      expect(await (await get(path)).text()).not.toContain('outside');
  });

  it('adds the headers of both places', async () => {
    const { headers } = await get('/en');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('the order of file, function, redirect and 404', () => {
  it('prefers a file to a function, a function to a redirect', async () => {
    expect(await (await get('/en/women')).text()).toContain('Women');
    expect(await (await get('/en/only-function')).text()).toBe('function');
    expect((await get('/women')).status).toBe(302);
  });

  it('maps a page number onto its built file, and asks the function of the build where there is none', async () => {
    expect(await (await get('/en/women?page=2')).text()).toBe('second page');
    expect(await (await get('/en/women?page=9')).text()).toBe('made for /en/women/page/9');
  });

  it('lets the function of the build answer what no file does, within its own paths', async () => {
    expect(await (await get('/lt/product/new')).text()).toBe('made for /lt/product/new');
    expect((await get('/product/new', { 'accept-language': 'lt' })).headers.get('location')).toBe('/lt/product/new');
  });

  it('never shows the code of that function', async () => {
    for (const path of [
      '/.netlify/functions/ssr/ssr.mjs',
      '/.netlify/functions/ssr',
      '/en/../.netlify/functions/ssr/ssr.mjs',
    ])
      expect(await (await get(path)).text()).not.toContain('import');
  });

  it.each([
    [{ 'accept-language': 'lt-LT,lt;q=0.9,en;q=0.8' }, '/lt/women?a=1'],
    [{ 'accept-language': 'de' }, '/en/women?a=1'],
    [{}, '/en/women?a=1'],
    [{ 'accept-language': 'en', cookie: 'nf_lang=lt' }, '/lt/women?a=1'],
    [{ 'accept-language': 'lt', cookie: 'nf_lang=en' }, '/en/women?a=1'],
  ])('leads an address without a language there: %j', async (headers, location) => {
    const response = await get('/women?a=1', headers as Record<string, string>);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it('shows the 404 page of the language where not even the function answers', async () => {
    const lithuanian = await host.app.request('http://localhost/.netlify/functions/none');
    expect([lithuanian.status, await lithuanian.text()]).toEqual([404, 'Not here']);
  });
});

describe('functions', () => {
  const post = (name: string, body: string | null, headers: Record<string, string> = {}) =>
    host.app.request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body, headers });

  it('get the body, the cookies and the address, and may set cookies', async () => {
    const response = await post('say-hello', 'raw ą', { cookie: 'a=b' });
    expect(await response.json()).toEqual({ body: 'raw ą', ip: '127.0.0.1', cookie: 'b' });
    expect(response.headers.get('set-cookie')).toBe('seen=yes; Path=/; HttpOnly');
    expect(response.headers.get('x-nf-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('have paths of their own with parameters', async () => {
    expect(await (await get('/things/42')).text()).toBe('42');
    expect((await get('/.netlify/functions/none')).status).not.toBe(200);
  });

  it('hide what they throw and log it with the id of the request', async () => {
    for (const name of ['fail', 'unloadable']) {
      const response = await post(name, '{}');
      const answer = (await response.json()) as { code: string; requestId: string };
      expect([response.status, answer.code]).toEqual([500, 'internal_error']);
      expect(JSON.stringify(answer)).not.toContain('secret');
      expect(log.join('\n')).toContain(answer.requestId);
    }
    expect(log.join('\n')).toContain('secret detail');
  });

  it('are spared bodies over 6 MB and stopped after 10 seconds', async () => {
    expect((await post('say-hello', 'x'.repeat(6 * 1024 * 1024 + 1))).status).toBe(413);
    vi.useFakeTimers();
    const slow = post('take-time', null);
    await vi.advanceTimersByTimeAsync(10_001);
    expect((await slow).status).toBe(504);
    vi.useRealTimers();
  });
});

describe('jobs', () => {
  it('are ticked when due, run by hand, and have no public address', async () => {
    await host.jobs.tick(new Date('2026-01-01T10:01:00Z'));
    expect((await host.jobs.list()).map((job) => [job.name, job.lastRun])).toEqual([['count-up', null]]);
    await host.jobs.tick(new Date('2026-01-01T10:05:00Z'));
    const byHand = await host.app.request('http://localhost/_local/jobs/count-up', { method: 'POST' });
    expect(await byHand.json()).toMatchObject({ name: 'count-up', lastResult: { ok: true, text: '{"runs":2}' } });
    expect((await get('/.netlify/functions/count-up')).status).not.toBe(200);
    expect((await host.app.request('http://localhost/_local/jobs/none', { method: 'POST' })).status).toBe(404);
  });

  it('are not for other sites', async () => {
    const headers = { origin: 'https://evil.example' };
    const foreign = await host.app.request('http://localhost/_local/jobs/count-up', { method: 'POST', headers });
    expect(foreign.status).toBe(403);
  });

  it('tick by the minute', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-01T10:04:30Z') });
    host.jobs.start();
    await vi.advanceTimersByTimeAsync(31_000);
    await eventually(async () => expect((await host.jobs.list())[0]?.lastResult?.text).toBe('{"runs":3}'));
    await host.jobs.stop();
    vi.useRealTimers();
  });
});
