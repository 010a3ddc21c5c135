-- Hosted Supabase reads the write-ahead log; here triggers on the tables of the same publication tell of each change.
create schema if not exists realtime;

create or replace function realtime.notify_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- `pg_notify` takes less than 8000 bytes: a larger row is read again by its key.
  room constant int := 7900;
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  row_key jsonb := '{}';
  old_key jsonb := '{}';
  message jsonb;
  name text;
begin
  foreach name in array tg_argv loop
    row_key := row_key || jsonb_build_object(name, row_now -> name);
    if tg_op <> 'INSERT' then
      old_key := old_key || jsonb_build_object(name, to_jsonb(old) -> name);
    end if;
  end loop;
  message := jsonb_build_object(
    'type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name, 'at', clock_timestamp(),
    'key', row_key, 'old', old_key, 'record', case when tg_op = 'DELETE' then null else row_now end
  );
  if octet_length(message::text) > room then
    message := message - 'record';
  end if;
  perform pg_notify('realtime_changes', message::text);
  return null;
end
$$;

do $$
declare
  published record;
  key_columns text;
begin
  for published in
    select c.oid, n.nspname, c.relname
    from pg_publication_tables t
    join pg_namespace n on n.nspname = t.schemaname
    join pg_class c on c.relname = t.tablename and c.relnamespace = n.oid
    where t.pubname = 'supabase_realtime'
  loop
    select string_agg(quote_literal(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum))
    into key_columns
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = published.oid and i.indisprimary;
    execute format('drop trigger if exists zz_realtime_changes on %I.%I', published.nspname, published.relname);
    execute format(
      'create trigger zz_realtime_changes after insert or update or delete on %I.%I for each row execute function realtime.notify_change(%s)',
      published.nspname, published.relname, coalesce(key_columns, '')
    );
  end loop;
end
$$;
