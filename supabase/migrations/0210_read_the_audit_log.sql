-- The audit log in the back office: who did what, before and after, narrowed by person, table, record and days.

create index audit_log_by_table on public.audit_log (table_name, created_at desc, id desc);
create index audit_log_by_key on public.audit_log (row_key, created_at desc, id desc);
create index audit_log_by_person on public.audit_log (actor_id, created_at desc, id desc);
create index audit_log_by_moment on public.audit_log (created_at desc, id desc);
drop index public.audit_log_by_time;
drop index public.audit_log_by_actor;

-- A page for administrators, the newest first; null for anybody else. `asked`: person, table, record, first_day, last_day (of Vilnius,
-- inclusive), after ({at, id} of the last before the page). The people and tables that the log has come with the first.
create function public.list_audit_log(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person constant uuid := asked ->> 'person';
  wanted_table constant text := asked ->> 'table';
  record constant text := asked ->> 'record';
  since constant timestamptz := (asked ->> 'first_day')::timestamp at time zone 'Europe/Vilnius';
  until constant timestamptz := ((asked ->> 'last_day')::date + 1)::timestamp at time zone 'Europe/Vilnius';
  page_size constant integer := 50;
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant bigint := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select jsonb_build_object('more', count(*) > page_size, 'entries', coalesce(jsonb_agg(jsonb_build_object(
    'id', page.id, 'at', created_at, 'actor_id', actor_id, 'actor', public.actor_name(actor_id::text), 'action', action,
    'table', table_name, 'record', row_key, 'before', before, 'after', after
  ) order by created_at desc, page.id desc) filter (where place <= page_size), '[]'))
  into answer
  from (
    select *, row_number() over (order by created_at desc, id desc) as place from (
      select * from public.audit_log
      where (person is null or actor_id = person) and (wanted_table is null or table_name = wanted_table)
        and (record is null or row_key = record)
        and (since is null or created_at >= since) and (until is null or created_at < until)
        and (after_id is null or (created_at, id) < (after_at, after_id))
      order by created_at desc, id desc limit page_size + 1
    ) found
  ) page;
  if after_id is not null then
    return answer;
  end if;
  -- From one to the next by their indexes, however long the log is.
  return answer || jsonb_build_object(
    'people', (
      with recursive known as (
        (select actor_id from public.audit_log where actor_id is not null order by actor_id limit 1)
        union all
        select (select actor_id from public.audit_log where actor_id > known.actor_id order by actor_id limit 1)
        from known where known.actor_id is not null
      )
      select coalesce(jsonb_agg(jsonb_build_object('id', actor_id, 'name', public.actor_name(actor_id::text)) order by public.actor_name(actor_id::text)), '[]')
      from known where actor_id is not null
    ),
    'tables', (
      with recursive known as (
        (select table_name from public.audit_log where table_name is not null order by table_name limit 1)
        union all
        select (select table_name from public.audit_log where table_name > known.table_name order by table_name limit 1)
        from known where known.table_name is not null
      )
      select coalesce(jsonb_agg(table_name order by table_name), '[]') from known where table_name is not null
    )
  );
end
$$;

revoke execute on function public.list_audit_log(jsonb) from public, anon, service_role;
grant execute on function public.list_audit_log(jsonb) to authenticated;
