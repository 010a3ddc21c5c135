import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writableColumns } from './access/columns.data.ts';
import { callable, expected, hiddenColumns } from './access/expected.data.ts';
import { idOf, type PersonName } from './access/people.ts';
import { prepareProbe, probeAccess } from './access/probe.ts';
import { rows } from './access/rows.data.ts';
import { asCustomer, spelledOut } from './access/spelled-out.ts';
import { openDatabase, type TestDatabase } from './harness.ts';

let database: TestDatabase;
let superuser: Sql;

beforeAll(async () => {
  database = await openDatabase();
  superuser = postgres(database.superuserUrl, { max: 1, onnotice: () => {} });
  await prepareProbe(superuser);
  await superuser`insert into user_roles ${superuser([
    { user_id: idOf('admin'), role: 'admin' },
    { user_id: idOf('late admin'), role: 'admin' },
    { user_id: idOf('editor'), role: 'editor' },
  ])}`;
  await superuser`insert into admin_grants ${superuser([
    { session_id: idOf('admin session'), user_id: idOf('admin') },
    { session_id: idOf('editor session'), user_id: idOf('editor') },
  ])}`;
  await superuser`insert into admin_grants ${superuser({
    session_id: idOf('late admin session'),
    user_id: idOf('late admin'),
    granted_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-01-01T00:30:00Z',
  })}`;
});
afterAll(async () => {
  await superuser.end();
  await database.close();
});

const codeFor: Readonly<Record<PersonName, (table: string) => string | undefined>> = {
  visitor: (table) => expected[table]?.visitor,
  a: (table) => expected[table]?.customer,
  b: (table) => asCustomer(expected[table]?.customer ?? '', 'b'),
  'admin without second factor': (table) => asCustomer(expected[table]?.customer ?? '', ''),
  'admin without PIN': (table) => asCustomer(expected[table]?.customer ?? '', ''),
  'admin whose grant has ended': (table) => asCustomer(expected[table]?.customer ?? '', ''),
  'customer with an admin’s session': (table) => expected[table]?.customer,
  editor: (table) => expected[table]?.editor,
  admin: (table) => expected[table]?.admin,
  service: (table) => expected[table]?.service,
};

describe('who may do what', () => {
  it('is decided for every table, and tried on rows of it', async () => {
    const tables = await database.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname collate "C"`;
    const names = tables.map((table) => table.name);
    expect(Object.keys(expected).toSorted()).toEqual(names);
    expect(Object.keys(rows).toSorted()).toEqual(names);
  });

  it('is bound by row-level security on every table', async () => {
    expect(
      await database.sql`
        select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    ).toEqual([]);
  });

  it.each(Object.keys(codeFor) as PersonName[])(
    '%s: select, insert, update and delete on every table',
    async (name) => {
      const wanted = Object.keys(expected).map((table) => [table, spelledOut(table, codeFor[name](table) ?? '')]);
      expect(await probeAccess(superuser, name)).toEqual(Object.fromEntries(wanted));
    },
  );
});

describe('columns', () => {
  const writable = async (role: 'anon' | 'authenticated') =>
    database.sql<{ name: string }[]>`
      select operation || ' ' || c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
        unnest(array['insert', 'update']) as operation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attgenerated = ''
        and has_column_privilege(${role}, c.oid, a.attnum, operation)`;

  it('are written by a session where columns.data.ts names them, and nowhere else', async () => {
    const named = Object.entries(writableColumns).flatMap(([table, { insert, update }]) => [
      ...insert.split(' ').map((column) => (column === '' ? '' : `insert ${table}.${column}`)),
      ...update.split(' ').map((column) => (column === '' ? '' : `update ${table}.${column}`)),
    ]);
    const decided = new Set(named.filter((name) => name !== ''));
    const found = new Set((await writable('authenticated')).map((row) => row.name));
    expect({ 'writable, and not in columns.data.ts': [...found.difference(decided)].toSorted() }).toEqual({
      'writable, and not in columns.data.ts': [],
    });
    expect({ 'in columns.data.ts, and not writable': [...decided.difference(found)].toSorted() }).toEqual({
      'in columns.data.ts, and not writable': [],
    });
  });

  it('are written by no visitor', async () => {
    expect(await writable('anon')).toEqual([]);
  });

  it('that the database counts in a product keep their value, whatever the shop writes', async () => {
    const [row] = await database.as(
      'service_role',
      {},
      (sql) => sql`
        update products set name = 'Renamed', stock_quantity = 9, rating = 5, review_count = 9, lowest_price = 1, sizes = '{XS}'
        where id = 'open-dress' returning name, stock_quantity, rating, review_count, lowest_price, sizes`,
    );
    const kept = { stock_quantity: 0, rating: null, review_count: 0, lowest_price: null, sizes: [] };
    expect(row).toEqual({ name: 'Renamed', ...kept });
  });
});

describe('functions', () => {
  it.each(['anon', 'authenticated'] as const)('%s may call those on the list and no other', async (role) => {
    const found = await database.sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and has_function_privilege(${role}, oid, 'execute')
      order by proname collate "C"`;
    expect(found.map((row) => row.name)).toEqual(callable[role]);
  });

  it('that run as their owner fix their search path', async () => {
    expect(
      await database.sql`
        select proname from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef
          and not coalesce(proconfig, '{}') && array['search_path=""', 'search_path=']`,
    ).toEqual([]);
  });

  it('are open to nobody by being made', async () => {
    await database.sql.unsafe('create function public.just_made() returns int language sql as $$ select 1 $$');
    await expect(database.as('anon', {}, (sql) => sql`select just_made()`)).rejects.toThrow('permission denied');
    await database.sql.unsafe('drop function public.just_made()');
  });
});

it('keeps some columns of open tables to the shop', async () => {
  const hidden = await database.sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and has_any_column_privilege('authenticated', c.oid, 'select')
      and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')
    order by 1`;
  expect(hidden.map((row) => row.name)).toEqual(hiddenColumns);
});

it('opens a new table to no visitor and to no writer but the service key, whatever the host gives by default', async () => {
  await database.sql.unsafe('create table public.just_made (id int)');
  const [row] = await database.sql`
    select
      array(select p from unnest(array['select', 'insert', 'update', 'delete']) p where has_table_privilege('anon', 'just_made', p)) as visitor,
      array(select p from unnest(array['select', 'insert', 'update', 'delete']) p where has_table_privilege('authenticated', 'just_made', p)) as customer,
      array(select p from unnest(array['select', 'insert', 'update', 'delete']) p where has_table_privilege('service_role', 'just_made', p)) as service`;
  await database.sql.unsafe('drop table public.just_made');
  expect(row).toEqual({ visitor: [], customer: ['select'], service: ['select', 'insert', 'update', 'delete'] });
});

it('has no truncate, no trigger and no reference for anyone who comes through the API', async () => {
  expect(
    await database.sql`
      select relname, role from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and has_table_privilege(role, pg_class.oid, 'truncate, trigger, references')`,
  ).toEqual([]);
});
