import type { Sql } from 'postgres';
import type { Row } from './filter.ts';
import type { Identity } from './identity.ts';
import type { Table } from './tables.ts';

interface Place {
  readonly schema: string;
  readonly name: string;
  readonly table: Table;
}

/** The columns of a table that a role may select; none when it may not see the table. */
export async function readableColumns(sql: Sql, role: string, { schema, name, table }: Place): Promise<string[]> {
  const names = table.columns.map((column) => column.name);
  const rows = await sql<{ name: string }[]>`
    select name from unnest(${names}::text[]) as name
    where has_schema_privilege(${role}, ${schema}, 'usage')
      and has_column_privilege(${role}, format('%I.%I', ${schema}::text, ${name}::text)::regclass, name, 'select')`;
  return rows.map((row) => row.name);
}

/**
 * The row with this key as the identity would select it now, row-level security included, with the columns that it
 * may read; undefined when it would get nothing.
 */
export async function visibleRow(
  sql: Sql,
  { role, claims }: Identity,
  key: Row,
  columns: readonly string[],
  { schema, name, table }: Place,
): Promise<Row | undefined> {
  if (columns.length === 0 || table.key.length === 0) return undefined;
  const subject = String((JSON.parse(claims) as { sub?: unknown }).sub ?? '');
  const rows = await sql.begin('read only', async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${subject}, true),
        set_config('request.jwt.claim.role', ${role}, true), set_config('role', ${role}, true)`;
    const wanted = table.key.map((column) => transaction`${transaction(column)} = ${String(key[column])}`);
    const where = wanted.reduce((left, right) => transaction`${left} and ${right}`);
    return transaction<{ row: Row }[]>`
      select to_jsonb(r) as row
      from (select ${transaction([...columns])} from ${transaction(schema)}.${transaction(name)} where ${where}) r`;
  });
  return rows[0]?.row;
}
