-- Suppliers of the back office, what they sell to the shop and for how much, and their lists ("feeds"): read by hand, from a file or by
-- schedule, held against what the shop knows, and taken over once somebody has seen the differences, or by themselves where that was set.

alter table public.suppliers
  add column contact_name text not null default '' check (length(contact_name) <= 150),
  add column phone text not null default '' check (length(phone) <= 40);
create index suppliers_by_name on public.suppliers (lower(name), id);

alter table public.supplier_feeds
  drop constraint supplier_feeds_format_check,
  drop constraint supplier_feeds_url_check,
  drop constraint supplier_feeds_credential_name_check,
  drop constraint supplier_feeds_schedule_check,
  alter column url drop not null,
  add constraint supplier_feeds_format_check check (format in ('csv', 'json')),
  -- Without an address a list comes as a file. The shop's service decides which addresses it reads at all.
  add constraint supplier_feeds_url_check check (url ~ '^https?://' and length(url) <= 500),
  -- Only secrets that are named for this: nothing else of the environment may be sent to an address that somebody typed.
  add constraint supplier_feeds_credential_name_check check (credential_name ~ '^SUPPLIER_[A-Z0-9_]{1,50}$'),
  add constraint supplier_feeds_schedule_check check (schedule is null or (schedule in ('hourly', 'daily', 'weekly') and url is not null)),
  -- Whose code names a product in the list.
  add column match_by text not null default 'supplier_sku' check (match_by in ('supplier_sku', 'sku')),
  add column includes_vat boolean not null default true,
  -- Where the rows are in JSON: names with dots between; empty where the whole is the list.
  add column items_path text not null default '' check (length(items_path) <= 100),
  -- Of Vilnius: the hour of daily and weekly reading, the day (1 is Monday) of weekly.
  add column at_hour integer not null default 6 check (at_hour between 0 and 23),
  add column on_weekday integer not null default 1 check (on_weekday between 1 and 7),
  add column next_due_at timestamptz,
  -- Whether what was read by schedule is taken over at once; costs that move by more than so many percent wait for somebody all the same.
  add column applies_itself boolean not null default false,
  add column largest_change_percent integer not null default 30 check (largest_change_percent between 1 and 1000),
  add constraint supplier_feeds_scheduled_are_due check ((schedule is null) = (next_due_at is null));
create index supplier_feeds_due on public.supplier_feeds (next_due_at) where is_active and next_due_at is not null;

alter table public.supplier_feed_runs
  drop constraint supplier_feed_runs_state_check,
  drop column is_dry_run,
  -- `compared`: its differences wait for somebody; what is applied is said of each row.
  add constraint supplier_feed_runs_state_check check (state in ('running', 'compared', 'applied', 'failed')),
  add column origin text not null default 'address' check (origin in ('address', 'file', 'schedule')),
  add column file_name text check (length(file_name) <= 200),
  add column unchanged integer not null default 0 check (unchanged >= 0),
  -- Why the whole list could not be read: { code, details }.
  add column failure jsonb check (jsonb_typeof(failure) = 'object'),
  add column started_by uuid references auth.users (id) on delete set null,
  add column applied_at timestamptz;
create index supplier_feed_runs_by_person on public.supplier_feed_runs (started_by);

create table public.supplier_feed_rows (
  run_id uuid not null references public.supplier_feed_runs (id) on delete cascade,
  -- Which row of the list, from 1.
  place integer not null check (place > 0),
  kind text not null check (kind in ('changed', 'new', 'unknown', 'error')),
  sku text not null default '' check (length(sku) <= 100),
  product_id text references public.products (id) on delete cascade,
  reason text check (length(reason) <= 60),
  cost_before integer,
  cost_after integer check (cost_after > 0),
  available_before integer,
  available_after integer check (available_after >= 0),
  -- The cost moves by more than the feed lets through by itself.
  is_jump boolean not null default false,
  -- `updated_at` of what the shop knew when it was compared.
  version timestamptz,
  result text check (result in ('applied', 'stale', 'left')),
  primary key (run_id, place)
);
create index supplier_feed_rows_by_product on public.supplier_feed_rows (product_id);
alter table public.supplier_feed_rows enable row level security;
create policy "administrators read rows" on public.supplier_feed_rows for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.supplier_feed_rows, public.supplier_feed_runs from anon, authenticated, service_role;

