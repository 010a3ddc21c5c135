import type { Sql } from 'postgres';

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

/** Columns and primary key of a published table; undefined when the publication does not have it. */
export async function describeTable(sql: Sql, schema: string, table: string): Promise<Table | undefined> {
  const [published] = await sql`
    select 1 from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = ${schema} and tablename = ${table}`;
  if (published === undefined) return undefined;
  const columns = await sql<{ name: string; type: string; key: boolean }[]>`
    select a.attname as name, t.typname as type, coalesce(a.attnum = any (i.indkey), false) as key
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = format('%I.%I', ${schema}::text, ${table}::text)::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
  return {
    columns: columns.map(({ name, type }) => ({ name, type })),
    key: columns.filter((column) => column.key).map((column) => column.name),
  };
}
