-- Views of the back office's lists that staff have named: what a list is narrowed to, for everybody who works there.

create table public.saved_views (
  id uuid primary key,
  section text not null check (section ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The query of the address, without the question mark.
  query text not null check (length(query) between 1 and 500),
  created_by text not null,
  created_at timestamptz not null default now()
);
create unique index saved_views_by_name on public.saved_views (section, lower(name));

alter table public.saved_views enable row level security;
create policy "administrators read saved views" on public.saved_views for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.saved_views from anon, authenticated, service_role;
create trigger record_audit after insert or update or delete on public.saved_views
  for each row execute function public.record_audit('id', '', 'staff');

-- The views of a section by name for administrators, { views }; null for anybody else.
create function public.list_saved_views(section text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('views', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'query', query) order by lower(name)), '[]')
    from public.saved_views where saved_views.section = list_saved_views.section
  ));
end
$$;

-- Keeps a view under a name; asked twice under the same id, it is one. { ok } or name_taken, too_many_views (thirty in a section).
create function public.save_view(view uuid, section text, name text, query text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Two who save at once are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('saved_views ' || save_view.section, 0));
  if exists (select from public.saved_views where id = view) then
    return jsonb_build_object('ok', true);
  end if;
  if exists (
    select from public.saved_views known where known.section = save_view.section and lower(known.name) = lower(trim(save_view.name))
  ) then
    return jsonb_build_object('ok', false, 'code', 'name_taken');
  end if;
  if (select count(*) from public.saved_views known where known.section = save_view.section) >= 30 then
    return jsonb_build_object('ok', false, 'code', 'too_many_views');
  end if;
  insert into public.saved_views (id, section, name, query, created_by)
  values (view, save_view.section, trim(save_view.name), save_view.query, actor);
  return jsonb_build_object('ok', true);
end
$$;

-- Takes a view away; one that is gone already is gone. { ok }.
create function public.remove_view(view uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.saved_views where id = view;
  return jsonb_build_object('ok', true);
end
$$;

revoke execute on function public.save_view(uuid, text, text, text, text), public.remove_view(uuid) from public, anon, authenticated;
grant execute on function public.save_view(uuid, text, text, text, text), public.remove_view(uuid) to service_role;
revoke execute on function public.list_saved_views(text) from public, anon, service_role;
grant execute on function public.list_saved_views(text) to authenticated;
