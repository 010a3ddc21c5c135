import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createMailApp } from './mail-sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'gija-mail-app-'));
const { app, close } = createMailApp({ dataFolder: folder });
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

it('takes any key where none is set', async () => {
  const letter = { from: 'shop@gija.example', to: 'ruta@example.com', subject: 'Ačiū', text: 'Ačiū' };
  const headers = { authorization: 'Bearer re_anything' };
  expect((await app.request('/emails', { method: 'POST', headers, body: JSON.stringify(letter) })).status).toBe(200);
});

it('shows mail to this machine only, and lets no other site delete it', async () => {
  expect((await app.request('/inbox', { headers: { host: 'evil.example' } })).status).toBe(403);
  const origin = 'https://evil.example';
  expect((await app.request('/inbox', { method: 'DELETE', headers: { origin } })).status).toBe(403);
  expect(await (await app.request('/inbox')).json()).toHaveLength(1);
});

it('refuses trouble that it does not know', async () => {
  const ask = (body: object) => app.request('/control', { method: 'POST', body: JSON.stringify(body) });
  expect((await ask({ fail: -1 })).status).toBe(400);
  expect((await ask({ status: 418 })).status).toBe(400);
  expect((await ask({ broken: true })).status).toBe(400);
});
