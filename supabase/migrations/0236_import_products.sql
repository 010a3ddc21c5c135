-- Tables of products that staff import: read and tried first, then carried out product by product, and undone where nothing else
-- has changed since. Every step is one transaction and remembers how far it came, so a run that ends anywhere is gone on with.

create table public.product_imports (
  id uuid primary key,
  owner_id uuid references auth.users (id) on delete set null,
  file_name text not null check (length(file_name) between 1 and 200),
  upload_id uuid references public.uploads (id) on delete set null,
  -- uploading → checking → checked → running → done → undoing → undone; `refused`: the table cannot be read.
  state text not null default 'uploading'
    check (state in ('uploading', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'refused')),
  refusal jsonb,
  -- Products of the table that were checked so far.
  checked integer not null default 0,
  -- Whoever goes on with it; others leave it alone for half a minute.
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index product_imports_by_creation on public.product_imports (created_at desc);
create index product_imports_by_person on public.product_imports (owner_id);
create index product_imports_by_upload on public.product_imports (upload_id);
create index product_imports_under_way on public.product_imports (created_at) where state in ('checking', 'running', 'undoing');

create table public.product_import_lines (
  import_id uuid not null references public.product_imports (id) on delete cascade,
  -- Its place among the products of the table.
  number integer not null check (number > 0),
  -- Line of the table that it begins in.
  line integer not null check (line > 0),
  product_id text not null check (length(product_id) <= 200),
  kind text not null check (kind in ('new', 'changed', 'unchanged', 'wrong')),
  -- What it is to become; null where nothing is to be done. `active`: whether it is to be for sale, null where that stays.
  content jsonb,
  active boolean,
  -- Of the product that was compared with.
  version timestamptz,
  -- Fields that differ.
  fields text[] not null default '{}',
  -- What stands against it: { line, column, code, value }.
  problems jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone', 'kept')),
  -- What it was before, and what it was once it was done: undone only while it is that.
  before jsonb,
  version_after timestamptz,
  primary key (import_id, number)
);
create index product_import_lines_by_state on public.product_import_lines (import_id, state, number);
create index product_import_lines_by_product on public.product_import_lines (import_id, product_id);

alter table public.product_imports enable row level security;
alter table public.product_import_lines enable row level security;
create policy "editors read imports" on public.product_imports for select to authenticated using ((select public.is_editor()));
create policy "editors read lines of imports" on public.product_import_lines for select to authenticated using ((select public.is_editor()));
revoke insert, update, delete, truncate on public.product_imports, public.product_import_lines from anon, authenticated, service_role;
create trigger record_audit after insert or update of state on public.product_imports
  for each row execute function public.record_audit('id', 'taken_at,checked', 'staff');

-- Products by view, words and category as `list_products` narrows them, a page by id, with all that a table says of them.
create function public.export_products(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  slugs constant text[] := case when asked ->> 'category' is not null
    then array(select public.category_branch(asked ->> 'category')) end;
  after constant text := coalesce(asked ->> 'after', '');
  page_size constant integer := 100;
  incomplete constant text[] := case when view = 'incomplete'
    then array(select product_id from public.find_product_problems(null) where cardinality(problems) > 0) end;
  page text[];
begin
  page := array(
    select id from public.products
    where id > after and (archived_at is not null) = (view = 'archived')
      and (words is null or public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%')
      and (slugs is null or category = any (slugs))
      and case view
        when 'on_sale' then active when 'off_sale' then not active when 'sold_out' then active and stock_quantity = 0
        when 'reduced' then sale_price is not null when 'incomplete' then id = any (incomplete) else true
      end
    order by id limit page_size
  );
  return jsonb_build_object(
    'more', cardinality(page) = page_size,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', product.id, 'active', active, 'maker', coalesce((select name from public.manufacturers where manufacturers.id = manufacturer_id), ''),
        'content', public.product_content(product),
        'stock', (
          select coalesce(jsonb_object_agg(variant.id, on_hand), '{}') from public.product_variants variant where product_id = product.id
        )
      ) order by product.id), '[]')
      from public.products product where product.id = any (page)
    )
  );
end
$$;

