import postgres from 'postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishingPage, publishingState } from '#src/contracts/staff-publishing.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const editor = { sub: idOf('editor'), aal: 'aal2', session_id: idOf('editor session') };

const asEditor = (name: string, ...asked: object[]) =>
  database.as('authenticated', editor, async (sql) => {
    const [row] = await sql`select ${sql(name)}(${asked.length > 0 ? sql.json(asked[0] as never) : sql``}) as answer`;
    return row?.['answer'] as unknown;
  });
const state = async () => publishingState.parse(await asEditor('read_publishing_state'));
const page = async () => publishingPage.parse(await asEditor('read_publishing', { language: 'lt' }));
const call = async (name: string, ...words: (string | number | object | null)[]) => {
  const { sql } = database;
  const values = words.map((word) => (typeof word === 'object' && word !== null ? sql.json(word as never) : word));
  const [row] = await sql.unsafe(
    `select ${name}(${values.map((_, place) => `$${place + 1}`).join()}) as answer`,
    values as never,
  );
  return row?.['answer'] as never;
};
const request = (wanted: object = { kind: 'changes' }) =>
  call('request_build', wanted) as Promise<{ ok: boolean; build: string; code?: string }>;
const begin = () => call('begin_due_build') as Promise<{ id: string; kind: string } | null>;
const finish = (build: string, more: object = { ok: true }) => call('finish_build', { build, ...more });

let product = '';

beforeAll(async () => {
  const { sql } = database;
  await sql`insert into auth.users (id, email) values (${idOf('editor')}, 'editor@gija.example') on conflict do nothing`;
  await sql`insert into user_roles (user_id, role) values (${idOf('editor')}, 'editor')`;
  await sql`insert into admin_grants (session_id, user_id) values (${idOf('editor session')}, ${idOf('editor')})`;
});
beforeEach(async () => {
  const { sql } = database;
  product = `coat-${crypto.randomUUID().slice(0, 8)}`;
  await addProduct(sql, product, { stock: { 'M/sage': 5 } });
  await sql`delete from builds`;
  await sql`delete from publishing_changes`;
});

const rename = (sql = database.sql) => sql`update products set name_lt = name_lt || ' x' where id = ${product}`;

describe('what is not live yet', () => {
  it('is a row a thing, however often it is changed, with who did it; stock and drafts are none', async () => {
    const { sql } = database;
    await rename();
    await database.as(
      'service_role',
      editor,
      (own) => own`update categories set name_lt = name_lt || ' x' where slug = 'dresses'`,
    );
    await rename();
    await sql`update product_variants set position = position + 1 where product_id = ${product}`;
    await sql`update products set stock_quantity = 9 where id = ${product}`;
    await sql`insert into settings (key, value, is_public) values ('test_hidden', '1', false)`;
    expect((await page())?.changes).toMatchObject([
      { kind: 'product', key: product, action: 'update', by: null },
      { kind: 'category', action: 'update', by: 'editor@gija.example' },
    ]);
    await sql`delete from publishing_changes`;
    await sql`update products set active = false where id = ${product}`;
    await rename();
    expect((await page())?.changes).toMatchObject([{ kind: 'product', key: product, action: 'delete' }]);
  });

  it('is shown to staff with all locks open alone', async () => {
    expect(await state()).toMatchObject({ waiting: 0, running: null, queued: null, failed: false });
    const stranger = { ...editor, session_id: crypto.randomUUID() };
    const [row] = await database.as(
      'authenticated',
      stranger,
      (sql) => sql`select read_publishing_state() as a, read_publishing('{}') as b`,
    );
    expect(row).toEqual({ a: null, b: null });
  });
});