-- Written by the functions below alone, which look at versions.
do $$
declare
  name text;
begin
  foreach name in array array['suppliers', 'supplier_products', 'supplier_feeds'] loop
    execute format('drop policy "administrators write" on public.%I', name);
    execute format('create policy "administrators read" on public.%I for select to authenticated using ((select public.is_admin()))', name);
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
  end loop;
end
$$;
drop trigger record_audit on public.supplier_feeds;
create trigger record_audit after insert or update or delete on public.supplier_feeds
  for each row execute function public.record_audit('id', 'next_due_at');
create trigger record_audit after update on public.supplier_feed_runs
  for each row execute function public.record_audit('id', 'errors', 'staff');

-- When a schedule comes up next after a moment: at the full hour, at an hour of Vilnius, or at that hour of a weekday.
create function public.next_feed_time(schedule text, at_hour integer, on_weekday integer, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case schedule
    when 'hourly' then date_trunc('hour', after) + interval '1 hour'
    else (
      select min(moment) from (
        select (day + at_hour * interval '1 hour')::timestamp at time zone 'Europe/Vilnius' as moment
        from generate_series((after at time zone 'Europe/Vilnius')::date, (after at time zone 'Europe/Vilnius')::date + 8, interval '1 day') day
        where schedule = 'daily' or extract(isodow from day) = on_weekday
      ) moments where moment > after
    )
  end
$$;

-- A page of suppliers by name, for administrators; null for anybody else. `asked`: view (active, all, off), words (of name, contact and
-- note), after ({name, id} of the last before the page), size. Counts come with the first.
create function public.list_suppliers(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'active');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with found as (
    select * from public.suppliers
    where words is null or public.normalize_search(name || ' ' || contact_name || ' ' || note) like '%' || public.escape_like(words) || '%'
  ),
  page as (
    select * from found
    where (view = 'all' or is_active = (view = 'active'))
      and (asked -> 'after' is null or (lower(name), id) > (asked #>> '{after,name}', (asked #>> '{after,id}')::uuid))
    order by lower(name), id limit page_size + 1
  )
  select jsonb_build_object('more', count(*) > page_size, 'suppliers', coalesce(jsonb_agg(jsonb_build_object(
    'id', page.id, 'name', page.name, 'country', page.country, 'lead_days', page.lead_days, 'is_active', page.is_active,
    'products', (select count(*) from public.supplier_products where supplier_id = page.id),
    'feeds', (select count(*) from public.supplier_feeds where supplier_id = page.id and is_active),
    'last_run', (
      select jsonb_build_object('state', run.state, 'at', run.started_at)
      from public.supplier_feeds feed join public.supplier_feed_runs run on run.feed_id = feed.id
      where feed.supplier_id = page.id order by run.started_at desc limit 1
    ),
    'place', jsonb_build_object('name', lower(page.name), 'id', page.id)
  ) order by lower(page.name), page.id), '[]')) || case when asked -> 'after' is null then jsonb_build_object('counts', (
    select jsonb_build_object('active', count(*) filter (where is_active), 'off', count(*) filter (where not is_active), 'all', count(*)) from found
  )) else '{}' end
  into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{suppliers}', (answer -> 'suppliers') - page_size);
  end if;
  return answer;
end
$$;

create function public.feed_row(feed public.supplier_feeds) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(feed) - array['created_at']
$$;

create function public.feed_run_row(run public.supplier_feed_runs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(run) - array['started_by', 'errors'] || jsonb_build_object(
    'feed', (select name from public.supplier_feeds where id = run.feed_id),
    'by', (select coalesce(nullif((select display_name from public.profiles where user_id = run.started_by), ''), (select email from auth.users where users.id = run.started_by))),
    'changed', count(*) filter (where kind = 'changed'), 'new', count(*) filter (where kind = 'new'),
    'unknown', count(*) filter (where kind = 'unknown'), 'error', count(*) filter (where kind = 'error'),
    'jumps', count(*) filter (where is_jump), 'applied', count(*) filter (where result = 'applied'),
    'stale', count(*) filter (where result = 'stale'), 'left', count(*) filter (where result = 'left')
  )
  from public.supplier_feed_rows where run_id = run.id
$$;

-- One supplier with its feeds, its last thirty runs and a page of what it sells to the shop, { supplier, feeds, runs, products, more };
-- supplier null for an id that is none; null for whoever is no administrator. `asked`: id, language, after (the last product of the page before).
create function public.read_supplier(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_supplier public.suppliers;
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into found_supplier from public.suppliers where id = (asked ->> 'id')::uuid;
  with page as (
    select sold.*, product.sku, product.price, product.sale_price, public.name_in(product, asked ->> 'language') as name
    from public.supplier_products sold join public.products product on product.id = sold.product_id
    where sold.supplier_id = found_supplier.id and (asked ->> 'after' is null or sold.product_id > asked ->> 'after')
    order by sold.product_id limit 51
  )
  select jsonb_build_object('more', count(*) > 50, 'products', coalesce(
    jsonb_agg(to_jsonb(page) - 'supplier_id' || jsonb_build_object('return_basis_points', coalesce(basis_points, 0)) order by page.product_id), '[]'
  )) into answer
  from page left join public.return_measures rate on rate.product_id = page.product_id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{products}', (answer -> 'products') - 50);
  end if;
  return answer || jsonb_build_object(
    'terms', public.pricing_terms(),
    'supplier', case when found_supplier.id is not null then to_jsonb(found_supplier) - 'created_at' end,
    'feeds', (
      select coalesce(jsonb_agg(public.feed_row(feed) order by lower(name), id), '[]') from public.supplier_feeds feed where supplier_id = found_supplier.id
    ),
    'runs', (
      select coalesce(jsonb_agg(public.feed_run_row(run) order by started_at desc, id desc), '[]') from (
        select * from public.supplier_feed_runs
        where feed_id in (select id from public.supplier_feeds where supplier_id = found_supplier.id)
        order by started_at desc, id desc limit 30
      ) run
    )
  );
end
$$;

-- One run with a page of its rows, { run, rows, terms, more }, run null for an id that is none; null for whoever is no administrator.
-- `asked`: id, view (changed: with new ones; unknown, error, stale), language, after (place of the last row before the page).
create function public.read_feed_run(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known public.supplier_feed_runs;
  view constant text := coalesce(asked ->> 'view', 'changed');
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into known from public.supplier_feed_runs where id = (asked ->> 'id')::uuid;
  with page as (
    select * from public.supplier_feed_rows
    where run_id = known.id and place > coalesce((asked ->> 'after')::integer, 0)
      and case view when 'changed' then kind in ('changed', 'new') when 'stale' then result in ('stale', 'left') else kind = view end
    order by place limit 101
  )
  select jsonb_build_object('more', count(*) > 100, 'rows', coalesce(jsonb_agg(
    to_jsonb(page) - array['run_id', 'version'] || jsonb_build_object(
      'name', public.name_in(product, asked ->> 'language'), 'price', product.price, 'sale_price', product.sale_price,
      'return_basis_points', coalesce(basis_points, 0)
    ) order by page.place
  ), '[]')) into answer
  from page left join public.products product on product.id = page.product_id
  left join public.return_measures rate on rate.product_id = page.product_id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{rows}', (answer -> 'rows') - 100);
  end if;
  return answer || jsonb_build_object(
    'terms', public.pricing_terms(),
    'run', case when known.id is not null then public.feed_run_row(known) || (
      select jsonb_build_object('supplier_id', supplier_id, 'includes_vat', includes_vat) from public.supplier_feeds where id = known.feed_id
    ) end
  );
end
$$;

-- Makes a supplier or changes one. `wanted`: id (made by who asks), version (`updated_at` that was read; null for a new one), name,
-- contact_name, email, phone, country, lead_days, note, is_active. { ok } or supplier_unknown, supplier_stale, name_taken.
create function public.save_supplier(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  said public.suppliers := jsonb_populate_record(null::public.suppliers, wanted - 'version');
  known public.suppliers;
begin
  select * into known from public.suppliers where id = said.id for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'supplier_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true);
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'supplier_stale');
  end if;
  insert into public.suppliers (id, name, contact_name, email, phone, country, lead_days, note, is_active)
  values (said.id, said.name, said.contact_name, said.email, said.phone, said.country, said.lead_days, said.note, said.is_active)
  on conflict (id) do update set name = excluded.name, contact_name = excluded.contact_name, email = excluded.email, phone = excluded.phone,
    country = excluded.country, lead_days = excluded.lead_days, note = excluded.note, is_active = excluded.is_active;
  return jsonb_build_object('ok', true);
exception when unique_violation then
  return jsonb_build_object('ok', false, 'code', 'name_taken');
end
$$;

-- Says what a supplier asks for a product, or that it sells it no more. `wanted`: supplier, product, remove, version (`updated_at` that was
-- read; null for a new one), supplier_sku, cost, includes_vat, available, is_preferred. { ok } or supplier_unknown, product_unknown,
-- cost_stale, sku_taken (the supplier calls another product so).
create function public.save_supplier_product(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  of_supplier constant uuid := wanted ->> 'supplier';
  of_product constant text := wanted ->> 'product';
  known public.supplier_products;
begin
  perform from public.products where id = of_product for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  if not exists (select from public.suppliers where id = of_supplier) then
    return jsonb_build_object('ok', false, 'code', 'supplier_unknown');
  end if;
  select * into known from public.supplier_products where supplier_id = of_supplier and product_id = of_product for update;
  if known.updated_at is distinct from (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'cost_stale');
  end if;
  if (wanted -> 'remove')::boolean then
    delete from public.supplier_products where supplier_id = of_supplier and product_id = of_product;
    return jsonb_build_object('ok', true);
  end if;
  if (wanted -> 'is_preferred')::boolean then
    update public.supplier_products set is_preferred = false where product_id = of_product and is_preferred and supplier_id <> of_supplier;
  end if;
  insert into public.supplier_products (supplier_id, product_id, supplier_sku, cost, cost_includes_vat, available, is_preferred)
  values (of_supplier, of_product, wanted ->> 'supplier_sku', (wanted ->> 'cost')::integer, (wanted -> 'includes_vat')::boolean,
    (wanted ->> 'available')::integer, (wanted -> 'is_preferred')::boolean)
  on conflict (supplier_id, product_id) do update set supplier_sku = excluded.supplier_sku, cost = excluded.cost,
    cost_includes_vat = excluded.cost_includes_vat, available = excluded.available, is_preferred = excluded.is_preferred;
  return jsonb_build_object('ok', true);
exception when unique_violation then
  return jsonb_build_object('ok', false, 'code', 'sku_taken');
end
$$;

-- Makes a feed or changes one. `wanted`: id, supplier_id, version, and the columns that its editor changes. { ok } or supplier_unknown,
-- feed_unknown, feed_stale.
create function public.save_feed(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  said public.supplier_feeds := jsonb_populate_record(null::public.supplier_feeds, wanted - 'version');
  known public.supplier_feeds;
begin
  select * into known from public.supplier_feeds where id = said.id for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'feed_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true);
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'feed_stale');
  end if;
  if not exists (select from public.suppliers where id = said.supplier_id) then
    return jsonb_build_object('ok', false, 'code', 'supplier_unknown');
  end if;
  said.next_due_at := case
    when said.schedule is null then null
    when (said.schedule, said.at_hour, said.on_weekday, said.is_active) = (known.schedule, known.at_hour, known.on_weekday, known.is_active) then known.next_due_at
    else public.next_feed_time(said.schedule, said.at_hour, said.on_weekday, now())
  end;
  insert into public.supplier_feeds (id, supplier_id, name, format, url, credential_name, mapping, schedule, is_active, match_by, includes_vat,
    items_path, at_hour, on_weekday, next_due_at, applies_itself, largest_change_percent)
  values (said.id, said.supplier_id, said.name, said.format, said.url, said.credential_name, said.mapping, said.schedule, said.is_active,
    said.match_by, said.includes_vat, said.items_path, said.at_hour, said.on_weekday, said.next_due_at, said.applies_itself, said.largest_change_percent)
  on conflict (id) do update set name = excluded.name, format = excluded.format, url = excluded.url, credential_name = excluded.credential_name,
    mapping = excluded.mapping, schedule = excluded.schedule, is_active = excluded.is_active, match_by = excluded.match_by,
    includes_vat = excluded.includes_vat, items_path = excluded.items_path, at_hour = excluded.at_hour, on_weekday = excluded.on_weekday,
    next_due_at = excluded.next_due_at, applies_itself = excluded.applies_itself, largest_change_percent = excluded.largest_change_percent;
  return jsonb_build_object('ok', true);
end
$$;

-- A feed for the shop's service, { feed }; null where there is none.
create function public.read_feed(feed uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('feed', (select public.feed_row(supplier_feeds) from public.supplier_feeds where id = feed))
$$;

-- Feeds whose time has come, { feeds }, at most five; each is due again at its next time, so that none is read twice.
create function public.claim_due_feeds() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  with due as (
    select feed.id from public.supplier_feeds feed join public.suppliers supplier on supplier.id = feed.supplier_id
    where feed.is_active and supplier.is_active and feed.next_due_at <= now()
    order by feed.next_due_at, feed.id limit 5 for update of feed skip locked
  ),
  claimed as (
    update public.supplier_feeds feed set next_due_at = public.next_feed_time(schedule, at_hour, on_weekday, now())
    from due where feed.id = due.id returning feed.*
  )
  select jsonb_build_object('feeds', coalesce(jsonb_agg(public.feed_row(claimed::public.supplier_feeds)), '[]')) into answer from claimed;
  return answer;
end
$$;

-- Holds the rows of a list against what the shop knows and keeps what differs; nothing is changed. `made`: id (said twice, it is one), feed,
-- origin, file_name, failure (the whole could not be read), rows_read, rows ([{place, sku, cost, available}], each code once), errors ([{place, sku,
-- reason}]). A product is found by the supplier's code or by the shop's own, its own or a variant's. { ok, run } or feed_unknown.
create function public.compare_feed(made jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  feed public.supplier_feeds;
  run constant uuid := made ->> 'id';
  number integer;
begin
  select * into feed from public.supplier_feeds where id = (made ->> 'feed')::uuid;
  if feed.id is null then
    return jsonb_build_object('ok', false, 'code', 'feed_unknown');
  end if;
  insert into public.supplier_feed_runs (id, feed_id, state, origin, file_name, failure, rows_read, started_by, finished_at)
  values (run, feed.id, case when made -> 'failure' is null or made -> 'failure' = 'null' then 'compared' else 'failed' end, made ->> 'origin', made ->> 'file_name',
    nullif(made -> 'failure', 'null'), coalesce((made ->> 'rows_read')::integer, 0), public.acting_person(), now())
  on conflict (id) do nothing;
  if not found then
    return jsonb_build_object('ok', true, 'run', run);
  end if;
  with said as (
    select * from jsonb_to_recordset(coalesce(made -> 'rows', '[]')) as row (place integer, sku text, cost integer, available integer)
  ),
  found_products as (
    select said.*, coalesce(by_code.product_id, product.id, variant.product_id) as product_id
    from said
    left join public.supplier_products by_code on feed.match_by = 'supplier_sku' and by_code.supplier_id = feed.supplier_id and by_code.supplier_sku = said.sku
    left join public.products product on feed.match_by = 'sku' and product.sku = said.sku
    left join public.product_variants variant on feed.match_by = 'sku' and variant.sku = said.sku and product.id is null
  ),
  numbered as (
    select found_products.*, row_number() over (partition by product_id order by place) as turn from found_products
  ),
  compared as (
    select numbered.*, known.cost as cost_before, known.available as available_before, known.updated_at as version,
      case
        when numbered.product_id is null then 'unknown'
        -- Several codes of one product, as sizes: the first says what it costs.
        when turn > 1 then 'error'
        when known.product_id is null then 'new'
        when known.cost <> numbered.cost or known.cost_includes_vat <> feed.includes_vat
          or (numbered.available is not null and known.available is distinct from numbered.available) then 'changed'
      end as kind
    from numbered
    left join public.supplier_products known on known.supplier_id = feed.supplier_id and known.product_id = numbered.product_id
  )
  insert into public.supplier_feed_rows (run_id, place, kind, sku, product_id, reason, cost_before, cost_after, available_before, available_after, is_jump, version)
  select run, place, kind, sku, product_id, case when kind = 'error' then 'product_twice' end, cost_before, cost, available_before, available,
    kind = 'changed' and abs(cost - cost_before) * 100::bigint > cost_before * feed.largest_change_percent::bigint, version
  from compared where kind is not null;
  insert into public.supplier_feed_rows (run_id, place, kind, sku, reason)
  select run, place, 'error', left(sku, 100), reason
  from jsonb_to_recordset(coalesce(made -> 'errors', '[]')) as row (place integer, sku text, reason text)
  on conflict do nothing;
  select count(*) into number from public.supplier_feed_rows where run_id = run;
  update public.supplier_feed_runs set
    rows_changed = (select count(*) from public.supplier_feed_rows where run_id = run and kind in ('changed', 'new')),
    unchanged = greatest(0, rows_read - number)
  where id = run;
  return jsonb_build_object('ok', true, 'run', run);
end
$$;

-- Takes over what a run found, at once; `with_jumps`: costs too that move by more than the feed lets through by itself. What somebody changed since
-- it was compared is left, and its row says so. { ok, changed, updated, stale } or run_unknown, run_state.
create function public.apply_feed_run(run uuid, with_jumps boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.supplier_feed_runs;
  feed public.supplier_feeds;
  is_new boolean := false;
begin
  select * into known from public.supplier_feed_runs where id = run for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  if known.state not in ('compared', 'applied') then
    return jsonb_build_object('ok', false, 'code', 'run_state');
  end if;
  if known.state = 'compared' then
    is_new := true;
    select * into feed from public.supplier_feeds where id = known.feed_id;
    perform from public.products where id in (select product_id from public.supplier_feed_rows where run_id = run and kind in ('changed', 'new'))
    order by id for no key update;
    update public.supplier_feed_rows line set result = case
        when line.is_jump and not with_jumps then 'left'
        when line.version is not distinct from (
          select updated_at from public.supplier_products where supplier_id = feed.supplier_id and product_id = line.product_id
        ) then 'applied'
        else 'stale'
      end
    where run_id = run and kind in ('changed', 'new');
    update public.supplier_products sold set cost = line.cost_after, cost_includes_vat = feed.includes_vat,
      available = coalesce(line.available_after, sold.available)
    from public.supplier_feed_rows line
    where line.run_id = run and line.result = 'applied' and line.kind = 'changed'
      and sold.supplier_id = feed.supplier_id and sold.product_id = line.product_id;
    insert into public.supplier_products (supplier_id, product_id, supplier_sku, cost, cost_includes_vat, available, is_preferred)
    select feed.supplier_id, line.product_id, left(line.sku, 60), line.cost_after, feed.includes_vat, line.available_after,
      not exists (select from public.supplier_products other where other.product_id = line.product_id and other.is_preferred)
    from public.supplier_feed_rows line
    where line.run_id = run and line.result = 'applied' and line.kind = 'new';
    update public.supplier_feed_runs set state = 'applied', applied_at = now() where id = run;
  end if;
  return jsonb_build_object('ok', true, 'changed', is_new) || (
    select jsonb_build_object('updated', count(*) filter (where result = 'applied'), 'stale', count(*) filter (where result in ('stale', 'left')))
    from public.supplier_feed_rows where run_id = run
  );
end
$$;

revoke execute on function
  public.next_feed_time(text, integer, integer, timestamptz), public.feed_row(public.supplier_feeds), public.feed_run_row(public.supplier_feed_runs)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_suppliers(jsonb), public.read_supplier(jsonb), public.read_feed_run(jsonb) from public, anon, service_role;
grant execute on function public.list_suppliers(jsonb), public.read_supplier(jsonb), public.read_feed_run(jsonb) to authenticated;
revoke execute on function
  public.save_supplier(jsonb), public.save_supplier_product(jsonb), public.save_feed(jsonb), public.read_feed(uuid), public.claim_due_feeds(),
  public.compare_feed(jsonb), public.apply_feed_run(uuid, boolean)
  from public, anon, authenticated;
grant execute on function
  public.save_supplier(jsonb), public.save_supplier_product(jsonb), public.save_feed(jsonb), public.read_feed(uuid), public.claim_due_feeds(),
  public.compare_feed(jsonb), public.apply_feed_run(uuid, boolean)
  to service_role;
