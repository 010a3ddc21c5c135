-- The category tree of the back office: all of it with what stands in each, and the ways to change it. A department (women, men, kids)
-- is the root of its branch: listings, menus and the department of every product are made of it, so the roots stay as they are, and
-- what stands below one has an address that begins with its name.

-- Categories are changed by the functions below alone.
drop policy "editors add categories" on public.categories;
drop policy "editors change categories" on public.categories;
drop policy "editors delete categories" on public.categories;
revoke insert, update, delete on public.categories from authenticated;

-- Where a category stands among its neighbours is no change of the category: whoever edits it is not told of one.
drop trigger touch_updated_at on public.categories;
create trigger touch_updated_at before update of
  slug, parent_id, name, name_lt, name_ru, description, description_lt, description_ru, is_active
  on public.categories for each row execute function public.touch_updated_at();

-- A slug without the words of one above: `girls` of `kids-girls` under `kids`.
create function public.shorter_slug(slug text, above text) returns text
language sql immutable set search_path = '' as $$
  select case when starts_with(slug, above || '-') then substr(slug, length(above) + 2) else slug end
$$;

-- Every address of every category, without leading slash, as `categoryPaths` has them (src/domain/catalogue/category.ts).
create function public.category_addresses() returns table (id uuid, path text)
language sql stable security definer set search_path = '' as $$
  with recursive chains as (
    select category.id, category.slug, category.slug as root, category.slug as path, 1 as depth
    from public.categories category where parent_id is null
    union
    select child.id, child.slug, above.root, above.path || '/' || choice, above.depth + 1
    from public.categories child
    join chains above on above.id = child.parent_id
    cross join lateral unnest(
      array[child.slug, public.shorter_slug(child.slug, above.slug), public.shorter_slug(child.slug, above.root)]
    ) choice
    where above.depth < 3
  )
  select chains.id, chains.path from chains
  union
  select category.id, category.slug from public.categories category
$$;

