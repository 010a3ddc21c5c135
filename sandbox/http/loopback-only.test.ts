import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loopbackOnly } from './loopback-only.ts';
import { serveOnLoopback } from './serve.ts';

const app = new Hono();
app.use(loopbackOnly());
app.all('/', (context) => context.text('in'));
const status = async (method: string, headers: Record<string, string>) =>
  (await app.request('/', { method, headers })).status;

it.each(['localhost:8890', '127.0.0.1:8890', '[::1]:8890', 'localhost'])('lets %s in', async (host) => {
  expect(await status('GET', { host })).toBe(200);
});

it.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example:8890',
  '192.168.1.5',
  'localhost@evil.example',
  '',
])('keeps a foreign name out: %s', async (host) => {
  expect(await status('GET', { host })).toBe(403);
});

it('lets programs and its own pages change things', async () => {
  const host = 'localhost:8890';
  expect(await status('POST', { host })).toBe(200);
  expect(await status('POST', { host, origin: 'http://localhost:8890', 'sec-fetch-site': 'same-origin' })).toBe(200);
});

it('lets no other page change anything', async () => {
  const host = 'localhost:8890';
  for (const origin of ['https://evil.example', 'http://localhost:1234', 'http://127.0.0.1:8890', 'null']) {
    expect(await status('POST', { host, origin })).toBe(403);
  }
  expect(await status('DELETE', { host, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status('GET', { host, 'sec-fetch-site': 'cross-site' })).toBe(200);
});

let running: Awaited<ReturnType<typeof serveOnLoopback>>;
beforeAll(async () => {
  running = await serveOnLoopback(app, 0);
});
afterAll(() => running.close());

it('listens on loopback and says when a port is taken', async () => {
  expect(await (await fetch(running.url)).text()).toBe('in');
  await expect(serveOnLoopback(app, Number(new URL(running.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
