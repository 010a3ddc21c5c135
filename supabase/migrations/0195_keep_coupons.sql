-- Coupons of the back office: a page of them by view and words, one with its uses, what a code means for prices that were announced,
-- and the ways to change them. A coupon that was used keeps its code and what it takes off: orders were priced by it.

-- Coupons are changed by `save_coupon` alone, which looks at their version and at the orders that used them.
do $$
declare
  name text;
begin
  foreach name in array array['coupons', 'coupon_products', 'coupon_categories'] loop
    execute format('drop policy "administrators write" on public.%I', name);
    execute format('create policy "administrators read" on public.%I for select to authenticated using ((select public.is_admin()))', name);
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
  end loop;
end
$$;
create index coupon_redemptions_by_time on public.coupon_redemptions (coupon_id, created_at desc);

-- Where a coupon stands at this moment: `off` (ended by hand), `planned`, `over`, `used_up`, `running`.
create function public.coupon_state(coupon public.coupons, used bigint) returns text
language sql stable set search_path = '' as $$
  select case
    when not coupon.active then 'off'
    when coupon.valid_until <= now() then 'over'
    when used >= coupon.maximum_redemptions then 'used_up'
    when coupon.valid_from > now() then 'planned'
    else 'running'
  end
$$;

-- A coupon as lists and the editor show it; sums in euro cents, first and last day in Vilnius.
create function public.coupon_row(coupon public.coupons) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(coupon) - array['created_at', 'valid_from', 'valid_until'] || jsonb_build_object(
    'first_day', (coupon.valid_from at time zone 'Europe/Vilnius')::date,
    'last_day', ((coupon.valid_until - interval '1 microsecond') at time zone 'Europe/Vilnius')::date,
    'used', count(*), 'given', coalesce(sum(amount_eur), 0), 'state', public.coupon_state(coupon, count(*))
  )
  from public.coupon_redemptions where coupon_id = coupon.id and released_at is null
$$;

-- A page of coupons for administrators, the newest first; null for anybody else. `asked`: view (all, or a state of `coupon_state`),
-- words (of code and note), after ({at, id} of the last before the page), size. Total and the running ones' number come with the first.
create function public.list_coupons(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with uses as (
    select coupon_id, count(*) as used from public.coupon_redemptions where released_at is null group by coupon_id
  ),
  found as (
    select coupons.*, public.coupon_state(coupons, coalesce(used, 0)) as state
    from public.coupons left join uses on coupon_id = coupons.id
    where words is null or public.normalize_search(code || ' ' || note) like '%' || public.escape_like(words) || '%'
  ),
  page as (
    select id, created_at from found
    where (view = 'all' or state = view) and (after_id is null or (created_at, id) < (after_at, after_id))
    order by created_at desc, id desc limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'coupons', coalesce(jsonb_agg(
      public.coupon_row(coupons) || jsonb_build_object('place', jsonb_build_object('at', page.created_at, 'id', page.id))
      order by page.created_at desc, page.id desc
    ), '[]')
  ) || case when after_id is null then jsonb_build_object(
    'total', (select count(*) from found where view = 'all' or state = view),
    'counts', (select coalesce(jsonb_object_agg(state, number), '{}') from (select state, count(*) as number from found group by state) states)
  ) else '{}' end
  into answer
  from page join public.coupons on coupons.id = page.id;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{coupons}', (answer -> 'coupons') - page_size);
  end if;
  return answer;
end
$$;

-- One coupon for administrators, { coupon, categories }, coupon null for a code that is none; null for anybody else. `asked`: code,
-- language, before (time of the last use that is shown). Its goods by name, its last fifty uses; `categories` are all that it may name.
create function public.read_coupon_for_staff(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_coupon public.coupons;
  before constant timestamptz := asked ->> 'before';
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into found_coupon from public.coupons where code = asked ->> 'code';
  return jsonb_build_object(
    'categories', (
      with recursive tree as (
        select id, slug, name, name_lt, name_ru, 0 as depth, array[display_order::text, slug] as place
        from public.categories where parent_id is null
        union all
        select child.id, child.slug, child.name, child.name_lt, child.name_ru, depth + 1, place || array[lpad(child.display_order::text, 6, '0'), child.slug]
        from public.categories child join tree on child.parent_id = tree.id
      )
      select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru, 'depth', depth) order by place), '[]')
      from tree
    ),
    'coupon', case when found_coupon.id is not null then
      public.coupon_row(found_coupon) || jsonb_build_object(
        'categories', array(select category from public.coupon_categories where coupon_id = found_coupon.id order by 1),
        'products', (
          select coalesce(jsonb_agg(jsonb_build_object('id', product.id, 'sku', product.sku, 'name', public.name_in(product, asked ->> 'language')) order by product.id), '[]')
          from public.coupon_products join public.products product on product.id = product_id where coupon_id = found_coupon.id
        ),
        'more', (
          select count(*) > 50 from (
            select from public.coupon_redemptions
            where coupon_id = found_coupon.id and (before is null or created_at < before) limit 51
          ) listed
        ),
        'uses', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'order_number', orders.order_number, 'at', used.created_at, 'amount', used.amount_eur, 'total', orders.total_eur,
            'status', orders.status, 'is_released', used.released_at is not null
          ) order by used.created_at desc), '[]')
          from (
            select * from public.coupon_redemptions
            where coupon_id = found_coupon.id and (before is null or created_at < before)
            order by created_at desc limit 50
          ) used join public.orders on orders.id = used.order_id
        )
      )
    end
  );
