-- A carrier's list for a country could not be had: what there was stays, and is known to be old.
create function public.mark_locker_list_failed(list_carrier text, list_country text, error text) returns void
language sql security definer set search_path = '' as $$
  insert into public.parcel_locker_lists as list (carrier, country, failed_at, last_error, is_stale)
  values (list_carrier, list_country, now(), left(error, 500), true)
  on conflict (carrier, country) do update
    set failed_at = excluded.failed_at, last_error = excluded.last_error, is_stale = true
$$;

-- Takes a carrier's whole list for a country: new lockers come, changed ones change, those that are gone are offered no
-- longer. A list of less than half of what is offered now is not believed: it is refused, and what there was stays.
create function public.replace_parcel_lockers(list_carrier text, list_country text, lockers jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  offered integer;
  listed constant integer := jsonb_array_length(lockers);
begin
  perform pg_advisory_xact_lock(hashtextextended('parcel lockers ' || list_carrier || ' ' || list_country, 0));
  select count(*) into offered from public.parcel_lockers
  where carrier = list_carrier and country = list_country and is_active;
  if listed * 2 < offered then
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

-- What shoppers choose from, in the order of towns.
create function public.read_parcel_lockers(wanted_country text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'carrier', carrier, 'id', locker_id, 'name', name, 'address', address, 'city', city, 'postcode', coalesce(postcode, '')
  ) order by city, name, carrier, locker_id), '[]')
  from public.parcel_lockers where country = wanted_country and is_active
$$;

-- The carriers with lockers in each country: {"LT": ["omniva", …]}. A country without any is not in it.
create function public.list_locker_carriers() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(country, carriers), '{}') from (
    select country, jsonb_agg(distinct carrier) as carriers from public.parcel_lockers where is_active group by country
  ) found
$$;

-- The locker that an order names, while it is offered; null otherwise.
create function public.find_parcel_locker(point_carrier text, point_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'carrier', carrier, 'id', locker_id, 'country', country, 'name', name, 'address', address, 'city', city,
    'postcode', coalesce(postcode, '')
  )
  from public.parcel_lockers where carrier = point_carrier and locker_id = point_id and is_active
$$;

revoke execute on function
  public.mark_locker_list_failed(text, text, text), public.replace_parcel_lockers(text, text, jsonb),
  public.read_parcel_lockers(text), public.list_locker_carriers(), public.find_parcel_locker(text, text)
  from public, anon, authenticated;
grant execute on function
  public.mark_locker_list_failed(text, text, text), public.replace_parcel_lockers(text, text, jsonb),
  public.read_parcel_lockers(text), public.list_locker_carriers(), public.find_parcel_locker(text, text)
  to service_role;
