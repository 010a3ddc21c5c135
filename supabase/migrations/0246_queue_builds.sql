-- Builds are asked for by people, planned for a time, or follow by themselves once nothing was changed for a while; many changes
-- make one build (builds_one_waiting), and one runs at a time (builds_one_running).
alter table public.builds
  add column cause text not null default 'person' check (cause in ('person', 'quiet', 'code')),
  -- Files made so far, and to be made; null until the build knows.
  add column done integer check (done >= 0),
  add column total integer check (total >= 0),
  add column heartbeat_at timestamptz,
  -- What had ended before is in the build: transactions below this one.
  add column horizon xid8,
  add column changes integer check (changes >= 0),
  add column deploy_id text check (length(deploy_id) between 1 and 100);

create unique index builds_by_deploy on public.builds (deploy_id);

-- Who asked for a build, moved or stopped one is in the audit log; what a build says of itself is not.
create trigger record_audit after insert or delete or update of due_at, kind on public.builds for each row
  execute function public.record_audit('id', 'done,total,heartbeat_at,horizon,pages,changes,deploy_id,deploy_url,last_change_id,created_at,started_at,finished_at');

insert into public.settings (key, value, description) values
  ('publishing_quiet_minutes', '15', 'Minutes without a change after which what was changed is published by itself; 0: never by itself'),
  ('publishing_longest_minutes', '120', 'Minutes after the first change after which it is published by itself although changes go on')
on conflict (key) do nothing;

create function public.staff_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(trim(people.raw_user_meta_data ->> 'display_name'), ''), people.email)
  from auth.users people where people.id = person
$$;

create function public.publishing_rules() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'quiet_minutes', coalesce((select value::text::integer from public.settings where key = 'publishing_quiet_minutes'), 0),
    'longest_minutes', coalesce((select value::text::integer from public.settings where key = 'publishing_longest_minutes'), 120),
    'version', coalesce((select max(updated_at)::text from public.settings where key in ('publishing_quiet_minutes', 'publishing_longest_minutes')), '')
  )
$$;

