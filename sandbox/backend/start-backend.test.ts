import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#sandbox/backend/start-backend.ts';
import { startBackend } from '#sandbox/backend/start-backend.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

interface Mail {
  to: string;
  subject: string;
  html: string;
}

const schema = `
  create table public.notes (id text primary key, body text not null, secret boolean not null default false, price int);
  alter table public.notes enable row level security;
  create policy notes_open on public.notes for select using (not secret);
  create table public.closed (id int primary key);
  revoke all on public.closed from anon, authenticated;
  create function public.double(number int) returns int language sql stable as 'select number * 2';
  create function public.who() returns text language sql stable as 'select current_user::text';
  create function public.member() returns uuid language sql stable as 'select auth.uid()';
`;
const folder = temporaryFolder('schema');
const mails: Mail[] = [];
const mailServer = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    mails.push(JSON.parse(body));
    response.end('{}');
  });
});
let backend: Backend;
let visitor: SupabaseClient;
let service: SupabaseClient;

function client(key: string): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'migrations'));
  writeFileSync(path.join(folder.path, 'migrations/0001_create_notes.sql'), schema);
  writeFileSync(path.join(folder.path, 'seed.sql'), "insert into public.notes (id, body) values ('first', 'seeded');");
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo;
  backend = await startTestBackend({ schemaFolder: folder.path, mailUrl: `http://127.0.0.1:${port}` });
  visitor = client(testKeys.publishableKey);
  service = client(testKeys.secretKey);
});

afterAll(async () => {
  await backend.close();
  mailServer.close();
  folder.remove();
});

describe('the backend on this machine', () => {
  it('migrates, seeds and lets the service write', async () => {
    expect(backend.seeded).toBe(true);
    const written = await service.from('notes').insert([
      { id: 'open', body: 'b' },
      { id: 'hidden', body: 'c', secret: true },
    ]);
    expect(written.error).toBeNull();
    const { data, count } = await service.from('notes').select('*', { count: 'exact' }).order('id');
    expect([data?.map((row) => row.id), count]).toEqual([['first', 'hidden', 'open'], 3]);
  });

  it('shows a visitor only what policies allow and refuses the rest', async () => {
    const { data } = await visitor.from('notes').select('id').order('id');
    expect(data?.map((row) => row.id)).not.toContain('hidden');
    const { error } = await visitor.from('notes').insert({ id: 'mine', body: 'x' });
    expect(error?.code).toBe('42501');
  });

  it('keeps what a migration revoked', async () => {
    const { error } = await visitor.from('closed').select('id');
    expect(error?.code).toBe('42501');
  });

  it('lets a browser on the shop’s pages call functions: the question before the call is answered', async () => {
    const answer = await fetch(`${backend.url}/rest/v1/rpc/double`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:8888',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
  });

  it('runs functions as the role of the key', async () => {
    expect((await visitor.rpc('double', { number: 21 })).data).toBe(42);
    expect((await visitor.rpc('who')).data).toBe('anon');
    expect((await service.rpc('who')).data).toBe('service_role');
  });

  it('serves neither a request without a key nor the tool that describes the database', async () => {
    expect((await fetch(`${backend.url}/rest/v1/notes`)).status).toBe(401);
    expect((await fetch(`${backend.url}/_system/introspect`)).status).toBe(404);
  });

  it('signs up by confirmation mail and recovers a password', async () => {
    const email = 'ona@example.com';
    const { data, error } = await visitor.auth.signUp({ email, password: 'long-enough-1' });
    expect([error, data.session]).toEqual([null, null]);
    const confirmation = mails.find((mail) => mail.to === email);
    const token = /token=([^&"]+)/.exec(confirmation?.html ?? '')?.[1] ?? '';
    const verified = await visitor.auth.verifyOtp({ token_hash: token, type: 'signup' });
    expect(verified.data.user?.email).toBe(email);
    expect((await visitor.rpc('member')).data).toBe(verified.data.user?.id);
    await visitor.auth.signOut();
    const before = mails.length;
    expect((await visitor.auth.resetPasswordForEmail(email)).error).toBeNull();
    await eventually(() => expect(mails.slice(before).map((mail) => mail.to)).toEqual([email]));
  });

  it('answers 200 calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => visitor.rpc('double', { number })));
    expect(answers.map((answer) => answer.data)).toEqual(Array.from({ length: 200 }, (_, number) => number * 2));
  });
});

describe('a start that cannot go on', () => {
  const options = {
    port: 0,
    databasePort: 0,
    siteUrl: 'http://localhost:1',
    mailUrl: 'http://127.0.0.1:9',
    ...testKeys,
  };

  it('names a taken port', async () => {
    const holder = createTcpServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const databasePort = (holder.address() as AddressInfo).port;
    const data = temporaryFolder('taken');
    await expect(startBackend({ ...options, dataFolder: data.path, databasePort })).rejects.toThrow(
      `Port ${databasePort} (database) is taken`,
    );
    holder.close();
    data.remove();
  });

  it('names a broken data folder', async () => {
    const data = temporaryFolder('broken');
    mkdirSync(path.join(data.path, 'postgres'));
    writeFileSync(path.join(data.path, 'postgres/rubbish'), '');
    await expect(startBackend({ ...options, dataFolder: data.path })).rejects.toThrow('broken data folder');
    writeFileSync(path.join(data.path, 'postgres/PG_VERSION'), '18');
    await expect(startBackend({ ...options, dataFolder: data.path })).rejects.toThrow(/--fresh/);
    data.remove();
  });

  it('refuses a migration that was changed after it had been applied, and names the file that fails', async () => {
    const data = temporaryFolder('changed');
    const migrations = path.join(data.path, 'migrations');
    mkdirSync(migrations);
    const again = { ...options, dataFolder: data.path, schemaFolder: data.path, throwaway: true };
    writeFileSync(path.join(migrations, '0001_one.sql'), 'create table public.one (id int);');
    await (await startBackend(again)).close();
    writeFileSync(path.join(migrations, '0001_one.sql'), 'create table public.two (id int);');
    await expect(startBackend(again)).rejects.toThrow('0001_one.sql was changed');
    writeFileSync(path.join(migrations, '0001_one.sql'), 'create table public.one (id int);');
    writeFileSync(path.join(migrations, '0002_two.sql'), 'create table public.two (id nonsense);');
    await expect(startBackend(again)).rejects.toThrow(
      '0002_two.sql cannot be applied to the database: type "nonsense"',
    );
    data.remove();
  });
});