-- A category and all below it by their ids.
create function public.category_and_below(category uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with recursive branch as (
    select category as id
    union
    select child.id from public.categories child join branch on child.parent_id = branch.id
  )
  select id from branch
$$;

-- The root above a category, itself where it is one; null for an id that is none.
create function public.category_root(category uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  with recursive chain as (
    select id, parent_id from public.categories where id = category
    union
    select above.id, above.parent_id from public.categories above join chain on chain.parent_id = above.id
  )
  select id from chain where parent_id is null
$$;

-- Which categories of a department stand below which, in which order: another word for each arrangement. Nothing leaves its department,
-- so two people who work in two of them are not in each other's way.
create function public.department_version(department uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(coalesce(string_agg(concat_ws(' ', id, parent_id), ',' order by parent_id, display_order, slug), ''))
  from public.categories where id in (select public.category_and_below(department))
$$;

-- Why a category may not stand below another, or null: parent_unknown, department_fixed (roots stay, and no new ones come),
-- below_itself, other_department, too_deep, parent_hidden. A null `category` is a new one.
create function public.refuse_category_place(category uuid, parent uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  known constant public.categories := (select node from public.categories node where node.id = category);
  above constant public.categories := (select node from public.categories node where node.id = parent);
  depth integer;
  height integer;
begin
  if (known.id is not null and known.parent_id is null) or parent is null then
    return case when known.id is not null and known.parent_id is null and parent is null then null else 'department_fixed' end;
  end if;
  if above.id is null then
    return 'parent_unknown';
  end if;
  if parent in (select public.category_and_below(category)) then
    return 'below_itself';
  end if;
  if known.id is not null and public.category_root(category) <> public.category_root(parent) then
    return 'other_department';
  end if;
  depth := case when above.parent_id is null then 1 when above.parent_id = public.category_root(parent) then 2 else 3 end;
  height := case
    when exists (
      select from public.categories below join public.categories child on below.parent_id = child.id where child.parent_id = category
    ) then 3
    when exists (select from public.categories child where child.parent_id = category) then 2
    else 1
  end;
  return case when depth + height > 3 then 'too_deep' when known.is_active and not above.is_active then 'parent_hidden' end;
end
$$;

-- Lets the addresses that a branch had and has no more lead to where its categories are now, and takes redirects away from
-- addresses that are in use. `before` is what `category_addresses` said of the branch. Raises address_taken, with the other category's
-- slug, where one of its addresses is another category's, and slug_reserved where one is a page's of a listing.
create function public.settle_category_addresses(category uuid, before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  branch constant uuid[] := array(select public.category_and_below(category));
  taken text;
begin
  if exists (select from public.category_addresses() own where own.id = any (branch) and own.path ~ '(^|/)page(/|$)') then
    raise exception using errcode = 'P0001', message = 'slug_reserved', detail = 'page';
  end if;
  select other_category.slug into taken
  from public.category_addresses() own
  join public.category_addresses() other on other.path = own.path and other.id <> own.id
  join public.categories other_category on other_category.id = other.id
  where own.id = any (branch) order by 1 limit 1;
  if taken is not null then
    raise exception using errcode = 'P0001', message = 'address_taken', detail = taken;
  end if;
  insert into public.slug_redirects (old_path, new_path)
  select '/' || was.path, '/' || category_now.slug
  from jsonb_to_recordset(before) as was (id uuid, path text)
  join public.categories category_now on category_now.id = was.id
  where was.path not in (select own.path from public.category_addresses() own)
  on conflict (old_path) do update set new_path = excluded.new_path, created_at = now()
  where slug_redirects.new_path <> excluded.new_path;
  delete from public.slug_redirects
  where old_path in (select '/' || own.path from public.category_addresses() own where own.id = any (branch));
end
$$;

-- What `category_addresses` says of a category and all below it.
create function public.branch_addresses(category uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', own.id, 'path', own.path)), '[]')
  from public.category_addresses() own where own.id in (select public.category_and_below(category))
$$;

-- The whole tree for editors and administrators, parents before their children and in their order: { versions, categories }; null for
-- anybody else. `versions` are those of the departments by their ids; `products` and `on_sale` count what stands in the category itself; `old_paths` lead to it.
create function public.read_category_tree() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return (
    with recursive tree as (
      select id, array[lpad(display_order::text, 10, '0'), slug] as place from public.categories where parent_id is null
      union all
      select child.id, place || array[lpad(child.display_order::text, 10, '0'), child.slug]
      from public.categories child join tree on child.parent_id = tree.id
    ),
    stock as (
      select category, count(*) as products, count(*) filter (where active) as on_sale from public.products where category is not null group by category
    ),
    named as (select category, count(*) as coupons from public.coupon_categories group by category)
    select jsonb_build_object(
      'versions', (
        select coalesce(jsonb_object_agg(id, public.department_version(id)), '{}') from public.categories where parent_id is null
      ),
      'categories', coalesce(jsonb_agg(
        to_jsonb(node) - array['created_at', 'display_order'] || jsonb_build_object(
          'products', coalesce(stock.products, 0), 'on_sale', coalesce(on_sale, 0), 'coupons', coalesce(named.coupons, 0),
          'old_paths', array(
            select old_path from public.slug_redirects where new_path = '/' || node.slug order by created_at desc, old_path limit 20
          )
        ) order by place
      ), '[]')
    )
    from tree join public.categories node on node.id = tree.id
    left join stock on stock.category = node.slug left join named on named.category = node.slug
  );
end
$$;

-- Makes a category or changes one. `wanted`: id (made by who asks: said twice, it is one category), version (`updated_at` that was
-- read; null for a new one), parent_id, slug, name, name_lt, name_ru, description, description_lt, description_ru, is_active. A new one
-- stands last below its parent; hiding one hides all below it. { ok, id, slug } or category_unknown, category_stale, slug_taken,
-- slug_reserved, slug_department (with the word that it has to begin with), address_taken (with the other's slug), category_sells
-- (with how many products for sale stand in what would be hidden), and what `refuse_category_place` says.
create function public.save_category(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  category public.categories := jsonb_populate_record(null::public.categories, wanted - 'version');
  known public.categories;
  department text;
  before jsonb;
  selling integer;
  refusal text;
  detail text;
begin
  -- The tree is changed by one at a time.
  perform pg_advisory_xact_lock(1001, 0);
  select * into known from public.categories where id = category.id for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'category_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true, 'id', known.id, 'slug', known.slug);
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'category_stale');
  end if;
  refusal := case when known.id is null or known.parent_id is distinct from category.parent_id
    then public.refuse_category_place(known.id, category.parent_id) end;
  if refusal is null and category.is_active and exists (select from public.categories where id = category.parent_id and not is_active) then
    refusal := 'parent_hidden';
  end if;
  if known.id is not null and known.parent_id is null and (known.slug <> category.slug or not category.is_active) then
    refusal := 'department_fixed';
  end if;
  if refusal is not null then
    return jsonb_build_object('ok', false, 'code', refusal);
  end if;
  select slug into department from public.categories where id = public.category_root(category.parent_id);
  if department is not null and not starts_with(category.slug, department || '-') then
    return jsonb_build_object('ok', false, 'code', 'slug_department', 'word', department || '-');
  end if;
  if exists (select from public.categories where slug = category.slug and id <> category.id) then
    return jsonb_build_object('ok', false, 'code', 'slug_taken');
  end if;
  if exists (select from public.reserved_slugs where slug = category.slug) then
    return jsonb_build_object('ok', false, 'code', 'slug_reserved');
  end if;
  if known.is_active and not category.is_active then
    select count(*) into selling from public.products where active and products.category in (
      select slug from public.categories where id in (select public.category_and_below(category.id))
    );
    if selling > 0 then
      return jsonb_build_object('ok', false, 'code', 'category_sells', 'products', selling);
    end if;
  end if;
  before := public.branch_addresses(category.id);
  if known.id is null then
    insert into public.categories (
      id, slug, parent_id, name, name_lt, name_ru, description, description_lt, description_ru, is_active, display_order
    ) values (
      category.id, category.slug, category.parent_id, category.name, category.name_lt, category.name_ru, category.description,
      category.description_lt, category.description_ru, category.is_active,
      (select coalesce(max(display_order), 0) + 10 from public.categories where parent_id = category.parent_id)
    );
  else
    -- The fixed order of locks, before the new slug reaches them.
    if known.slug <> category.slug then
      perform from public.products where products.category = known.slug order by id for no key update;
    end if;
    update public.categories set
      slug = category.slug, parent_id = category.parent_id, name = category.name, name_lt = category.name_lt, name_ru = category.name_ru,
      description = category.description, description_lt = category.description_lt, description_ru = category.description_ru,
      is_active = category.is_active,
      display_order = case when parent_id is not distinct from category.parent_id then display_order
        else (select coalesce(max(display_order), 0) + 10 from public.categories other where other.parent_id = category.parent_id) end
    where id = category.id;
    if known.is_active and not category.is_active then
      update public.categories set is_active = false
      where is_active and id in (select public.category_and_below(category.id));
    end if;
  end if;
  perform public.settle_category_addresses(category.id, before);
  return jsonb_build_object('ok', true, 'id', category.id, 'slug', category.slug);
exception when raise_exception then
  get stacked diagnostics refusal = message_text, detail = pg_exception_detail;
  return jsonb_build_object('ok', false, 'code', refusal, 'word', detail);
end
$$;

-- Puts a category below `parent`, before the category `next` (null: last). `version` is the department's that was read. { ok, version, undo:
-- { parent, next } }, without undo where it stood there already; or category_unknown, tree_stale, address_taken (with the other's slug), slug_reserved, and what
-- `refuse_category_place` says.
create function public.move_category(category uuid, version text, parent uuid, next uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.categories;
  refusal text;
  detail text;
  was_next uuid;
  before jsonb;
  order_before integer;
  order_next integer;
  place integer;
begin
  perform pg_advisory_xact_lock(1001, 0);
  select * into known from public.categories where id = category for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'category_unknown');
  end if;
  if move_category.version <> public.department_version(public.category_root(category))
    or (next is not null and not exists (select from public.categories where id = next and id <> category and parent_id = parent)) then
    return jsonb_build_object('ok', false, 'code', 'tree_stale');
  end if;
  refusal := case when known.parent_id is null then 'department_fixed' else public.refuse_category_place(category, parent) end;
  if refusal is not null then
    return jsonb_build_object('ok', false, 'code', refusal);
  end if;
  select id into was_next from public.categories
  where parent_id = known.parent_id and (display_order, slug) > (known.display_order, known.slug)
  order by display_order, slug limit 1;
  if known.parent_id = parent and next is not distinct from was_next then
    return jsonb_build_object('ok', true, 'version', version);
  end if;
  before := public.branch_addresses(category);
  with others as (
    select id, display_order, slug from public.categories where parent_id = parent and id <> category
  )
  select
    (select display_order from others where id = next),
    (
      select max(display_order) from others
      where next is null or (display_order, slug) < (select display_order, slug from others where id = next)
    )
  into order_next, order_before;
  place := case when order_next is null then coalesce(order_before, 0) + 10 else (coalesce(order_before, 0) + order_next) / 2 end;
  if place <= coalesce(order_before, 0) or (order_next is not null and place >= order_next) then
    -- No number is left between its new neighbours: they move apart.
    update public.categories sibling set display_order = numbered.place
    from (
      select id, 10 * (row_number() over (order by display_order, slug) + case
        when next is not null and (display_order, slug) >= (select display_order, slug from public.categories where id = next) then 1 else 0 end) as place
      from public.categories where parent_id = parent and id <> category
    ) numbered
    where numbered.id = sibling.id and sibling.display_order <> numbered.place;
    select display_order - 10 into place from public.categories where id = next;
  end if;
  update public.categories set parent_id = parent, display_order = place where id = category and (parent_id, display_order) <> (parent, place);
  perform public.settle_category_addresses(category, before);
  return jsonb_build_object(
    'ok', true, 'version', public.department_version(public.category_root(category)),
    'undo', jsonb_build_object('parent', known.parent_id, 'next', was_next)
  );
exception when raise_exception then
  get stacked diagnostics refusal = message_text, detail = pg_exception_detail;
  return jsonb_build_object('ok', false, 'code', refusal, 'word', detail);
end
$$;

-- Moves up to five hundred products of a category, those put away too, to another of the same department: { ok, moved, left }, to be
-- asked until none is left; or category_unknown, parent_unknown (there is no such other), other_department, parent_hidden (products for
-- sale are not moved to where nobody finds them).
create function public.empty_category(category uuid, target uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  from_slug constant text := (select slug from public.categories where id = category);
  into_category constant public.categories := (select node from public.categories node where node.id = target and id <> category);
  chosen text[];
begin
  perform pg_advisory_xact_lock(1001, 0);
  if from_slug is null or into_category.id is null then
    return jsonb_build_object('ok', false, 'code', case when from_slug is null then 'category_unknown' else 'parent_unknown' end);
  end if;
  if public.category_root(category) <> public.category_root(target) then
    return jsonb_build_object('ok', false, 'code', 'other_department');
  end if;
  if not into_category.is_active and exists (select from public.products where products.category = from_slug and active) then
    return jsonb_build_object('ok', false, 'code', 'parent_hidden');
  end if;
  chosen := array(
    select id from public.products where products.category = from_slug order by id limit 500 for no key update
  );
  perform public.keep_product_version(id) from unnest(chosen) id;
  update public.products set category = into_category.slug where id = any (chosen);
  perform public.keep_product_version(id) from unnest(chosen) id;
  return jsonb_build_object(
    'ok', true, 'moved', cardinality(chosen), 'left', (select count(*) from public.products where products.category = from_slug)
  );
end
$$;

-- Deletes a category in which nothing stands; its addresses lead to the one above from then on. { ok, changed } or category_stale,
-- department_fixed, category_not_empty (with the numbers of products and of categories below), category_in_coupons (with how many
-- coupons name it).
create function public.delete_category(category uuid, version timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.categories;
  number_of_products integer;
  number_below integer;
  number_of_coupons integer;
  above text;
  before jsonb;
begin
  perform pg_advisory_xact_lock(1001, 0);
  select * into known from public.categories where id = category for update;
  if known.id is null then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if known.parent_id is null then
    return jsonb_build_object('ok', false, 'code', 'department_fixed');
  end if;
  if known.updated_at <> delete_category.version then
    return jsonb_build_object('ok', false, 'code', 'category_stale');
  end if;
  select count(*) into number_of_products from public.products where products.category = known.slug;
  select count(*) into number_below from public.categories where parent_id = known.id;
  if number_of_products + number_below > 0 then
    return jsonb_build_object('ok', false, 'code', 'category_not_empty', 'products', number_of_products, 'below', number_below);
  end if;
  select count(*) into number_of_coupons from public.coupon_categories where coupon_categories.category = known.slug;
  if number_of_coupons > 0 then
    return jsonb_build_object('ok', false, 'code', 'category_in_coupons', 'coupons', number_of_coupons);
  end if;
  select '/' || slug into above from public.categories where id = known.parent_id;
  before := public.branch_addresses(category);
  delete from public.categories where id = category;
  update public.slug_redirects set new_path = above where new_path = '/' || known.slug and old_path <> above;
  insert into public.slug_redirects (old_path, new_path)
  select '/' || was.path, above from jsonb_to_recordset(before) as was (id uuid, path text)
  where was.path not in (select own.path from public.category_addresses() own)
  on conflict (old_path) do update set new_path = excluded.new_path, created_at = now();
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

revoke execute on function
  public.shorter_slug(text, text), public.category_addresses(), public.category_and_below(uuid), public.category_root(uuid),
  public.department_version(uuid), public.refuse_category_place(uuid, uuid), public.settle_category_addresses(uuid, jsonb),
  public.branch_addresses(uuid)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_category_tree() from public, anon, service_role;
grant execute on function public.read_category_tree() to authenticated;
revoke execute on function
  public.save_category(jsonb), public.move_category(uuid, text, uuid, uuid), public.empty_category(uuid, uuid),
  public.delete_category(uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.save_category(jsonb), public.move_category(uuid, text, uuid, uuid), public.empty_category(uuid, uuid),
  public.delete_category(uuid, timestamptz)
  to service_role;
