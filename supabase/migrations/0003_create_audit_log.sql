-- Who changed what, before and after. Rows come from the trigger below, or from functions that act for a person.
create table public.audit_log (
  id bigint generated always as identity primary key,
  -- No foreign key: the log outlives an account.
  actor_id uuid,
  action text not null check (action ~ '^[a-z_]{1,60}$'),
  table_name text,
  row_key text,
  before jsonb,
  after jsonb,
  request_id text check (length(request_id) <= 100),
  created_at timestamptz not null default now()
);

create index audit_log_by_time on public.audit_log (created_at desc);
create index audit_log_by_row on public.audit_log (table_name, row_key, created_at desc);
create index audit_log_by_actor on public.audit_log (actor_id, created_at desc);

create trigger audit_log_as_written before update or delete on public.audit_log
  for each row execute function public.keep_as_written();

-- Attached to what the back office edits. Only what a signed-in person changed is logged, with the changed columns alone.
-- First argument: the key's columns; second: columns that triggers keep and nobody edits.
create function public.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  key_columns constant text[] := string_to_array(tg_argv[0], ',');
  kept_columns text[];
  row_before jsonb;
  row_after jsonb;
  keyed jsonb;
  changed text[];
begin
  if auth.uid() is null then
    return null;
  end if;
  kept_columns := string_to_array(coalesce(tg_argv[1], ''), ',') || array['updated_at'];
  row_before := case when tg_op <> 'INSERT' then to_jsonb(old) - kept_columns end;
  row_after := case when tg_op <> 'DELETE' then to_jsonb(new) - kept_columns end;
  keyed := coalesce(row_after, row_before);
  if row_before = row_after then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(row_after) where value is distinct from row_before -> key;
    row_before := (select jsonb_object_agg(key, row_before -> key) from unnest(changed) as key);
    row_after := (select jsonb_object_agg(key, row_after -> key) from unnest(changed) as key);
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_key, before, after)
  values (
    auth.uid(), lower(tg_op), tg_table_name,
    (select string_agg(keyed ->> name, '/' order by place) from unnest(key_columns) with ordinality as k (name, place)),
    row_before, row_after
  );
  return null;
end
$$;

alter table public.audit_log enable row level security;

create policy "administrators read the audit log" on public.audit_log
  for select to authenticated using ((select public.is_admin()));

revoke update, delete on public.audit_log from service_role;
