-- The stock as a table, and tables of what was counted: read and held against the store first, then carried out as differences. What
-- a row is held against is what lies on the shelf (in store, and sold but not sent), as in a stock-take.

-- Variants by view and words as `list_stock` narrows them, a page by SKU. `asked`: view, words, language (of names), after (SKU of the
-- last one before the page), size. `more` is false on the last page.
create function public.export_stock(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  code constant text := public.escape_like(upper(trim(left(asked ->> 'words', 100)))) || '%';
  after constant text := coalesce(asked ->> 'after', '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 500), 1), 1000);
  page uuid[];
begin
  page := array(
    select variant.id
    from public.product_variants variant join public.products product on product.id = variant.product_id
    where variant.sku > after
      and (words is null or variant.sku like code
        or public.product_words(name, name_lt, name_ru, product.sku, brand) like '%' || public.escape_like(words) || '%')
      and case view
        when 'low' then active and free < 10
        when 'sold_out' then active and free = 0
        when 'waited' then exists (
          select from public.back_in_stock_requests
          where variant_id = variant.id and confirmed_at is not null and notified_at is null
        )
        else true
      end
    order by variant.sku limit page_size
  );
  return jsonb_build_object(
    'more', cardinality(page) = page_size,
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'sku', variant.sku, 'size', variant.size, 'color', variant.color, 'active', active,
        'name', coalesce(nullif(case asked ->> 'language' when 'lt' then name_lt when 'ru' then name_ru end, ''), name),
        'on_hand', on_hand, 'reserved', reserved, 'free', free, 'packing', public.packing_of(variant.id),
        'month', sold.month, 'quarter', sold.quarter,
        'people', (
          select count(*) from public.back_in_stock_requests
          where variant_id = variant.id and confirmed_at is not null and notified_at is null
        )
      ) order by variant.sku), '[]')
      from public.product_variants variant join public.products product on product.id = variant.product_id,
        lateral (
          select -coalesce(sum(change) filter (where created_at > now() - interval '30 days'), 0) as month,
            -coalesce(sum(change), 0) as quarter
          from public.stock_movements
          where variant_id = variant.id and kind = 'sale' and created_at > now() - interval '90 days'
        ) sold
      where variant.id = any (page)
    )
  );
end
$$;

