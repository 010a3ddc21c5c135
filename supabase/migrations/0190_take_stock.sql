-- Stock-takes: what lies on the shelf is counted, variant by variant, over hours or days, and then the stock is made to agree.

create table public.stock_takes (
  id uuid primary key,
  number integer generated always as identity unique,
  name text not null check (length(name) between 1 and 100),
  -- What is counted; null: everything.
  category text references public.categories (slug) on update cascade on delete set null,
  state text not null default 'open' check (state in ('open', 'applied', 'cancelled')),
  created_by text not null,
  created_at timestamptz not null default now(),
  closed_by text,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);

create index stock_takes_by_category on public.stock_takes (category);

create table public.stock_take_lines (
  take_id uuid not null references public.stock_takes (id) on delete cascade,
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  -- What should have lain on the shelf in the moment of counting: in store, and sold but not sent.
  expected integer not null check (expected >= 0),
  counted integer not null check (counted between 0 and 1000000),
  counted_by text not null,
  counted_at timestamptz not null default now(),
  -- The stock agrees with this line.
  is_applied boolean not null default false,
  primary key (take_id, variant_id)
);
create index stock_take_lines_by_variant on public.stock_take_lines (variant_id);

alter table public.stock_takes enable row level security;
alter table public.stock_take_lines enable row level security;
create policy "administrators read stock-takes" on public.stock_takes
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read what was counted" on public.stock_take_lines
  for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.stock_takes, public.stock_take_lines from anon, authenticated, service_role;

create trigger record_audit after insert or update or delete on public.stock_takes
  for each row execute function public.record_audit('id', '', 'staff');
create trigger record_audit after insert or update or delete on public.stock_take_lines
  for each row execute function public.record_audit('take_id,variant_id', 'counted_at', 'staff');

-- Locks a stock-take for what is about to be done with it; why that may not be done (take_unknown, take_closed), or null.
create function public.stock_take_refusal(take uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  take_state text;
begin
  select state into take_state from public.stock_takes where id = take for no key update;
  return case
    when take_state is null then jsonb_build_object('ok', false, 'code', 'take_unknown')
    when take_state <> 'open' then jsonb_build_object('ok', false, 'code', 'take_closed')
  end;
end
$$;

-- A category and all those below it.
create function public.category_branch(top text) returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive branch as (
    select id, slug from public.categories where slug = top
    union all
    select child.id, child.slug from public.categories child join branch on child.parent_id = branch.id
  )
  select slug from branch
$$;

-- Begins a stock-take; asked twice under the same id, it is one. { ok, number } or category_unknown.
create function public.begin_stock_take(take uuid, name text, category text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if category is not null and not exists (select from public.categories where slug = begin_stock_take.category) then
    return jsonb_build_object('ok', false, 'code', 'category_unknown');
  end if;
  insert into public.stock_takes (id, name, category, created_by)
  values (take, trim(begin_stock_take.name), begin_stock_take.category, actor) on conflict (id) do nothing;
  return jsonb_build_object('ok', true, 'number', (select number from public.stock_takes where id = take));
end
$$;

-- Writes down what was counted of a variant; counted again, the last number stands. { ok, expected } or take_unknown, take_closed,
-- variant_unknown.
create function public.count_stock(take uuid, variant uuid, counted integer, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := public.stock_take_refusal(take);
  here integer;
begin
  if refusal is not null then
    return refusal;
  end if;
  -- Nothing is sold or sent of it while its number is read.
  select on_hand into here from public.product_variants where id = variant for no key update;
  if here is null then
    return jsonb_build_object('ok', false, 'code', 'variant_unknown');
  end if;
  here := here + public.packing_of(variant);
  insert into public.stock_take_lines (take_id, variant_id, expected, counted, counted_by)
  values (take, variant, here, count_stock.counted, actor)
  on conflict (take_id, variant_id) do update
    set expected = excluded.expected, counted = excluded.counted, counted_by = excluded.counted_by, counted_at = now(), is_applied = false;
  return jsonb_build_object('ok', true, 'expected', here);
end
$$;

-- Makes the stock agree with what was counted: each difference is a movement, added to what the store holds by now. What orders hold
-- is not taken away: such a line stays, and with it the stock-take. { ok, applied, held } or take_unknown, take_closed.
create function public.apply_stock_take(take uuid, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := public.stock_take_refusal(take);
  note constant text := (select 'Nr. ' || number from public.stock_takes where id = take);
  differing record;
  answer jsonb;
  applied integer := 0;
  held integer := 0;
begin
  if refusal is not null then
    return refusal;
  end if;
  -- The fixed order of locks: products, then variants, by their keys.
  perform from public.products where id in (
    select product_id from public.product_variants variant join public.stock_take_lines line on line.variant_id = variant.id
    where take_id = take and not is_applied and counted <> expected
  ) order by id for no key update;
  for differing in
    select variant_id, counted - expected as difference from public.stock_take_lines
    where take_id = take and not is_applied and counted <> expected order by variant_id
  loop
    answer := public.adjust_stock(differing.variant_id, differing.difference, 'adjustment', 'count', actor, note);
    if (answer ->> 'ok')::boolean then
      applied := applied + 1;
    else
      held := held + 1;
    end if;
    update public.stock_take_lines set is_applied = (answer ->> 'ok')::boolean
    where take_id = take and variant_id = differing.variant_id;
  end loop;
  if held = 0 then
    update public.stock_take_lines set is_applied = true where take_id = take and not is_applied;
    update public.stock_takes set state = 'applied', closed_by = actor, closed_at = now() where id = take;
  end if;
  return jsonb_build_object('ok', true, 'applied', applied, 'held', held);
end
$$;

-- Gives a stock-take up; what was counted is kept, and changes nothing. { ok } or take_unknown, take_closed.
create function public.cancel_stock_take(take uuid, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal constant jsonb := public.stock_take_refusal(take);
begin
  if refusal is not null then
    return refusal;
  end if;
  update public.stock_takes set state = 'cancelled', closed_by = actor, closed_at = now() where id = take;
  return jsonb_build_object('ok', true);
end
$$;

-- How far a stock-take has come: variants of its category and those below it, those counted, those that differ, and by how many
-- pieces more and less.
create function public.stock_take_facts(take public.stock_takes) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'number', take.number, 'id', take.id, 'name', take.name, 'state', take.state, 'category', (
      select jsonb_build_object('slug', slug, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru)
      from public.categories where slug = take.category
    ),
    'created_by', public.actor_name(take.created_by), 'created_at', take.created_at,
    'closed_by', public.actor_name(take.closed_by), 'closed_at', take.closed_at,
    'all', (
      select count(*) from public.product_variants variant join public.products product on product.id = variant.product_id
      where take.category is null or product.category in (select public.category_branch(take.category))
    )
  ) || (
    select jsonb_build_object(
      'counted', count(*), 'differ', count(*) filter (where counted <> expected),
      'surplus', coalesce(sum(counted - expected) filter (where counted > expected), 0),
      'shortage', coalesce(sum(expected - counted) filter (where counted < expected), 0)
    )
    from public.stock_take_lines where take_id = take.id
  )
$$;

-- The stock-takes for administrators, the last first, with the categories that one may be about; null for anybody else.
create function public.list_stock_takes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'takes', (
      select coalesce(jsonb_agg(public.stock_take_facts(take) order by number desc), '[]')
      from (select * from public.stock_takes order by number desc limit 100) take
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru)
        order by display_order, slug), '[]')
      from public.categories where parent_id is null
    )
  );