end
$$;

create function public.name_in(product public.products, language text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(case language when 'lt' then product.name_lt when 'ru' then product.name_ru end, ''), product.name)
$$;

-- Products for sale that are found by words or SKU, for whoever names them; null for whoever is no administrator.
create function public.find_products_to_name(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object('products', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'name', public.name_in(product, asked ->> 'language')) order by id), '[]')
    from (
      select * from public.products
      where active and words is not null
        and public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%'
      order by id limit 12
    ) product
  ));
end
$$;

-- What it means for announced prices when everybody may use a code of so many percent (Directive 98/6/EC, art. 6a, with
-- Commission guidance 2021/C 526/02): such a code announces a reduction, so it is held against the lowest price of the thirty days
-- before, and its price counts against reductions of the thirty days after. `asked`: percent, minimum (euro cents),
-- restricted, products, categories, language. { covered, unreduced: { count, first } }: products whose price with the code is
-- not below their lowest of thirty days, the five furthest from it; null for whoever is no administrator.
create function public.weigh_public_code(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  percent constant integer := asked ->> 'percent';
  minimum constant integer := coalesce((asked ->> 'minimum')::integer, 0);
  product_ids constant text[] := array(select jsonb_array_elements_text(coalesce(asked -> 'products', '[]')));
  slugs constant text[] := array(select jsonb_array_elements_text(coalesce(asked -> 'categories', '[]')));
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with covered as (
    select product.id, public.name_in(product, asked ->> 'language') as name, coalesce(product.sale_price, product.price) as now_price
    from public.products product
    where product.active and coalesce(product.sale_price, product.price) >= minimum and (
      not (asked ->> 'restricted')::boolean or product.id = any (product_ids)
      or product.category in (select public.category_branch(slug) from unnest(slugs) slug)
    )
  ),
  weighed as (
    select covered.*, greatest(1, now_price - (now_price * percent + 50) / 100) as with_code, lowest
    from covered cross join lateral (
      select min(coalesce(sale_price, price)) as lowest from (
        select *, lead(valid_from) over (order by valid_from, id) as valid_until
        from public.price_history where product_id = covered.id and price > 0
      ) history where coalesce(valid_until, 'infinity') > now() - interval '30 days'
    ) before
  ),
  unreduced as (select * from weighed where with_code >= lowest)
  select jsonb_build_object(
    'covered', (select count(*) from covered),
    'unreduced', jsonb_build_object('count', (select count(*) from unreduced), 'first', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'price', now_price, 'with_code', with_code, 'lowest', lowest
      ) order by with_code - lowest desc, id), '[]')
      from (select * from unreduced order by with_code - lowest desc, id limit 5) first
    ))
  ) into answer;
  return answer;
end
$$;