create table public.stock_imports (
  id uuid primary key,
  number integer generated always as identity unique,
  file_name text not null check (length(file_name) between 1 and 200),
  -- reading → checked ⇄ running → done; `cancelled`: what was not done by then stays undone.
  state text not null default 'reading' check (state in ('reading', 'checked', 'running', 'done', 'cancelled')),
  -- Rows of the table in which nothing was counted.
  uncounted integer not null default 0 check (uncounted >= 0),
  -- How often it was begun to be carried out.
  run integer not null default 0,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index stock_imports_by_creation on public.stock_imports (created_at desc);
create index stock_imports_by_person on public.stock_imports (created_by);
create index stock_imports_under_way on public.stock_imports (created_at) where state = 'running';

create table public.stock_import_lines (
  import_id uuid not null references public.stock_imports (id) on delete cascade,
  -- Row of the table, its head being the first.
  line integer not null check (line > 0),
  sku text not null check (length(sku) <= 200),
  variant_id uuid references public.product_variants (id) on delete set null,
  counted integer check (counted between 0 and 1000000),
  note text check (length(note) <= 500),
  -- What should lie on the shelf, as the row was last held against it; and before the stock changed, where it has changed since.
  expected integer,
  expected_before integer,
  -- waiting: differs, nothing done yet; same: nothing to do; done; wrong: cannot be taken, whatever else happens.
  state text not null check (state in ('waiting', 'same', 'done', 'wrong')),
  -- What stands against it, and the value that is meant.
  problem text,
  value text not null default '',
  -- The run that looked at it last.
  run integer not null default 0,
  primary key (import_id, line)
);
create index stock_import_lines_by_variant on public.stock_import_lines (variant_id);
create index stock_import_lines_to_do on public.stock_import_lines (import_id, variant_id) where state = 'waiting';

alter table public.stock_imports enable row level security;
alter table public.stock_import_lines enable row level security;
create policy "administrators read imports of counts" on public.stock_imports
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read lines of counts" on public.stock_import_lines
  for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.stock_imports, public.stock_import_lines from anon, authenticated, service_role;
create trigger record_audit after insert or update of state on public.stock_imports
  for each row execute function public.record_audit('id', '', 'staff');

-- Begins to take a table in; said twice, it is one.
create function public.begin_stock_import(import uuid, name text, actor uuid) returns jsonb
language sql security definer set search_path = '' as $$
  insert into public.stock_imports (id, file_name, created_by) values (import, left(name, 200), actor) on conflict (id) do nothing;
  select jsonb_build_object('ok', true)
$$;

-- Takes rows of a table, each { line, sku, counted, note, problem, value }, and holds them against the store. A row that was taken
-- before is left as it is. { ok } or import_unknown, import_not_ready.
create function public.add_stock_import_lines(import uuid, batch jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known_state text;
begin
  select state into known_state from public.stock_imports where id = import for update;
  if known_state is distinct from 'reading' then
    return jsonb_build_object('ok', false, 'code', case when known_state is null then 'import_unknown' else 'import_not_ready' end);
  end if;
  insert into public.stock_import_lines (import_id, line, sku, variant_id, counted, note, expected, state, problem, value)
  select import, line, sku, variant_id, counted, nullif(note, ''), shelf,
    case when against is not null then 'wrong' when counted = shelf then 'same' else 'waiting' end, against,
    case against when 'stock_reserved' then bound::text else coalesce(value, '') end
  from (
    select said.*, found.id as variant_id, found.shelf, found.bound,
      case
        when said.problem is not null then said.problem
        when found.id is null then 'sku_unknown'
        when said.counted < found.bound then 'stock_reserved'
      end as against
    from jsonb_to_recordset(batch) as said (line integer, sku text, counted integer, note text, problem text, value text)
    left join lateral (
      -- `bound`: what orders hold or have bought lies on the shelf, or they cannot be sent.
      select id, on_hand + packing as shelf, reserved + packing as bound
      from (
        select variant.*, public.packing_of(variant.id) as packing from public.product_variants variant
        where variant.sku in (said.sku, upper(said.sku)) order by variant.sku = said.sku desc limit 1
      ) variant
    ) found on true
  ) held
  on conflict (import_id, line) do nothing;
  return jsonb_build_object('ok', true);
end
$$;

-- The table is at its end: what stands twice is in none of both taken. { ok } or import_unknown.
create function public.check_stock_import(import uuid, uncounted integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.stock_imports where id = import for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'import_unknown');
  end if;
  update public.stock_import_lines line set state = 'wrong', problem = 'sku_twice', value = twice.lines
  from (
    select variant_id, string_agg(stock_import_lines.line::text, ', ' order by stock_import_lines.line) as lines
    from public.stock_import_lines where import_id = import and variant_id is not null group by variant_id having count(*) > 1
  ) twice
  where import_id = import and line.variant_id = twice.variant_id and exists (
    select from public.stock_imports where id = import and state = 'reading'
  );
  update public.stock_imports set state = 'checked', uncounted = check_stock_import.uncounted where id = import and state = 'reading';
  return jsonb_build_object('ok', true);
end
$$;

-- Moves an import on: `run` once it is checked, `cancel` while it is not done. { ok } or import_unknown, import_not_ready.
create function public.move_stock_import(import uuid, act text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known_state text;
begin
  select state into known_state from public.stock_imports where id = import for update;
  if known_state is null then
    return jsonb_build_object('ok', false, 'code', 'import_unknown');
  end if;
  if known_state = (case act when 'run' then 'running' else 'cancelled' end) then
    return jsonb_build_object('ok', true);
  end if;
  if known_state <> 'checked' and not (act = 'cancel' and known_state = 'running') then
    return jsonb_build_object('ok', false, 'code', 'import_not_ready');
  end if;
  if act = 'run' then
    update public.stock_imports set state = 'running', run = run + 1 where id = import;
  else
    update public.stock_imports set state = 'cancelled', closed_at = now() where id = import;
  end if;
  return jsonb_build_object('ok', true);
end
$$;

-- Carries out the next rows of an import, each once in a run: its difference is added to what the store holds by now. A row whose
-- shelf is another one than when it was shown is held against that and waits to be agreed to again; so does what orders hold.
-- True while there are more.
create function public.run_stock_import(import uuid, at_most integer, actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known public.stock_imports;
  numbers integer[];
  wanted public.stock_import_lines;
  variant public.product_variants;
  packing integer;
  answer jsonb;
begin
  select * into known from public.stock_imports where id = import and state = 'running' for update;
  if known.id is null then
    return false;
  end if;
  numbers := array(
    select line from public.stock_import_lines
    where import_id = import and state = 'waiting' and run < known.run order by variant_id limit at_most
  );
  -- The fixed order of locks: products, then variants, by their keys.
  perform from public.products where id in (
    select product_id from public.product_variants each join public.stock_import_lines line on line.variant_id = each.id
    where import_id = import and line.line = any (numbers)
  ) order by id for no key update;
  for wanted in
    select * from public.stock_import_lines where import_id = import and line = any (numbers) order by variant_id
  loop
    select * into variant from public.product_variants where id = wanted.variant_id for no key update;
    packing := public.packing_of(variant.id);
    if variant.id is null then
      wanted.state := 'wrong';
      wanted.problem := 'sku_unknown';
    elsif variant.on_hand + packing <> wanted.expected then
      wanted.expected_before := wanted.expected;
      wanted.expected := variant.on_hand + packing;
      wanted.state := case when wanted.counted = wanted.expected then 'same' else 'waiting' end;
      wanted.problem := case when wanted.counted < variant.reserved + packing then 'stock_reserved' end;
    else
      answer := public.adjust_stock(
        variant.id, wanted.counted - wanted.expected, 'adjustment', 'count', actor,
        concat_ws(': ', 'CSV Nr. ' || known.number, wanted.note), md5(import::text || '/' || wanted.line)::uuid
      );
      wanted.state := case when (answer ->> 'ok')::boolean then 'done' else 'waiting' end;
      wanted.problem := answer ->> 'code';
    end if;
    update public.stock_import_lines set
      state = wanted.state, problem = wanted.problem, expected = wanted.expected, expected_before = wanted.expected_before,
      value = case wanted.problem when 'stock_reserved' then (variant.reserved + packing)::text else '' end, run = known.run
    where import_id = import and line = wanted.line;
  end loop;
  if exists (select from public.stock_import_lines where import_id = import and state = 'waiting' and run < known.run) then
    return true;
  end if;
  if exists (select from public.stock_import_lines where import_id = import and state = 'waiting') then
    update public.stock_imports set state = 'checked' where id = import;
  else
    update public.stock_imports set state = 'done', closed_at = now() where id = import;
  end if;
  return false;
end
$$;

-- The oldest import that is under way, { id, owner }, if whoever began it still works here; null where there is none.
create function public.find_running_stock_import() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'owner', created_by) from public.stock_imports
  where state = 'running' and exists (select from public.user_roles where user_id = created_by and role = 'admin')
  order by created_at limit 1
$$;

-- Imports for administrators, the last first; null for anybody else. `asked`: id for one of them with its lines (view: differ, wrong,
-- same; after: row of the last before the page), else the last twenty.
create function public.read_stock_imports(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant uuid := (asked ->> 'id')::uuid;
  view constant text := coalesce(asked ->> 'view', 'differ');
  lines jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  if wanted is not null then
    select coalesce(jsonb_agg(jsonb_build_object(
      'line', line, 'sku', page.sku, 'counted', counted, 'expected', expected, 'expected_before', expected_before, 'note', note,
      'state', state, 'problem', problem, 'value', value,
      'name', coalesce(nullif(case asked ->> 'language' when 'lt' then name_lt when 'ru' then name_ru end, ''), name),
      'size', variant.size, 'color', variant.color
    ) order by line), '[]') into lines
    from (
      select * from public.stock_import_lines
      where import_id = wanted and line > coalesce((asked ->> 'after')::integer, 0)
        and case view when 'wrong' then state = 'wrong' when 'same' then state = 'same' else state in ('waiting', 'done') end
      order by line limit 100
    ) page
    left join public.product_variants variant on variant.id = variant_id
    left join public.products product on product.id = variant.product_id;
  end if;
  return jsonb_build_object('lines', lines, 'imports', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'number', number, 'file', file_name, 'state', state, 'uncounted', uncounted, 'at', created_at,
      'by', public.actor_name(created_by::text)
    ) || (
      select jsonb_build_object(
        'waiting', count(*) filter (where state = 'waiting'), 'done', count(*) filter (where state = 'done'),
        'same', count(*) filter (where state = 'same'), 'wrong', count(*) filter (where state = 'wrong'),
        'moved', count(*) filter (where state = 'waiting' and expected_before is not null),
        'held', count(*) filter (where state = 'waiting' and problem is not null),
        -- Of a run: what it has not looked at yet.
        'left', count(*) filter (where state = 'waiting' and run < known.run),
        'surplus', coalesce(sum(counted - expected) filter (where state in ('waiting', 'done') and counted > expected), 0),
        'shortage', coalesce(sum(expected - counted) filter (where state in ('waiting', 'done') and counted < expected), 0)
      )
      from public.stock_import_lines where import_id = known.id
    ) order by created_at desc), '[]')
    from (
      select * from public.stock_imports where wanted is null or id = wanted order by created_at desc limit 20
    ) known
  ));
end
$$;

-- Imports are kept for ninety days, the ledger for good; one that was not read to its end, for a day.
create function public.forget_stock_imports() returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.stock_imports
    where created_at < now() - case when state = 'reading' then interval '1 day' else interval '90 days' end
    returning id
  )
  select count(*)::integer from gone
$$;

revoke execute on function public.read_stock_imports(jsonb) from public, anon, service_role;
grant execute on function public.read_stock_imports(jsonb) to authenticated;
revoke execute on function
  public.export_stock(jsonb), public.begin_stock_import(uuid, text, uuid), public.add_stock_import_lines(uuid, jsonb),
  public.check_stock_import(uuid, integer), public.move_stock_import(uuid, text), public.run_stock_import(uuid, integer, text),
  public.find_running_stock_import(), public.forget_stock_imports()
  from public, anon, authenticated;
grant execute on function
  public.export_stock(jsonb), public.begin_stock_import(uuid, text, uuid), public.add_stock_import_lines(uuid, jsonb),
  public.check_stock_import(uuid, integer), public.move_stock_import(uuid, text), public.run_stock_import(uuid, integer, text),
  public.find_running_stock_import(), public.forget_stock_imports()
  to service_role;
