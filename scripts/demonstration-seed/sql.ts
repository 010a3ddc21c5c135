/** A value that stands in the seed as SQL, not as text. */
export interface SqlExpression {
  readonly sql: string;
}

export type SqlValue = string | number | boolean | null | readonly string[] | SqlExpression;

/** A value as a literal that PostgreSQL reads with standard_conforming_strings on. */
function literal(value: SqlValue): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if ('sql' in value) return value.sql;
  const items = value.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return literal(`{${items.join(',')}}`);
}

/** JSON as a literal. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

const rowsAStatement = 400;

/**
 * `insert` statements for rows of one table, a row a line. `conflict` is what follows `on conflict`.
 * No rows, no statement.
 */
export function insertRows<Column extends string>(
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, SqlValue>>[],
  conflict?: string,
): string {
  const statements: string[] = [];
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    const lines = rows
      .slice(start, start + rowsAStatement)
      .map((row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`);
    const end = conflict === undefined ? '' : `\non conflict ${conflict}`;
    statements.push(`insert into ${table} (${columns.join(', ')}) values\n${lines.join(',\n')}${end};\n`);
  }
  return statements.join('\n');
}