-- Begins an import of a table that is about to be uploaded. Said twice, it is one.
create function public.begin_product_import(import uuid, owner uuid, name text, bytes integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  begun jsonb;
begin
  begun := public.begin_upload(import, owner, 'table', bytes);
  if not (begun ->> 'ok')::boolean then
    return jsonb_build_object('ok', false, 'code', 'import_unknown');
  end if;
  insert into public.product_imports (id, owner_id, file_name, upload_id) values (import, owner, left(name, 200), import)
  on conflict (id) do nothing;
  return begun;
end
$$;

-- Moves an import on: `check` once the table has arrived, `run` once it is checked, `undo` once it is done. { ok } or
-- import_unknown, import_not_ready.
create function public.move_product_import(import uuid, act text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.product_imports;
  wanted constant text := case act when 'check' then 'checking' when 'run' then 'running' when 'undo' then 'undoing' end;
begin
  select * into known from public.product_imports where id = import for update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'import_unknown');
  end if;
  if known.state = wanted then
    return jsonb_build_object('ok', true);
  end if;
  if known.state <> (case act when 'check' then 'uploading' when 'run' then 'checked' when 'undo' then 'done' end) then
    return jsonb_build_object('ok', false, 'code', 'import_not_ready');
  end if;
  if act = 'check' then
    update public.uploads set state = 'received' where id = known.upload_id;
  end if;
  update public.product_imports set state = wanted, taken_at = null, finished_at = null where id = import;
  return jsonb_build_object('ok', true);
end
$$;

-- Takes an import to go on with, this one or the oldest that is under way: { id, state, path, owner, checked }; null where there is
-- none, or somebody is at it. Nobody goes on for a person who does not work here any more.
create function public.take_product_import(import uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken public.product_imports;
begin
  select * into taken from public.product_imports known
  where state in ('checking', 'running', 'undoing') and (import is null or id = import)
    and (taken_at is null or taken_at < now() - interval '30 seconds')
    and exists (select from public.user_roles where user_id = known.owner_id)
  order by created_at limit 1 for update skip locked;
  if taken.id is null then
    return null;
  end if;
  update public.product_imports set taken_at = clock_timestamp() where id = taken.id;
  return jsonb_build_object(
    'id', taken.id, 'state', taken.state, 'owner', taken.owner_id, 'checked', taken.checked,
    'path', (select storage_path from public.uploads where id = taken.upload_id)
  );
end
$$;

create function public.release_product_import(import uuid) returns void
language sql security definer set search_path = '' as $$
  update public.product_imports set taken_at = null where id = import
$$;

-- What products of a table are now, and what its cells may name. `known_pictures`: those of the keys that were uploaded, or that
-- a product shows.
create function public.read_for_import(ids text[], keys text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'products', (
      select coalesce(jsonb_object_agg(product.id, jsonb_build_object('version', updated_at, 'content', public.product_content(product))), '{}')
      from public.products product where product.id = any (ids)
    ),
    'known_pictures', (
      select coalesce(jsonb_agg(key), '[]') from unnest(keys) key
      where exists (select from public.uploaded_pictures where hash = split_part(key, '/', 2) and key like 'uploaded/%' and dropped_at is null)
        or exists (select from public.products where images @> array[key])
    )
  )
$$;
create index products_by_pictures on public.products using gin (images);

create function public.read_import_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'categories', (select coalesce(jsonb_agg(slug), '[]') from public.categories),
    'makers', (select coalesce(jsonb_object_agg(lower(name), id), '{}') from public.manufacturers),
    'parts', (select coalesce(jsonb_agg(code), '[]') from public.garment_parts),
    'fibres', (select coalesce(jsonb_agg(code), '[]') from public.fibres),
    'care', (select coalesce(jsonb_agg(code), '[]') from public.care_instructions),
    'fits', (select coalesce(jsonb_agg(code), '[]') from public.fits)
  )
$$;

-- Does what a line asks for: the product as its content says, and for sale or not. The answer of `save_product`, or of the act that
-- was refused.
create function public.apply_import_line(line public.product_import_lines) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  answer := public.save_product(jsonb_build_object(
    'id', line.product_id, 'version', line.version, 'content', line.content,
    'request', md5(line.import_id::text || '/' || line.number)::uuid
  ));
  if (answer ->> 'ok')::boolean and line.active is not null
    and line.active is distinct from (select active from public.products where id = line.product_id)
  then
    answer := public.move_product(line.product_id, case when line.active then 'sell' else 'withdraw' end);
    if not (answer ->> 'ok')::boolean then
      -- Neither half of it.
      raise exception using errcode = 'P0002', message = 'import_line_refused', detail = answer::text;
    end if;
  end if;
  return answer;
end
$$;

-- The same as an answer alone, whatever is refused.
create function public.try_import_line(line public.product_import_lines, is_trial boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
  words text;
begin
  answer := public.apply_import_line(line);
  if is_trial then
    raise exception using errcode = 'P0002', message = 'import_trial', detail = answer::text;
  end if;
  return answer;
exception
  when sqlstate 'P0002' then
    get stacked diagnostics words = pg_exception_detail;
    return words::jsonb;
  when unique_violation or check_violation or foreign_key_violation or not_null_violation or string_data_right_truncation then
    return jsonb_build_object('ok', false, 'code', 'line_unfit');
end
$$;

-- Where in a table stands what `save_product` refused.
create function public.import_problem(line public.product_import_lines, answer jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'line', line.line, 'code', answer ->> 'code', 'value', coalesce(answer ->> 'sku', answer #>> '{problems}', ''),
    'column', case answer ->> 'code'
      when 'sku_taken' then 'sku' when 'variant_kept' then 'variant_sku'
      when 'product_incomplete' then 'for_sale' when 'product_archived' then 'for_sale' else 'product' end
  )
$$;

-- Keeps products of a table as they were read, each { number, line, product, content, active, version, problems }, compares them
-- with what there is and tries them, without leaving a trace. `is_last`: the table ends with them.
create function public.check_import_lines(import uuid, batch jsonb, is_last boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said record;
  line public.product_import_lines;
  known public.products;
  answer jsonb;
begin
  perform from public.product_imports where id = import and state = 'checking' for update;
  if not found then
    return;
  end if;
  for said in
    select * from jsonb_to_recordset(batch) as row (
      number integer, line integer, product text, content jsonb, active boolean, version timestamptz, problems jsonb
    ) order by number
  loop
    continue when exists (select from public.product_import_lines where import_id = import and number = said.number);
    line := row (
      import, said.number, said.line, left(said.product, 200), 'wrong', null, said.active, said.version, '{}', said.problems, 'waiting', null, null
    )::public.product_import_lines;
    if jsonb_array_length(line.problems) = 0 and exists (
      select from public.product_import_lines where import_id = import and product_id = line.product_id
    ) then
      line.problems := jsonb_build_array(jsonb_build_object('line', said.line, 'column', 'product', 'code', 'scattered', 'value', line.product_id));
    end if;
    if jsonb_array_length(line.problems) = 0 then
      known := null;
      select * into known from public.products where id = line.product_id;
      line.fields := array(
        select key from jsonb_each(said.content) each where value is distinct from public.product_content(known) -> key order by key
      ) || case when said.active is distinct from coalesce(known.active, false) and said.active is not null then array['active'] else '{}' end;
      line.kind := case when known.id is null then 'new' when line.fields = '{}' then 'unchanged' else 'changed' end;
      if line.kind <> 'unchanged' then
        line.content := said.content;
        answer := public.try_import_line(line, true);
        if not (answer ->> 'ok')::boolean then
          line.kind := 'wrong';
          line.content := null;
          line.problems := jsonb_build_array(public.import_problem(line, answer));
        elsif line.kind = 'new' then
          line.fields := '{}';
        end if;
      end if;
    end if;
    insert into public.product_import_lines select line.*;
  end loop;
  update public.product_imports set checked = greatest(checked, (select coalesce(max(number), 0) from public.product_import_lines where import_id = import)),
    taken_at = case when is_last then null else clock_timestamp() end,
    state = case when is_last then 'checked' else state end
  where id = import;
end
$$;

-- The table cannot be read: { code, line, column }.
create function public.refuse_product_import(import uuid, why jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.product_imports set state = 'refused', refusal = why, taken_at = null, finished_at = now() where id = import and state = 'checking'
$$;

-- Carries out the next lines of an import. True while there are more.
create function public.run_product_import(import uuid, at_most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.product_import_lines;
  answer jsonb;
  was jsonb;
begin
  perform from public.product_imports where id = import and state = 'running' for update;
  if not found then
    return false;
  end if;
  for wanted in
    select * from public.product_import_lines
    where import_id = import and state = 'waiting' and kind in ('new', 'changed') order by number limit at_most
  loop
    select jsonb_build_object('active', active, 'content', public.product_content(products)) into was
    from public.products where id = wanted.product_id;
    answer := public.try_import_line(wanted, false);
    if (answer ->> 'ok')::boolean then
      update public.product_import_lines set state = 'done', before = was,
        version_after = (select updated_at from public.products where id = wanted.product_id)
      where import_id = import and number = wanted.number;
    else
      update public.product_import_lines set state = 'failed', problems = jsonb_build_array(public.import_problem(wanted, answer))
      where import_id = import and number = wanted.number;
    end if;
  end loop;
  if exists (select from public.product_import_lines where import_id = import and state = 'waiting' and kind in ('new', 'changed')) then
    update public.product_imports set taken_at = clock_timestamp() where id = import;
    return true;
  end if;
  update public.product_imports set state = 'done', taken_at = null, finished_at = now() where id = import;
  return false;
end
$$;

-- Takes back the next lines of an import: what it changed becomes what it was, what it made is archived; what somebody has changed
-- since is kept. True while there are more.
create function public.undo_product_import(import uuid, at_most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.product_import_lines;
  known public.products;
  back public.product_import_lines;
  answer jsonb;
begin
  perform from public.product_imports where id = import and state = 'undoing' for update;
  if not found then
    return false;
  end if;
  for wanted in
    select * from public.product_import_lines where import_id = import and state = 'done' order by number desc limit at_most
  loop
    select * into known from public.products where id = wanted.product_id for no key update;
    if known.id is null or known.updated_at <> wanted.version_after then
      answer := jsonb_build_object('ok', false, 'code', 'changed_since');
    elsif wanted.before is null then
      answer := public.move_product(known.id, 'archive');
    else
      back := wanted;
      back.content := wanted.before -> 'content';
      back.active := (wanted.before ->> 'active')::boolean;
      back.version := known.updated_at;
      -- A request of its own: the line's was used when it was done.
      back.import_id := md5(wanted.import_id::text || ' undone')::uuid;
      answer := public.try_import_line(back, false);
    end if;
    update public.product_import_lines set
      state = case when (answer ->> 'ok')::boolean then 'undone' else 'kept' end,
      problems = case when (answer ->> 'ok')::boolean then problems else jsonb_build_array(public.import_problem(wanted, answer)) end
    where import_id = import and number = wanted.number;
  end loop;
  if exists (select from public.product_import_lines where import_id = import and state = 'done') then
    update public.product_imports set taken_at = clock_timestamp() where id = import;
    return true;
  end if;
  update public.product_imports set state = 'undone', taken_at = null, finished_at = now() where id = import;
  return false;
end
$$;

-- Imports for editors and administrators, the latest first; null for anybody else. `asked`: id for one of them with its lines
-- (wrong: those that something stands against; after: number of the last before the page), else the last twenty.
create function public.read_product_imports(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant uuid := (asked ->> 'id')::uuid;
  page_size constant integer := 100;
  lines jsonb;
begin
  if not public.is_editor() then
    return null;
  end if;
  if wanted is not null then
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', number, 'line', line, 'product', product_id, 'kind', kind, 'state', state, 'fields', fields, 'problems', problems
    ) order by number), '[]') into lines
    from (
      select * from public.product_import_lines
      where import_id = wanted and number > coalesce((asked ->> 'after')::integer, 0)
        and case when (asked ->> 'wrong')::boolean then problems <> '[]' else kind in ('new', 'changed') and state <> 'failed' end
      order by number limit page_size
    ) page;
  end if;
  return jsonb_build_object('lines', lines, 'imports', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'file', file_name, 'state', state, 'refusal', refusal, 'checked', checked, 'at', created_at,
      'by', coalesce(nullif((select display_name from public.profiles where user_id = owner_id), ''), (select email from auth.users where users.id = owner_id)),
      'counts', (
        select jsonb_build_object(
          'new', count(*) filter (where kind = 'new'), 'changed', count(*) filter (where kind = 'changed'),
          'unchanged', count(*) filter (where kind = 'unchanged'), 'wrong', count(*) filter (where kind = 'wrong'),
          'waiting', count(*) filter (where state = 'waiting' and kind in ('new', 'changed')),
          'done', count(*) filter (where state = 'done'), 'failed', count(*) filter (where state = 'failed'),
          'undone', count(*) filter (where state = 'undone'), 'kept', count(*) filter (where state = 'kept')
        )
        from public.product_import_lines where import_id = product_imports.id
      )
    ) order by created_at desc), '[]')
    from (
      select * from public.product_imports where wanted is null or id = wanted order by created_at desc limit 20
    ) product_imports
  ));
end
$$;

-- Imports are kept for ninety days; whoever left one before it was begun, for a day.
create function public.forget_product_imports() returns integer
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.product_imports
    where created_at < now() - case when state in ('uploading', 'refused') then interval '1 day' else interval '90 days' end
    returning id
  )
  select count(*)::integer from gone
