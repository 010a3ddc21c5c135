-- Parcel lockers in the back office: what each carrier's list holds and how old it is, one locker found, and one that is not offered
-- although its carrier lists it.

-- Staff offer it to nobody from here on, whatever the carrier's list says.
alter table public.parcel_lockers add column withheld_at timestamptz;
create index parcel_lockers_withheld on public.parcel_lockers (country, city, name) where withheld_at is not null;
create index parcel_lockers_by_list on public.parcel_lockers (carrier, country) include (is_active, withheld_at);

drop policy "everyone reads active rows" on public.parcel_lockers;
create policy "everyone reads offered rows" on public.parcel_lockers for select to anon, authenticated
  using (is_active and withheld_at is null);

create trigger record_audit after update of withheld_at on public.parcel_lockers
  for each row execute function public.record_audit('carrier,locker_id', '', 'staff');
create trigger record_audit after insert or update on public.parcel_locker_lists
  for each row execute function public.record_audit('carrier,country', '', 'staff');

create or replace function public.read_parcel_lockers(wanted_country text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'carrier', carrier, 'id', locker_id, 'name', name, 'address', address, 'city', city, 'postcode', coalesce(postcode, '')
  ) order by city, name, carrier, locker_id), '[]')
  from public.parcel_lockers where country = wanted_country and is_active and withheld_at is null
$$;

create or replace function public.list_locker_carriers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(country, carriers), '{}') from (
    select country, jsonb_agg(distinct carrier) as carriers from public.parcel_lockers
    where is_active and withheld_at is null group by country
  ) found
$$;

create or replace function public.find_parcel_locker(point_carrier text, point_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'carrier', carrier, 'id', locker_id, 'country', country, 'name', name, 'address', address, 'city', city,
    'postcode', coalesce(postcode, '')
  )
  from public.parcel_lockers
  where carrier = point_carrier and locker_id = point_id and is_active and withheld_at is null
$$;

-- As in 0115; `is_believed`: somebody has looked at a list that has shrunk by more than half, and says that it is right.
drop function public.replace_parcel_lockers(text, text, jsonb);
create function public.replace_parcel_lockers(list_carrier text, list_country text, lockers jsonb, is_believed boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offered integer;
  listed constant integer := jsonb_array_length(lockers);
begin
  perform pg_advisory_xact_lock(hashtextextended('parcel lockers ' || list_carrier || ' ' || list_country, 0));
  select count(*) into offered from public.parcel_lockers
  where carrier = list_carrier and country = list_country and is_active;
  if listed * 2 < offered and not is_believed then
    perform public.mark_locker_list_failed(
      list_carrier, list_country, format('list_shrunk: %s lockers instead of %s', listed, offered)
    );
    return jsonb_build_object('ok', false, 'code', 'list_shrunk', 'offered', offered, 'listed', listed);
  end if;

  insert into public.parcel_lockers as locker
    (carrier, locker_id, country, city, name, address, postcode, latitude, longitude, is_active, fetched_at)
  select distinct on (id) list_carrier, id, list_country, city, name, address, nullif(postcode, ''), latitude, longitude, true, now()
  from jsonb_to_recordset(lockers) as listed_locker (
    id text, city text, name text, address text, postcode text, latitude double precision, longitude double precision
  )
  order by id
  on conflict (carrier, locker_id) do update set
    country = excluded.country, city = excluded.city, name = excluded.name, address = excluded.address,
    postcode = excluded.postcode, latitude = excluded.latitude, longitude = excluded.longitude,
    is_active = true, fetched_at = excluded.fetched_at;

  update public.parcel_lockers set is_active = false
  where carrier = list_carrier and country = list_country and is_active
    and locker_id not in (select listed_locker ->> 'id' from jsonb_array_elements(lockers) as listed_locker);

  insert into public.parcel_locker_lists as list (carrier, country, fetched_at)
  values (list_carrier, list_country, now())
  on conflict (carrier, country) do update set fetched_at = now(), last_error = null, is_stale = false;
  return jsonb_build_object('ok', true, 'offered', offered, 'listed', listed);
end
$$;

-- For administrators, null for anybody else: of each carrier's list for a country how many lockers are offered and withheld, when it was
-- had last, and why it is old.
create function public.read_locker_lists() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('lists', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'carrier', carrier, 'country', country, 'offered', coalesce(offered, 0), 'withheld', coalesce(withheld, 0),
      'fetched_at', fetched_at, 'failed_at', failed_at, 'last_error', last_error, 'is_stale', coalesce(is_stale, false)
    ) order by carrier, country), '[]')
    from public.parcel_locker_lists full join (
      select carrier, country,
        count(*) filter (where is_active and withheld_at is null) as offered,
        count(*) filter (where is_active and withheld_at is not null) as withheld
      from public.parcel_lockers group by carrier, country
    ) counted using (carrier, country)
  ));
end
$$;

-- Up to fifty lockers that words find, or those that are withheld where there are no words, in the order of towns; for administrators,
-- null for anybody else. `asked`: words.
create function public.find_lockers_for_staff(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  most constant integer := 50;
begin
  if not public.is_admin() then
    return null;
  end if;
  return (
    select jsonb_build_object('more', count(*) > most, 'lockers', coalesce(jsonb_agg(jsonb_build_object(
      'carrier', carrier, 'id', locker_id, 'country', country, 'city', city, 'name', name, 'address', address,
      'is_listed', is_active, 'withheld_at', withheld_at
    ) order by country, city, name, carrier, locker_id) filter (where place <= most), '[]'))
    from (
      select *, row_number() over (order by country, city, name, carrier, locker_id) as place
      from (
        select * from public.parcel_lockers
        where words is not null and is_active
          and public.normalize_search(city || ' ' || address || ' ' || name) like '%' || public.escape_like(words) || '%'
        union all
        select * from public.parcel_lockers
        where withheld_at is not null and (words is null or not is_active
          and public.normalize_search(city || ' ' || address || ' ' || name) like '%' || public.escape_like(words) || '%')
      ) found
      order by country, city, name, carrier, locker_id limit most + 1
    ) first
  );
end
$$;

-- Offers a locker to nobody, or again. { ok, changed } or locker_unknown.
create function public.switch_parcel_locker(point_carrier text, point_id text, is_offered boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.parcel_lockers set withheld_at = case when not is_offered then now() end
  where carrier = point_carrier and locker_id = point_id and (withheld_at is null) <> is_offered;
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.parcel_lockers where carrier = point_carrier and locker_id = point_id)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'locker_unknown') end;
end
$$;

revoke execute on function public.read_locker_lists(), public.find_lockers_for_staff(jsonb) from public, anon, service_role;
grant execute on function public.read_locker_lists(), public.find_lockers_for_staff(jsonb) to authenticated;
revoke execute on function
  public.replace_parcel_lockers(text, text, jsonb, boolean), public.switch_parcel_locker(text, text, boolean)
  from public, anon, authenticated;
grant execute on function
  public.replace_parcel_lockers(text, text, jsonb, boolean), public.switch_parcel_locker(text, text, boolean) to service_role;
