import type { ColumnDescription, FunctionDescription, SchemaDescription, TableDescription } from './read-schema.ts';

const typeScriptTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

function typeOf(type: string, isArray: boolean, tables: ReadonlySet<string>): string {
  const single = tables.has(type)
    ? `Database['public']['Tables']['${type}']['Row']`
    : (typeScriptTypes[type] ?? 'string');
  return isArray ? `${single}[]` : single;
}

function columnType(column: ColumnDescription, tables: ReadonlySet<string>): string {
  const base = column.values?.map((value) => `'${value}'`).join(' | ') ?? typeOf(column.type, column.isArray, tables);
  return column.isNullable ? `${base} | null` : base;
}

function writeTable({ name, columns, relationships }: TableDescription, tables: ReadonlySet<string>): string[] {
  const line = (column: ColumnDescription, optional: boolean) =>
    column.isReadOnly
      ? `          ${column.name}?: never;`
      : `          ${column.name}${optional ? '?' : ''}: ${columnType(column, tables)};`;
  const quoted = (names: readonly string[]) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
  return [
    `      ${name}: {`,
    '        Row: {',
    ...columns.map((column) => `          ${column.name}: ${columnType(column, tables)};`),
    '        };',
    '        Insert: {',
    ...columns.map((column) => line(column, column.hasDefault || column.isNullable)),
    '        };',
    '        Update: {',
    ...columns.map((column) => line(column, true)),
    '        };',
    '        Relationships: [',
    ...relationships.flatMap((relationship) => [
      '          {',
      `            foreignKeyName: '${relationship.name}';`,
      `            columns: ${quoted(relationship.columns)};`,
      `            isOneToOne: ${relationship.isOneToOne};`,
      `            referencedRelation: '${relationship.target}';`,
      `            referencedColumns: ${quoted(relationship.targetColumns)};`,
      '          },',
    ]),
    '        ];',
    '      };',
  ];
}

function writeFunction(described: FunctionDescription, tables: ReadonlySet<string>): string[] {
  const fields = described.arguments.map(
    ({ name, type, isArray, isOptional }) => `${name}${isOptional ? '?' : ''}: ${typeOf(type, isArray, tables)}`,
  );
  const returned = typeOf(described.returns, described.returnsArray, tables);
  return [
    `      ${described.name}: {`,
    `        Args: ${fields.length === 0 ? 'Record<PropertyKey, never>' : `{ ${fields.join('; ')} }`};`,
    `        Returns: ${described.returnsSet ? `${returned}[]` : returned};`,
    '      };',
  ];
}

/** The types that `createClient<Database>` expects: the same text for the same schema. */
export function writeTypes({ tables, functions }: SchemaDescription): string {
  const names = new Set(tables.map((table) => table.name));
  return [
    '// Written by scripts/generate-database-types.ts from the migrations: run it after changing one.',
    '',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap((table) => writeTable(table, names)),
    '    };',
    '    Views: Record<never, never>;',
    '    Functions: {',
    ...functions.flatMap((described) => writeFunction(described, names)),
    '    };',
    '    Enums: Record<never, never>;',
    '    CompositeTypes: Record<never, never>;',
    '  };',
    '};',
    '',
  ].join('\n');
}
