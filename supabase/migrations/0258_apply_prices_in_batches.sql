-- New prices for ten thousand products take longer than a function may: they are given batch by batch, each a transaction of its own, and
-- a run remembers how far it came. Whoever asks again goes on with it.

alter table public.price_runs
  drop constraint price_runs_state_check,
  add constraint price_runs_state_check check (state in ('simulated', 'applying', 'applied', 'undoing', 'undone'));
create index price_runs_under_way on public.price_runs (made_at) where state in ('applying', 'undoing');

drop function public.apply_price_run(uuid);
drop function public.undo_price_run(uuid);

-- Products of a run that wait for their prices before or after it, a number of them by id.
create function public.due_prices(run uuid, is_undoing boolean, at_most integer) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select product_id from public.price_run_lines
    where run_id = run and reason is null and case when is_undoing then result = 'applied' else result is null end
    order by product_id limit at_most
  )
$$;

-- What became of a run so far: { ok, changed, updated, stale, left }.
create function public.price_run_answer(run uuid, is_undoing boolean, is_new boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('ok', true, 'changed', is_new,
    'updated', count(*) filter (where result = case when is_undoing then 'undone' else 'applied' end),
    'stale', count(*) filter (where result = case when is_undoing then 'changed_since' else 'stale' end),
    'left', count(*) filter (where reason is null and case when is_undoing then result = 'applied' else result is null end))
  from public.price_run_lines where run_id = run
$$;

-- Applies the next products of a run, all of them where `at_most` is null; again until none is `left`. Products that somebody changed since
-- it was reckoned are left as they are, and their lines say so. { ok, changed, updated, stale, left } or run_unknown, run_state.
create function public.apply_price_run(run uuid, at_most integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.price_runs;
  batch text[];
  due text[];
begin
  select * into known from public.price_runs where id = run for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  if known.state in ('undoing', 'undone') then
    return jsonb_build_object('ok', false, 'code', 'run_state');
  end if;
  if known.state <> 'applied' then
    batch := public.due_prices(run, false, at_most);
    perform from public.products where id = any (batch) order by id for no key update;
    due := array(
      select line.product_id from public.price_run_lines line join public.products product on product.id = line.product_id
      where line.run_id = run and line.product_id = any (batch) and product.updated_at = line.version and product.archived_at is null
      order by 1
    );
    perform public.put_prices(run, due, false);
    update public.price_run_lines set result = case when product_id = any (due) then 'applied' else 'stale' end
    where run_id = run and product_id = any (batch);
    update public.price_runs set
      state = case when cardinality(public.due_prices(run, false, 1)) = 0 then 'applied' else 'applying' end,
      applied_at = coalesce(applied_at, now())
    where id = run;
  end if;
  return public.price_run_answer(run, false, known.state = 'simulated');
end
$$;

-- Takes the next products of a run back, as `apply_price_run` applies them; those whose price is another one by now keep it.
-- { ok, changed, updated, stale, left } or run_unknown, run_state.
create function public.undo_price_run(run uuid, at_most integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.price_runs;
  batch text[];
  due text[];
begin
  select * into known from public.price_runs where id = run for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'run_unknown');
  end if;
  if known.state in ('simulated', 'applying') then
    return jsonb_build_object('ok', false, 'code', 'run_state');
  end if;
  if known.state <> 'undone' then
    batch := public.due_prices(run, true, at_most);
    perform from public.products where id = any (batch) order by id for no key update;
    due := array(
      select line.product_id from public.price_run_lines line join public.products product on product.id = line.product_id
      where line.run_id = run and line.product_id = any (batch) and product.archived_at is null
        and (product.price, product.sale_price) is not distinct from (line.price_after, line.sale_after)
      order by 1
    );
    perform public.put_prices(run, due, true);
    update public.price_run_lines set result = case when product_id = any (due) then 'undone' else 'changed_since' end
    where run_id = run and product_id = any (batch);
    update public.price_runs set
      state = case when cardinality(public.due_prices(run, true, 1)) = 0 then 'undone' else 'undoing' end,
      undone_at = coalesce(undone_at, now())
    where id = run;
  end if;
  return public.price_run_answer(run, true, known.state = 'applied');
end
$$;

-- The oldest run that is under way, { id, owner, act }, if whoever made it still works here; null where there is none.
create function public.find_running_price_run() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'owner', made_by, 'act', case state when 'applying' then 'apply' else 'undo' end)
  from public.price_runs
  where state in ('applying', 'undoing') and exists (select from public.user_roles where user_id = made_by and role = 'admin')
  order by made_at limit 1
$$;

-- As in 0216; `waiting`: lines that a run under way has not come to.
create or replace function public.price_run_row(run public.price_runs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(run) - array['made_by'] || jsonb_build_object(
    'by', (select coalesce(nullif((select display_name from public.profiles where user_id = run.made_by), ''), (select email from auth.users where users.id = run.made_by))),
    'changes', count(*) filter (where reason is null), 'left', count(*) filter (where reason is not null),
    'not_lower', count(*) filter (where reason is null and law = 'not_lower'),
    'losses', count(*) filter (where reason is null and margin_after < 0),
    'applied', count(*) filter (where result in ('applied', 'undone', 'changed_since')), 'stale', count(*) filter (where result = 'stale'),
    'kept', count(*) filter (where result = 'changed_since'),
    'waiting', count(*) filter (where reason is null and case run.state when 'applying' then result is null when 'undoing' then result = 'applied' else false end)
  )
  from public.price_run_lines where run_id = run.id
$$;

revoke execute on function public.due_prices(uuid, boolean, integer), public.price_run_answer(uuid, boolean, boolean)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.apply_price_run(uuid, integer), public.undo_price_run(uuid, integer), public.find_running_price_run()
  from public, anon, authenticated;
grant execute on function
  public.apply_price_run(uuid, integer), public.undo_price_run(uuid, integer), public.find_running_price_run()
  to service_role;