-- Makes a coupon or changes one. `wanted`: id (made by who asks: said twice, it is one coupon), version (`updated_at` that was read;
-- null for a new one), code, kind, value, minimum_goods, first_day, last_day, maximum_redemptions, maximum_per_customer, public,
-- active, note, restricted, products, categories. { ok, code } or coupon_unknown, code_taken, coupon_used (its code, kind or value were
-- to change), coupon_stale (somebody changed it meanwhile), goods_unknown.
create function public.save_coupon(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.coupons;
  coupon public.coupons := jsonb_populate_record(null::public.coupons, wanted - array['first_day', 'last_day', 'version', 'products', 'categories']);
  first_day constant date := wanted ->> 'first_day';
  last_day constant date := wanted ->> 'last_day';
  product_ids constant text[] := array(select jsonb_array_elements_text(wanted -> 'products'));
  slugs constant text[] := array(select jsonb_array_elements_text(wanted -> 'categories'));
begin
  select * into known from public.coupons where id = coupon.id for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'coupon_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true, 'code', known.code);
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'coupon_stale');
  end if;
  if exists (select from public.coupons where code = coupon.code and id <> coupon.id) then
    return jsonb_build_object('ok', false, 'code', 'code_taken');
  end if;
  if (known.code, known.kind, known.value) <> (coupon.code, coupon.kind, coupon.value)
    and exists (select from public.coupon_redemptions where coupon_id = known.id) then
    return jsonb_build_object('ok', false, 'code', 'coupon_used');
  end if;
  if (select count(*) from public.products where id = any (product_ids)) <> cardinality(product_ids)
    or (select count(*) from public.categories where slug = any (slugs)) <> cardinality(slugs) then
    return jsonb_build_object('ok', false, 'code', 'goods_unknown');
  end if;
  -- A day that was left as it is keeps its hour.
  coupon.valid_from := case when first_day = (known.valid_from at time zone 'Europe/Vilnius')::date then known.valid_from
    else first_day::timestamp at time zone 'Europe/Vilnius' end;
  coupon.valid_until := case
    when last_day = ((known.valid_until - interval '1 microsecond') at time zone 'Europe/Vilnius')::date then known.valid_until
    else (last_day + 1)::timestamp at time zone 'Europe/Vilnius' end;
  coupon.created_at := coalesce(known.created_at, now());
  coupon.updated_at := now();
  insert into public.coupons values (coupon.*) on conflict (id) do update set
    code = excluded.code, kind = excluded.kind, value = excluded.value, minimum_goods = excluded.minimum_goods,
    valid_from = excluded.valid_from, valid_until = excluded.valid_until, maximum_redemptions = excluded.maximum_redemptions,
    maximum_per_customer = excluded.maximum_per_customer, public = excluded.public, active = excluded.active, note = excluded.note,
    restricted = excluded.restricted;
  delete from public.coupon_products where coupon_id = coupon.id and product_id <> all (product_ids);
  delete from public.coupon_categories where coupon_id = coupon.id and category <> all (slugs);
  insert into public.coupon_products select coupon.id, product from unnest(product_ids) product on conflict do nothing;
  insert into public.coupon_categories select coupon.id, slug from unnest(slugs) slug on conflict do nothing;
  return jsonb_build_object('ok', true, 'code', coupon.code);
exception when unique_violation then
  return jsonb_build_object('ok', false, 'code', 'code_taken');
end
$$;

-- Ends a coupon at once or lets it run again. { ok, changed } or coupon_unknown.
create function public.switch_coupon(coupon uuid, is_active boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.coupons set active = is_active where id = coupon and active <> is_active;
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.coupons where id = coupon)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'coupon_unknown') end;
end
$$;

-- Deletes a coupon that nobody has used. { ok, changed } or coupon_used.
create function public.delete_coupon(coupon uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.coupons where id = coupon for update;
  if exists (select from public.coupon_redemptions where coupon_id = coupon) then
    return jsonb_build_object('ok', false, 'code', 'coupon_used');
  end if;
  delete from public.coupons where id = coupon;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

revoke execute on function
  public.coupon_state(public.coupons, bigint), public.coupon_row(public.coupons), public.name_in(public.products, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.list_coupons(jsonb), public.read_coupon_for_staff(jsonb), public.find_products_to_name(jsonb), public.weigh_public_code(jsonb)
  from public, anon, service_role;
grant execute on function
  public.list_coupons(jsonb), public.read_coupon_for_staff(jsonb), public.find_products_to_name(jsonb), public.weigh_public_code(jsonb)
  to authenticated;
revoke execute on function public.save_coupon(jsonb), public.switch_coupon(uuid, boolean), public.delete_coupon(uuid)
  from public, anon, authenticated;
grant execute on function public.save_coupon(jsonb), public.switch_coupon(uuid, boolean), public.delete_coupon(uuid) to service_role;
