import type { JSONValue, Sql } from 'postgres';
import { type PersonName, people } from './people.ts';
import { type LabelledRows, type Row, rows } from './rows.data.ts';

const operations = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];
/** The labels of the rows that someone may select, insert, update and delete: `a`, `open closed`, or nothing. */
export type Access = Readonly<Record<Operation, string>>;

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** Columns that a writer may name, by operation. */
  readonly insertable: readonly string[];
  readonly updatable: readonly string[];
}

/**
 * Does `before` as the owner, then `statement` as somebody, takes both back and answers how many rows it moved; −1 where
 * privileges or policies refuse it.
 */
const attempt = `
  create schema probe;
  create function probe.attempt(role text, claims text, before text, statement text) returns integer
  language plpgsql as $$
  declare
    moved integer;
  begin
    begin
      if before is not null then execute before; end if;
      perform set_config('request.jwt.claims', claims, true), set_config('role', role, true);
      execute statement;
      get diagnostics moved = row_count;
      raise exception using errcode = 'PR0BE', message = moved::text;
    exception
      when sqlstate 'PR0BE' then return sqlerrm::integer;
      when insufficient_privilege then return -1;
    end;
  end
  $$;`;

function literal(value: unknown): string {
  return `'${JSON.stringify(value).replaceAll("'", "''")}'`;
}

function insertion(table: string, row: Row, columns: readonly string[]): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into public.${table} (${list}) overriding system value
    select ${list} from jsonb_populate_record(null::public.${table}, ${literal(row)}::jsonb)`;
}

function match(table: Table, row: Row): string {
  const given = table.key.filter((column) => column in row);
  const columns = given.map((column) => `"${column}"`).join(', ');
  return `(${columns}) = (select ${columns} from jsonb_populate_record(null::public.${table.name}, ${literal(row)}::jsonb))`;
}

/** Puts every row of rows.data.ts into the database, without triggers and foreign keys. Needs a superuser. */
export async function prepareProbe(sql: Sql): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; ${attempt}`).simple();
  for (const [table, labelled] of Object.entries(rows)) {
    for (const row of Object.values(labelled)) {
      if (table === 'rate_limit_salt') await sql`delete from rate_limit_salt`;
      await sql.unsafe(insertion(table, row, Object.keys(row)));
    }
  }
}

async function readTables(sql: Sql, role: string): Promise<Table[]> {
  return sql<Table[]>`
    select
      c.relname as name,
      array(
        select attname::text from pg_index i join pg_attribute on attrelid = c.oid and attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary
      ) as key,
      array(
        select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
          and attgenerated = '' and has_column_privilege(${role}, c.oid, attnum, 'insert') order by attnum
      ) as insertable,
      array(
        select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
          and attgenerated = '' and attidentity <> 'a' and has_column_privilege(${role}, c.oid, attnum, 'update')
        order by attnum
      ) as updatable
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;
}

function statements(table: Table, row: Row): Record<Operation, { before: string | null; statement: string }> {
  const where = match(table, row);
  const given = Object.keys(row).filter((column) => table.insertable.includes(column));
  const column = table.updatable[0];
  return {
    select: { before: null, statement: `select 1 from public.${table.name} where ${where}` },
    insert: {
      before: `delete from public.${table.name} where ${where}`,
      statement: given.length > 0 ? insertion(table.name, row, given) : 'select no_column_to_insert',
    },
    update: {
      before: null,
      statement:
        column === undefined
          ? 'select no_column_to_update'
          : `update public.${table.name} set "${column}" = "${column}" where ${where}`,
    },
    delete: { before: null, statement: `delete from public.${table.name} where ${where}` },
  };
}

/** What this person can do with the rows of rows.data.ts, table by table, as the database answers it. */
export async function probeAccess(sql: Sql, name: PersonName): Promise<Record<string, Access>> {
  const { role, claims } = people[name];
  const tables = await readTables(sql, role);
  const tries = tables.flatMap((table) =>
    Object.entries(rows[table.name] ?? ({} satisfies LabelledRows)).flatMap(([label, row]) => {
      const prepared = statements(table, row);
      return operations
        .filter((operation) => !prepared[operation].statement.startsWith('select no_column'))
        .map((operation) => ({ table: table.name, label, operation, ...prepared[operation] }));
    }),
  );
  const answers = await sql<{ moved: number }[]>`
    select probe.attempt(${role}, ${JSON.stringify({ role, ...claims })}, before, statement) as moved
    from rows from (
      jsonb_to_recordset(${sql.json(tries as unknown as JSONValue)}) as (before text, statement text)
    ) with ordinality as t (before, statement, place)
    order by place`;
  const allowed = tries.filter((_, place) => (answers[place]?.moved ?? 0) > 0);
  const labels = (table: string, operation: Operation) =>
    allowed
      .filter((one) => one.table === table && one.operation === operation)
      .map((one) => one.label)
      .join(' ');
  return Object.fromEntries(
    tables.map(({ name: table }) => [
      table,
      {
        select: labels(table, 'select'),
        insert: labels(table, 'insert'),
        update: labels(table, 'update'),
        delete: labels(table, 'delete'),
      },
    ]),
  );
}
