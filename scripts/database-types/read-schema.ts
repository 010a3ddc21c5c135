import type { Sql } from 'postgres';

export interface ColumnDescription {
  readonly name: string;
  /** PostgreSQL's name of the type; of the elements where `isArray`. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Values that a check constraint allows; undefined where any text may stand. */
  readonly values: readonly string[] | undefined;
  /** Computed or numbered by the database alone. */
  readonly isReadOnly: boolean;
}

export interface RelationshipDescription {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isOneToOne: boolean;
  readonly target: string;
  readonly targetColumns: readonly string[];
}

export interface TableDescription {
  readonly name: string;
  readonly columns: readonly ColumnDescription[];
  readonly relationships: readonly RelationshipDescription[];
}

export interface FunctionDescription {
  readonly name: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly type: string;
    readonly isArray: boolean;
    readonly isOptional: boolean;
  }[];
  readonly returns: string;
  readonly returnsArray: boolean;
  readonly returnsSet: boolean;
}

export interface SchemaDescription {
  readonly tables: readonly TableDescription[];
  readonly functions: readonly FunctionDescription[];
}

interface ColumnRow extends Omit<ColumnDescription, 'values'> {
  readonly table: string;
  readonly check: string | null;
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))` lists what the column may hold. */
function allowedValues(check: string | null): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check ?? '')?.[1];
  return list === undefined ? undefined : [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text);
}

/** What `public` holds, in the order of names: tables, and the functions that a role of the API may call. */
export async function readSchema(sql: Sql): Promise<SchemaDescription> {
  const columns = await sql<ColumnRow[]>`
    select
      c.relname as table, a.attname as name, coalesce(element.typname, t.typname) as type,
      element.oid is not null as "isArray", not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isReadOnly",
      (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1
      ) as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C", a.attname collate "C"`;
  const relationships = await sql<(RelationshipDescription & { table: string })[]>`
    select
      c.relname as table, k.conname as name, target.relname as target,
      array(select attname::text from unnest(k.conkey) with ordinality as u (num, place)
        join pg_attribute on attrelid = k.conrelid and attnum = num order by place) as columns,
      array(select attname::text from unnest(k.confkey) with ordinality as u (num, place)
        join pg_attribute on attrelid = k.confrelid and attnum = num order by place) as "targetColumns",
      exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and (i.indkey::int2[])[0:] <@ k.conkey and k.conkey <@ (i.indkey::int2[])[0:]
      ) as "isOneToOne"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
    join pg_class target on target.oid = k.confrelid and target.relnamespace = 'public'::regnamespace
    where k.contype = 'f' order by c.relname collate "C", k.conname collate "C"`;
  const functions = await sql<FunctionDescription[]>`
    select
      p.proname as name, coalesce(element.typname, t.typname) as returns, element.oid is not null as "returnsArray",
      p.proretset as "returnsSet",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', coalesce(p.proargnames[place], ''), 'type', coalesce(e.typname, at.typname), 'isArray', e.oid is not null,
          'isOptional', place > p.pronargs - p.pronargdefaults
        ) order by place)
        from unnest(p.proargtypes::oid[]) with ordinality as u (arg, place)
        join pg_type at on at.oid = arg
        left join pg_type e on e.oid = at.typelem and at.typcategory = 'A'
      ), '[]') as arguments
    from pg_proc p
    join pg_type t on t.oid = p.prorettype
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger' and (
      has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('service_role', p.oid, 'execute')
    )
    order by p.proname collate "C"`;
  return {
    tables: [...new Set(columns.map((column) => column.table))].map((name) => ({
      name,
      columns: columns
        .filter((column) => column.table === name)
        .map((column) => ({ ...column, values: allowedValues(column.check) })),
      relationships: relationships.filter((relationship) => relationship.table === name),
    })),
    functions,
  };
}