describe('builds', () => {
  it('are one for many changes and many who ask, and a change while one runs waits for the next', async () => {
    const first = await request();
    expect(await request({ kind: 'full' })).toEqual(first);
    await rename();
    const begun = await begin();
    expect(begun).toEqual({ id: first.build, kind: 'full' });
    expect(await begin(), 'one at a time').toBeNull();
    await rename();
    const { build: next } = await request();
    expect(next).not.toBe(first.build);
    expect(await begin()).toBeNull();
    expect(await finish(first.build)).toEqual({ changed: true });
    expect(await finish(first.build), 'said twice').toEqual({ changed: false });
    expect((await state())?.waiting, 'changed while it ran').toBe(1);
    expect(await begin()).toMatchObject({ id: next });
    await finish(next);
    expect((await state())?.waiting).toBe(0);
  });

  it('leave what a transaction changes that had not ended when they began', async () => {
    const other = postgres(database.url, { max: 1, onnotice: () => {} });
    let end = () => {};
    const open = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = other.begin(async (sql) => {
      await rename(sql as never);
      await open;
    });
    await database.sql`update categories set name_lt = name_lt || ' y' where slug = 'dresses'`;
    const { build } = await request();
    await begin();
    end();
    await slow;
    await finish(build);
    expect((await page())?.changes).toMatchObject([{ kind: 'product', key: product }]);
    await other.end();
  });

  it('begin once, however many begin and ask at the same moment', async () => {
    await rename();
    const answers = await Promise.all(Array.from({ length: 8 }, () => request()));
    expect(new Set(answers.map(({ build }) => build)).size).toBe(1);
    const begun = await Promise.all(Array.from({ length: 8 }, begin));
    expect(begun.filter((build) => build !== null)).toHaveLength(1);
  });

  it('wait for their time of Vilnius, are moved, and taken back', async () => {
    const year = new Date().getUTCFullYear() + 1;
    expect(await request({ kind: 'changes', at: `${year + 1}-01-01T06:00` })).toMatchObject({
      code: 'time_not_possible',
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { build } = await request({ kind: 'changes', at: `${tomorrow}T06:00` });
    const [row] =
      await database.sql`select to_char(due_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD HH24:MI') as at from builds`;
    expect(row?.['at']).toBe(`${tomorrow} 06:00`);
    expect(await begin()).toBeNull();
    expect(await call('cancel_build', build)).toEqual({ ok: true, changed: true });
    expect((await state())?.queued).toBeNull();
  });

  it('follow by themselves after quiet time, or so long after the first change, and not again after a failure', async () => {
    const { sql } = database;
    await rename();
    expect(await begin()).toBeNull();
    await sql`update publishing_changes set changed_at = now() - interval '16 minutes'`;
    const begun = await begin();
    expect(begun).toMatchObject({ kind: 'changes' });
    await finish(begun?.id ?? '', { ok: false, error: 'build_broken: x' });
    expect((await state())?.failed).toBe(true);
    expect(await begin(), 'nothing was changed since').toBeNull();
    await sql`delete from builds`;
    await rename();
    await sql`update publishing_changes set first_at = now() - interval '3 hours'`;
    expect(await begin(), 'changes went on').not.toBeNull();
    await sql`delete from builds`;
    const rules = (await page())?.rules;
    expect(
      await call('set_publishing_rules', { quiet_minutes: 0, longest_minutes: 120, version: rules?.version ?? '' }),
    ).toEqual({ ok: true });
    expect(await begin(), 'never by itself').toBeNull();
    expect(
      await call('set_publishing_rules', { quiet_minutes: 5, longest_minutes: 9, version: rules?.version ?? '' }),
    ).toEqual({
      ok: false,
      code: 'rules_stale',
    });
  });

  it('that fall silent are written off, and the next one goes on', async () => {
    const { build } = await request();
    await begin();
    expect(await call('report_build', build, 3, 9)).toBe(true);
    expect((await state())?.running).toEqual({ done: 3, total: 9 });
    await database.sql`update builds set heartbeat_at = now() - interval '16 minutes'`;
    const { build: next } = await request();
    expect(await begin()).toMatchObject({ id: next });
    expect((await page())?.builds.find(({ id }) => id === build)).toMatchObject({ state: 'failed', error: 'silent' });
    expect(await call('report_build', build, 4, 9), 'it is told to stop').toBe(false);
  });
});

it('says which products were written since, whatever of them', async () => {
  const { sql } = database;
  const read = async (since: string | null) =>
    (await call('read_catalogue_marks', since)) as { mark: string; ids: string[]; changed: string[] | null };
  const first = await read(null);
  expect(first.changed).toBeNull();
  expect(first.ids).toContain(product);
  // Marks are of transactions that have ended; this one pushes the next mark past what the test made.
  await sql`select pg_current_xact_id()`;
  const quiet = await read((await read(null)).mark);
  expect(quiet.changed).toEqual([]);
  await sql`update product_variants set position = position + 1 where product_id = ${product}`;
  expect((await read(quiet.mark)).changed).toEqual([product]);
  const next = await read((await read(null)).mark);
  await rename();
  expect((await read(next.mark)).changed).toEqual([product]);
  const later = await read(null);
  await sql`update fibres set name = name || ' x'`;
  expect((await read(later.mark)).changed, 'words that all share').toBeNull();
});