$$;

revoke execute on function
  public.apply_import_line(public.product_import_lines), public.try_import_line(public.product_import_lines, boolean),
  public.import_problem(public.product_import_lines, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_product_imports(jsonb) from public, anon, service_role;
grant execute on function public.read_product_imports(jsonb) to authenticated;
revoke execute on function
  public.export_products(jsonb), public.begin_product_import(uuid, uuid, text, integer), public.move_product_import(uuid, text),
  public.take_product_import(uuid), public.release_product_import(uuid), public.read_for_import(text[], text[]),
  public.read_import_choices(), public.check_import_lines(uuid, jsonb, boolean), public.refuse_product_import(uuid, jsonb),
  public.run_product_import(uuid, integer), public.undo_product_import(uuid, integer), public.forget_product_imports()
  from public, anon, authenticated;
grant execute on function
  public.export_products(jsonb), public.begin_product_import(uuid, uuid, text, integer), public.move_product_import(uuid, text),
  public.take_product_import(uuid), public.release_product_import(uuid), public.read_for_import(text[], text[]),
  public.read_import_choices(), public.check_import_lines(uuid, jsonb, boolean), public.refuse_product_import(uuid, jsonb),
  public.run_product_import(uuid, integer), public.undo_product_import(uuid, integer), public.forget_product_imports()
  to service_role;
