import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSigningKey } from '#sandbox/backend/auth/signing-key.ts';
import type { Backend } from '#sandbox/backend/start-backend.ts';
import { accessToken } from '#tests/support/access-token.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

const schema = `
  create table public.wares (
    id text primary key, price int not null default 0, text text, active boolean not null default true,
    owner uuid, tags text[] not null default '{}'
  );
  alter table public.wares enable row level security;
  create policy wares_open on public.wares for select using (active or owner = auth.uid());
  create table public.vault (id int primary key);
  revoke all on public.vault from anon;
  create table public.unpublished (id int primary key);
  alter publication supabase_realtime add table public.wares, public.vault;
`;
const owner = '7b8d2a3e-1111-4222-8333-444455556666';
const signingKey = createSigningKey();
const folder = temporaryFolder('realtime');
let backend: Backend;
let sql: postgres.Sql;
const clients: SupabaseClient[] = [];
const sockets: WebSocket[] = [];

class WatchedSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(address, protocols);
    sockets.push(this);
  }
}

function client(): SupabaseClient {
  const made = createClient(backend.url, testKeys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { reconnectAfterMs: () => 20, transport: WatchedSocket },
  });
  clients.push(made);
  return made;
}

interface Heard {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

/** Subscribes and resolves with the growing list of what was heard. */
async function listen(
  to: SupabaseClient,
  filter: { table: string; event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'; filter?: string },
): Promise<{ heard: Heard[]; channel: RealtimeChannel; statuses: string[] }> {
  const heard: Heard[] = [];
  const statuses: string[] = [];
  const wanted = { event: '*', schema: 'public', ...filter } as { event: '*'; schema: string; table: string };
  const channel = to
    .channel(`test-${Math.random()}`)
    .on('postgres_changes', wanted, (change) => heard.push(change as unknown as Heard));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      statuses.push(status);
      if (status === 'SUBSCRIBED') resolve();
      else if (status === 'CHANNEL_ERROR') reject(error);
    });
  });
  return { heard, channel, statuses };
}

/** A change that everybody who listens to the table hears: what came before it has been delivered. */
async function settle(heard: Heard[]): Promise<Heard[]> {
  const id = `end-${Math.random()}`;
  await sql`insert into wares (id) values (${id})`;
  await eventually(() => expect(heard.some((change) => change.new['id'] === id)).toBe(true));
  return heard.filter((change) => change.new['id'] !== id);
}

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'migrations'));
  writeFileSync(path.join(folder.path, 'migrations/0001_create_wares.sql'), schema);
  backend = await startTestBackend({ schemaFolder: folder.path, signingKey });
  sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => {} });
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((one) => one.removeAllChannels()));
  await sql`truncate wares`;
});

afterAll(async () => {
  await sql.end();
  await backend.close();
  folder.remove();
});

describe('realtime', () => {
  it('tells of insert, update and delete, in order', async () => {
    const { heard } = await listen(client(), { table: 'wares' });
    await sql`insert into wares (id, price, tags) values ('a', 5, '{new,"two words"}')`;
    await sql`update wares set price = 6 where id = 'a'`;
    const told = await settle(heard);
    await sql`delete from wares where id = 'a'`;
    await eventually(() => expect(heard.some((change) => change.eventType === 'DELETE')).toBe(true));
    expect(told.map((change) => change.eventType)).toEqual(['INSERT', 'UPDATE']);
    expect(told[0]?.new).toMatchObject({ id: 'a', active: true, tags: ['new', 'two words'] });
    expect(told[1]).toMatchObject({ new: { price: 6 }, old: { id: 'a' } });
    expect(heard.at(-1)?.old).toEqual({ id: 'a' });
  });

  it('keeps to the wanted event and filter', async () => {
    const one = client();
    const everything = await listen(one, { table: 'wares' });
    const inserts = await listen(one, { table: 'wares', event: 'INSERT' });
    const cheap = await listen(one, { table: 'wares', filter: 'price=lt.10' });
    const some = await listen(one, { table: 'wares', filter: 'id=in.(b,c)' });
    await sql`insert into wares (id, price) values ('a', 50), ('b', 5)`;
    await sql`update wares set price = 7 where id = 'a'`;
    await settle(everything.heard);
    const ids = (heard: Heard[]) =>
      heard.map((change) => change.new['id']).filter((id) => !String(id).startsWith('end'));
    expect(ids(inserts.heard)).toEqual(['a', 'b']);
    expect(ids(cheap.heard)).toEqual(['b', 'a']);
    expect(ids(some.heard)).toEqual(['b']);
  });

  it('shows each listener only rows that it could select', async () => {
    const visitor = await listen(client(), { table: 'wares' });
    const member = client();
    const token = accessToken(backend, signingKey, { sub: owner });
    await member.realtime.setAuth(token);
    const mine = await listen(member, { table: 'wares' });
    await sql`insert into wares (id, active, owner) values ('hidden', false, null), ('own', false, ${owner})`;
    expect(await settle(visitor.heard)).toEqual([]);
    await eventually(() => expect(mine.heard.length).toBeGreaterThan(0));
    expect(mine.heard.map((change) => change.new['id']).filter((id) => !String(id).startsWith('end'))).toEqual(['own']);
  });

  it('says nothing of a table that the role may not read', async () => {
    const one = client();
    const closed = await listen(one, { table: 'vault' });
    const open = await listen(one, { table: 'wares' });
    await sql`insert into vault values (1)`;
    await sql`delete from vault`;
    await settle(open.heard);
    expect(closed.heard).toEqual([]);
  });

  it('carries rows that are too large for a notification', async () => {
    const { heard } = await listen(client(), { table: 'wares' });
    await sql`insert into wares (id, text) values ('large', ${'ąž'.repeat(20_000)})`;
    const [change] = await settle(heard);
    expect(String(change?.new['text'])).toHaveLength(40_000);
  });

  it('stops after leaving', async () => {
    const one = client();
    const left = await listen(one, { table: 'wares' });
    const stays = await listen(one, { table: 'wares' });
    await one.removeChannel(left.channel);
    await settle(stays.heard);
    expect(left.heard).toEqual([]);
  });

  it('goes on after the connection was lost', async () => {
    const one = client();
    const { heard, statuses } = await listen(one, { table: 'wares' });
    sockets.at(-1)?.close(4000, 'lost');
    await eventually(() => expect(statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(2));
    await sql`insert into wares (id) values ('after')`;
    expect((await settle(heard)).map((change) => change.new['id'])).toEqual(['after']);
  });

  it('refuses unknown tables, unusable filters, forged tokens and wrong keys', async () => {
    await expect(listen(client(), { table: 'unpublished' })).rejects.toThrow('not in the publication');
    await expect(listen(client(), { table: 'wares', filter: 'nothing=eq.1' })).rejects.toThrow('cannot be used');
    const forger = client();
    await forger.realtime.setAuth(accessToken(backend, createSigningKey(), { role: 'service_role' }));
    await expect(listen(forger, { table: 'wares' })).rejects.toThrow('Invalid or expired token');
    const address = `${backend.url}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`.replace('http', 'ws');
    const opened = await new Promise((resolve) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
    expect(opened).toBe(false);
  });
});