end
$$;

-- A page of what a stock-take is about for administrators, { take, lines, more, total }, take null for a number that is none; null for
-- anybody else. `asked`: take (its number), view (missing: not counted yet, counted, differ), words, language, after, size.
create function public.read_stock_take(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'missing');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after constant jsonb := asked -> 'after';
  found_take public.stock_takes;
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into found_take from public.stock_takes where number = (asked ->> 'take')::integer;
  if found_take.id is null then
    return jsonb_build_object('take', null, 'lines', '[]'::jsonb, 'more', false);
  end if;
  with placed as (
    select variant.*, line.counted, line.expected, line.is_applied
    from public.found_variants(asked) variant
    left join public.stock_take_lines line on line.take_id = found_take.id and line.variant_id = variant.id
    where case view
        when 'counted' then line.counted is not null
        when 'differ' then line.counted <> line.expected
        else line.counted is null and (found_take.category is null or variant.category in (select public.category_branch(found_take.category)))
      end
  ),
  page as (
    select * from placed
    where after is null or (name, product_id, "position", id) > (after ->> 0, after ->> 1, (after ->> 2)::integer, (after ->> 3)::uuid)
    order by name, product_id, "position", id limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'lines', coalesce(jsonb_agg(jsonb_build_object(
      'variant', id, 'sku', sku, 'name', name, 'size', page.size, 'color', color,
      'counted', counted, 'expected', expected, 'is_applied', is_applied,
      'place', jsonb_build_array(name, product_id, "position", id)
    ) order by name, product_id, "position", id), '[]')
  ) || case when after is null then jsonb_build_object('total', (select count(*) from placed)) else '{}' end
  into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{lines}', (answer -> 'lines') - page_size);
  end if;
  return answer || jsonb_build_object('take', public.stock_take_facts(found_take));
end
$$;

revoke execute on function
  public.begin_stock_take(uuid, text, text, text), public.count_stock(uuid, uuid, integer, text), public.apply_stock_take(uuid, text),
  public.cancel_stock_take(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.begin_stock_take(uuid, text, text, text), public.count_stock(uuid, uuid, integer, text), public.apply_stock_take(uuid, text),
  public.cancel_stock_take(uuid, text)
  to service_role;
revoke execute on function
  public.stock_take_facts(public.stock_takes), public.stock_take_refusal(uuid), public.category_branch(text)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_stock_takes(), public.read_stock_take(jsonb) from public, anon, service_role;
grant execute on function public.list_stock_takes(), public.read_stock_take(jsonb) to authenticated;
