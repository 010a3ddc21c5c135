-- New prices for many products at once: reckoned first and kept as they would be, then applied in one step to whatever nobody has changed
-- meanwhile, and taken back likewise. The rule is src/domain/pricing/price-rule.ts.

create table public.price_runs (
  -- Made by who asks: said twice, it is one.
  id uuid primary key,
  -- The rule (contract `priceRule`) and which products it was for.
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  scope jsonb not null check (jsonb_typeof(scope) = 'object'),
  state text not null default 'simulated' check (state in ('simulated', 'applied', 'undone')),
  -- Products that the rule leaves as they are; those it changes, or cannot, are lines.
  unchanged integer not null default 0 check (unchanged >= 0),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index price_runs_by_time on public.price_runs (made_at desc, id desc);
create index price_runs_by_person on public.price_runs (made_by);

create table public.price_run_lines (
  run_id uuid not null references public.price_runs (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  -- Why the rule cannot change it; null where it can.
  reason text check (reason in ('no_cost', 'cost_without_vat', 'no_price', 'too_low', 'too_high', 'floor')),
  -- `updated_at` of the product as it was reckoned with.
  version timestamptz not null,
  price_before integer not null,
  sale_before integer,
  price_after integer not null check (price_after between 0 and 10000000),
  sale_after integer check (sale_after > 0 and sale_after < price_after),
  -- Euro cents of a piece (`unitMargin`); null without a cost.
  margin_before integer,
  margin_after integer,
  -- The lowest price of thirty days; `law` holds the new reduction against it.
  lowest integer,
  law text not null default 'none' check (law in ('none', 'lower', 'not_lower')),
  result text check (result in ('applied', 'stale', 'undone', 'changed_since')),
  primary key (run_id, product_id)
);
create index price_run_lines_by_product on public.price_run_lines (product_id);

do $$
declare
  name text;
begin
  foreach name in array array['price_runs', 'price_run_lines'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "administrators read" on public.%I for select to authenticated using ((select public.is_admin()))', name);
    execute format('revoke insert, update, delete, truncate on public.%I from anon, authenticated, service_role', name);
  end loop;
end
$$;
create trigger record_audit after insert or update on public.price_runs
  for each row execute function public.record_audit('id', '', 'staff');

-- Keeps what a rule would do. `made`: id, rule, scope, unchanged, lines (columns of price_run_lines). What was reckoned a day ago and never
-- applied is forgotten. { ok, run }.
create function public.keep_price_run(made jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.price_runs where state = 'simulated' and made_at < now() - interval '1 day';
  insert into public.price_runs (id, rule, scope, unchanged, made_by)
  values ((made ->> 'id')::uuid, made -> 'rule', made -> 'scope', (made ->> 'unchanged')::integer, public.acting_person())
  on conflict (id) do nothing;
  if found then
    insert into public.price_run_lines (run_id, product_id, reason, version, price_before, sale_before, price_after, sale_after, margin_before, margin_after, lowest, law)
    select (made ->> 'id')::uuid, line.product_id, reason, version, price_before, sale_before, price_after, sale_after, margin_before, margin_after, lowest, law
    from jsonb_to_recordset(made -> 'lines') as line (
      product_id text, reason text, version timestamptz, price_before integer, sale_before integer, price_after integer, sale_after integer,
      margin_before integer, margin_after integer, lowest integer, law text
    )
    join public.products on products.id = line.product_id;
  end if;
  return jsonb_build_object('ok', true, 'run', made ->> 'id');
end
$$;

-- Gives the products that are `due` their prices before or after a run. The run itself keeps both, and saving a product keeps what it finds: no
-- state of its own is kept of each, which would take longer than all else.
create function public.put_prices(run uuid, due text[], is_undoing boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.products product set
    price = case when is_undoing then price_before else price_after end,
    sale_price = case when is_undoing then sale_before else sale_after end,
    is_sale = case when is_undoing then sale_before else sale_after end is not null
  from public.price_run_lines line
  where line.run_id = run and line.product_id = product.id and product.id = any (due);
end
$$;

-- Applies a run in one step. Products that somebody changed since it was reckoned are left as they are, and their lines say so.
-- { ok, changed, updated, stale } or run_unknown, run_state.
create function public.apply_price_run(run uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.price_runs;
  due text[];
  is_new boolean := false;
begin
  select * into known from public.price_runs where id = run for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  if known.state = 'undone' then
    return jsonb_build_object('ok', false, 'code', 'run_state');
  end if;
  if known.state = 'simulated' then
    is_new := true;
    perform from public.products where id in (select product_id from public.price_run_lines where run_id = run and reason is null)
    order by id for no key update;
    due := array(
      select line.product_id from public.price_run_lines line join public.products product on product.id = line.product_id
      where line.run_id = run and line.reason is null and product.updated_at = line.version and product.archived_at is null
      order by 1
    );
    perform public.put_prices(run, due, false);
    update public.price_run_lines set result = case when product_id = any (due) then 'applied' else 'stale' end
    where run_id = run and reason is null;
    update public.price_runs set state = 'applied', applied_at = now() where id = run;
  end if;
  return jsonb_build_object('ok', true, 'changed', is_new) || (
    select jsonb_build_object('updated', count(*) filter (where result = 'applied'), 'stale', count(*) filter (where result = 'stale'))
    from public.price_run_lines where run_id = run
  );
end
$$;

-- Takes an applied run back. Products whose prices are not what the run made of them are left, and their lines say so.
-- { ok, changed, updated, stale } or run_unknown, run_state.
create function public.undo_price_run(run uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.price_runs;
  due text[];
  is_new boolean := false;
begin
  select * into known from public.price_runs where id = run for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  if known.state = 'simulated' then
    return jsonb_build_object('ok', false, 'code', 'run_state');
  end if;
  if known.state = 'applied' then
    is_new := true;
    perform from public.products where id in (select product_id from public.price_run_lines where run_id = run and result = 'applied')
    order by id for no key update;
    due := array(
      select line.product_id from public.price_run_lines line join public.products product on product.id = line.product_id
      where line.run_id = run and line.result = 'applied' and product.archived_at is null
        and (product.price, product.sale_price) is not distinct from (line.price_after, line.sale_after)
      order by 1
    );
    perform public.put_prices(run, due, true);
    update public.price_run_lines set result = case when product_id = any (due) then 'undone' else 'changed_since' end
    where run_id = run and result = 'applied';
    update public.price_runs set state = 'undone', undone_at = now() where id = run;
  end if;
  return jsonb_build_object('ok', true, 'changed', is_new) || (
    select jsonb_build_object('updated', count(*) filter (where result = 'undone'), 'stale', count(*) filter (where result = 'changed_since'))
    from public.price_run_lines where run_id = run
  );
end
$$;

-- A run as lists show it, with how many lines there are of each kind.
create function public.price_run_row(run public.price_runs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(run) - array['made_by'] || jsonb_build_object(
    'by', (select coalesce(nullif((select display_name from public.profiles where user_id = run.made_by), ''), (select email from auth.users where users.id = run.made_by))),
    'changes', count(*) filter (where reason is null), 'left', count(*) filter (where reason is not null),
    'not_lower', count(*) filter (where reason is null and law = 'not_lower'),
    'losses', count(*) filter (where reason is null and margin_after < 0),
    'applied', count(*) filter (where result in ('applied', 'undone', 'changed_since')), 'stale', count(*) filter (where result = 'stale'),
    'kept', count(*) filter (where result = 'changed_since')
  )
  from public.price_run_lines where run_id = run.id
$$;

-- A page of runs that were applied, the newest first, for administrators; null for anybody else. `asked`: after ({at, id}), size.
create function public.list_price_runs(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    select * from public.price_runs
    where state <> 'simulated' and (asked -> 'after' is null or (made_at, id) < ((asked #>> '{after,at}')::timestamptz, (asked #>> '{after,id}')::uuid))
    order by made_at desc, id desc limit page_size + 1
  )
  select jsonb_build_object('more', count(*) > page_size, 'runs', coalesce(jsonb_agg(public.price_run_row(page) order by made_at desc, id desc), '[]'))
  into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{runs}', (answer -> 'runs') - page_size);
  end if;
  return answer;
end
$$;

-- One run with a page of its lines by product, { run, lines, more }, run null for an id that is none; null for whoever is no administrator.
-- `asked`: id, view (all, not_lower, loss, left, stale: left as they were when it was applied or taken back), language, after (the last product of the page before).
create function public.read_price_run(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  known public.price_runs;
  view constant text := coalesce(asked ->> 'view', 'all');
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into known from public.price_runs where id = (asked ->> 'id')::uuid;
  if known.id is null then
    return jsonb_build_object('run', null, 'lines', '[]'::jsonb, 'more', false);
  end if;
  with page as (
    select * from public.price_run_lines
    where run_id = known.id and (asked ->> 'after' is null or product_id > asked ->> 'after')
      and case view
        when 'left' then reason is not null when 'not_lower' then reason is null and law = 'not_lower'
        when 'loss' then reason is null and margin_after < 0 when 'stale' then result in ('stale', 'changed_since')
        else reason is null end
    order by product_id limit 101
  )
  select jsonb_build_object('run', public.price_run_row(known), 'more', count(*) > 100, 'lines', coalesce(jsonb_agg(
    to_jsonb(page) - array['run_id', 'version'] || jsonb_build_object('name', public.name_in(product, asked ->> 'language'), 'sku', product.sku)
    order by page.product_id
  ), '[]'))
  into answer from page join public.products product on product.id = page.product_id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{lines}', (answer -> 'lines') - 100);
  end if;
  return answer;
end
$$;

revoke execute on function public.put_prices(uuid, text[], boolean), public.price_run_row(public.price_runs)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_price_runs(jsonb), public.read_price_run(jsonb) from public, anon, service_role;
grant execute on function public.list_price_runs(jsonb), public.read_price_run(jsonb) to authenticated;
revoke execute on function public.keep_price_run(jsonb), public.apply_price_run(uuid), public.undo_price_run(uuid) from public, anon, authenticated;
grant execute on function public.keep_price_run(jsonb), public.apply_price_run(uuid), public.undo_price_run(uuid) to service_role;