-- Asks for a build: `wanted` has kind (changes, full) and at (a time of Vilnius; absent: now). One waits already: it is brought forward, or moved where
-- `at` is said, and is a full one if either is. { ok, build }.
create function public.request_build(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at constant timestamptz := (wanted ->> 'at')::timestamp at time zone 'Europe/Vilnius';
  build_id uuid;
begin
  if at < now() - interval '1 minute' or at > now() + interval '60 days' then
    return jsonb_build_object('ok', false, 'code', 'time_not_possible');
  end if;
  insert into public.builds as waiting (kind, cause, requested_by, due_at)
  values (wanted ->> 'kind', 'person', public.acting_person(), coalesce(at, now()))
  on conflict (state) where state = 'queued' do update set
    kind = case when 'full' in (waiting.kind, excluded.kind) then 'full' else 'changes' end,
    cause = 'person', requested_by = excluded.requested_by,
    due_at = case when at is null then least(waiting.due_at, excluded.due_at) else at end
  returning id into build_id;
  return jsonb_build_object('ok', true, 'build', build_id);
end
$$;

-- Takes the build that waits away. { ok, changed }.
create function public.cancel_build(build uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.builds where id = build and state = 'queued';
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- Sets when changes are published by themselves: quiet_minutes, longest_minutes, version as it was read. { ok } or rules_stale.
create function public.set_publishing_rules(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.settings where key in ('publishing_quiet_minutes', 'publishing_longest_minutes') order by key for update;
  if public.publishing_rules() ->> 'version' <> wanted ->> 'version' then
    return jsonb_build_object('ok', false, 'code', 'rules_stale');
  end if;
  update public.settings set value = wanted -> 'quiet_minutes'
  where key = 'publishing_quiet_minutes' and value <> wanted -> 'quiet_minutes';
  update public.settings set value = wanted -> 'longest_minutes'
  where key = 'publishing_longest_minutes' and value <> wanted -> 'longest_minutes';
  return jsonb_build_object('ok', true);
end
$$;

-- What a build that begins now will hold. A transaction that has not ended is left for the next one.
create function public.begin_build(build uuid) returns public.builds
language sql security definer set search_path = '' as $$
  update public.builds set
    state = 'running', started_at = clock_timestamp(), heartbeat_at = clock_timestamp(),
    horizon = pg_snapshot_xmin(pg_current_snapshot()),
    last_change_id = (select max(id) from public.catalogue_changes),
    changes = (select count(*) from public.publishing_changes)
  where id = build and state = 'queued'
  returning *
$$;

-- What is due, for the job that starts builds: a running one that has been silent for a quarter of an hour has died and is written
-- off; what was changed and left alone for long enough is asked for; what is due begins unless another one runs. Answers the build
-- that began ({ id, kind }), or null. Several at once: one of them begins it.
create function public.begin_due_build() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rules constant jsonb := public.publishing_rules();
  quiet constant integer := (rules ->> 'quiet_minutes')::integer;
  due uuid;
  begun public.builds;
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_due_build', 0));
  update public.builds set state = 'failed', finished_at = now(), error = 'silent'
  where state = 'running' and heartbeat_at < now() - interval '15 minutes';
  if quiet > 0 and exists (
    select from public.publishing_changes
    having max(changed_at) <= now() - make_interval(mins => quiet)
      or min(first_at) <= now() - make_interval(mins => (rules ->> 'longest_minutes')::integer)
  ) and not exists (
    -- What failed is not tried again by itself before something else is changed.
    select from (select state, started_at from public.builds where state <> 'queued' order by created_at desc limit 1) last
    where state = 'running'
      or (state = 'failed' and started_at > (select max(changed_at) from public.publishing_changes))
  ) then
    insert into public.builds (cause, reason) values ('quiet', '') on conflict (state) where state = 'queued' do nothing;
  end if;
  if exists (select from public.builds where state = 'running') then
    return null;
  end if;
  select id into due from public.builds where state = 'queued' and due_at <= now() for update;
  begun := public.begin_build(due);
  if begun.id is null then
    return null;
  end if;
  return jsonb_build_object('id', begun.id, 'kind', begun.kind);
end
$$;

-- A build that nobody asked for here: code or content was deployed, or a shop was started. It takes the place of one that waits,
-- since it will hold the same. Answers its id, or null while another runs.
create function public.begin_code_build(deploy text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  begun uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('begin_due_build', 0));
  if exists (select from public.builds where state = 'running') then
    return null;
  end if;
  -- One that is planned for later stays planned.
  delete from public.builds where state = 'queued' and due_at <= now();
  insert into public.builds (kind, cause, state, deploy_id, started_at, heartbeat_at, horizon, last_change_id, changes)
  select 'full', 'code', 'running', nullif(deploy, ''), clock_timestamp(), clock_timestamp(), pg_snapshot_xmin(pg_current_snapshot()),
    (select max(id) from public.catalogue_changes), (select count(*) from public.publishing_changes)
  returning id into begun;
  return begun;
end
$$;

-- How far a build has come. False where it does not run any more, so that it may stop.
create function public.report_build(build uuid, files_done integer, files_total integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.builds set done = files_done, total = files_total, heartbeat_at = clock_timestamp()
  where id = build and state = 'running';
  return found;
end
$$;

-- A build came to its end: what it holds is live and waits no more, or it failed for a reason. Said twice it counts once; a build is
-- named by its id or by the deploy that it became. { changed }.
create function public.finish_build(ended jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  build public.builds;
begin
  update public.builds set
    state = case when (ended ->> 'ok')::boolean then 'succeeded' else 'failed' end,
    finished_at = clock_timestamp(),
    error = left(ended ->> 'error', 2000),
    pages = coalesce((ended ->> 'pages')::integer, done),
    deploy_id = coalesce(nullif(ended ->> 'deploy', ''), deploy_id),
    deploy_url = coalesce(nullif(ended ->> 'url', ''), deploy_url)
  where (id = (ended ->> 'build')::uuid or (ended ->> 'build' is null and deploy_id = ended ->> 'deploy'))
    and state = 'running'
  returning * into build;
  if build.state = 'succeeded' then
    delete from public.publishing_changes where transaction_id < build.horizon;
  end if;
  return jsonb_build_object('changed', build.id is not null);
end
$$;

-- How much waits and what the builds do, for the head of every section; null for whoever is no staff with all locks open.
create function public.read_publishing_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object(
    'waiting', (select count(*) from public.publishing_changes),
    'queued', (select jsonb_build_object('due_at', due_at) from public.builds where state = 'queued'),
    'running', (select jsonb_build_object('done', done, 'total', total) from public.builds where state = 'running'),
    'failed', coalesce((select state = 'failed' from public.builds where state in ('succeeded', 'failed') order by created_at desc limit 1), false)
  );
end
$$;

-- What a changed thing is called in a language, or was called when it was changed.
create function public.changed_name(change public.publishing_changes, language text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    case change.kind
      when 'product' then (select public.name_in(product, language) from public.products product where id = change.row_key)
      when 'category' then (
        select coalesce(nullif(case language when 'lt' then name_lt when 'ru' then name_ru end, ''), name)
        from public.categories where id::text = change.row_key
      )
    end,
    change.name
  )
$$;

-- The page of publishing, for staff; null for anybody else. `asked`: language, after ({ at, kind, key } of the last change before the page) or
-- before (time of the last build before the page of history). What waits newest first, a hundred at a time; builds twenty.
create function public.read_publishing(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  after_at constant timestamptz := asked #>> '{after,at}';
  before constant timestamptz := asked ->> 'before';
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object(
    'state', public.read_publishing_state(),
    'rules', public.publishing_rules(),
    'first_at', (select min(first_at) from public.publishing_changes),
    'changed_at', (select max(changed_at) from public.publishing_changes),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', (change).kind, 'key', (change).row_key, 'name', public.changed_name(change, asked ->> 'language'), 'action', (change).action, 'at', (change).changed_at,
        'by', public.staff_name((change).changed_by)
      ) order by (change).changed_at desc, (change).kind, (change).row_key), '[]')
      from (
        select changes as change from public.publishing_changes changes
        where after_at is null or changed_at < after_at
          or (changed_at = after_at and (kind, row_key) > (asked #>> '{after,kind}', asked #>> '{after,key}'))
        order by changed_at desc, kind, row_key limit 100
      ) page
    ),
    'builds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'state', state, 'cause', cause, 'by', public.staff_name(requested_by), 'created_at', created_at,
        'due_at', due_at, 'started_at', started_at, 'finished_at', finished_at, 'done', done, 'total', total, 'pages', pages,
        'changes', changes, 'error', error
      ) order by created_at desc), '[]')
      from (select * from public.builds where before is null or created_at < before order by created_at desc limit 20) page
    )
  );
end
$$;

revoke execute on function
  public.staff_name(uuid), public.changed_name(public.publishing_changes, text), public.publishing_rules(), public.begin_build(uuid) from public, anon, authenticated, service_role;
revoke execute on function
  public.request_build(jsonb), public.cancel_build(uuid), public.set_publishing_rules(jsonb), public.begin_due_build(),
  public.begin_code_build(text), public.report_build(uuid, integer, integer), public.finish_build(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.request_build(jsonb), public.cancel_build(uuid), public.set_publishing_rules(jsonb), public.begin_due_build(),
  public.begin_code_build(text), public.report_build(uuid, integer, integer), public.finish_build(jsonb)
  to service_role;
revoke execute on function public.read_publishing_state(), public.read_publishing(jsonb) from public, anon, service_role;
grant execute on function public.read_publishing_state(), public.read_publishing(jsonb) to authenticated;
