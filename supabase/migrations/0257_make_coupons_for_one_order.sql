-- Codes that are good for one order each, made many at once. A batch is a coupon whose own code nobody can use: it is the beginning of
-- theirs. Each code of it is a coupon, too, with the terms of its batch, so that finding, holding and counting one costs what it
-- costs with any other; what goods a batch names, its codes name.

alter table public.coupons
  -- Codes of a batch; null for any other coupon.
  add column batch_size integer check (batch_size between 1 and 5000),
  -- Of a code: its batch.
  add column batch_id uuid references public.coupons (id) on delete cascade,
  add check (batch_id is null or batch_size is null),
  -- What is good for one order is announced to nobody.
  add check (not public or (batch_id is null and batch_size is null));
create index coupons_by_batch on public.coupons (batch_id, code) where batch_id is not null;
create index coupons_listed on public.coupons (created_at desc, id desc) where batch_id is null;

-- A batch is logged once, not five thousand times; its codes are not in the log, as no secret is.
drop trigger record_audit on public.coupons;
create trigger record_audit after insert or update on public.coupons
  for each row when (new.batch_id is null) execute function public.record_audit('id', '');
create trigger record_audit_of_deletion after delete on public.coupons
  for each row when (old.batch_id is null) execute function public.record_audit('id', '');

-- The end of a code: ten of twenty-four signs, none of which is taken for another (63 million millions of them). Of five thousand codes
-- one in twelve thousand millions is guessed at a try, and tries are counted (couponTries).
create function public.new_coupon_ending() returns text
language plpgsql volatile set search_path = '' as $$
declare
  signs constant text := '346789ACDEFHJKMNPQRTUWXY';
  drawn text := '';
  random bytea;
begin
  while length(drawn) < 10 loop
    random := extensions.gen_random_bytes(16);
    for place in 0..15 loop
      -- As many bytes for each sign: those above the last whole round are drawn anew.
      if get_byte(random, place) < 240 then
        drawn := drawn || substr(signs, get_byte(random, place) % 24 + 1, 1);
      end if;
    end loop;
  end loop;
  return substr(drawn, 1, 5) || '-' || substr(drawn, 6, 5);
end
$$;

-- A coupon and, of a batch, its codes: what orders may have used of it.
create function public.coupon_ids(coupon public.coupons) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select coupon.id union all select id from public.coupons where batch_id = coupon.id
$$;

-- As in 0110; a code names what its batch names.
create or replace function public.products_under_coupon(coupon public.coupons, product_ids text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(product.id order by product.id), '{}')
  from public.products product
  where product.id = any (product_ids) and (
    not coupon.restricted
    or exists (select from public.coupon_products where coupon_id = coalesce(coupon.batch_id, coupon.id) and product_id = product.id)
    or exists (
      select from public.coupon_categories
      where coupon_id = coalesce(coupon.batch_id, coupon.id) and category = any (public.category_branch_upwards(product.category))
    )
  )
$$;

-- As in 0110; the code of a batch itself is none.
create or replace function public.read_coupon(wanted_code text, product_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', coupon.id, 'code', coupon.code, 'kind', coupon.kind, 'value', coupon.value, 'minimum_goods', coupon.minimum_goods,
    'valid_from', coupon.valid_from, 'valid_until', coupon.valid_until,
    'covers', case when coupon.restricted then to_jsonb(public.products_under_coupon(coupon, product_ids)) end,
    'used_up', coupon.maximum_redemptions is not null and coupon.maximum_redemptions <= (
      select count(*) from public.coupon_redemptions redemption
      join public.orders on orders.id = redemption.order_id
      where redemption.coupon_id = coupon.id and redemption.released_at is null and orders.status <> 'pending'
    )
  )
  from public.coupons coupon where coupon.code = wanted_code and coupon.active and coupon.batch_size is null
$$;

-- As in 0195; a batch has the uses of its codes. `batch`: the code of the batch that a code is of.
create or replace function public.coupon_row(coupon public.coupons) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(coupon) - array['created_at', 'valid_from', 'valid_until', 'batch_id'] || jsonb_build_object(
    'first_day', (coupon.valid_from at time zone 'Europe/Vilnius')::date,
    'last_day', ((coupon.valid_until - interval '1 microsecond') at time zone 'Europe/Vilnius')::date,
    'used', count(*), 'given', coalesce(sum(amount_eur), 0), 'state', public.coupon_state(coupon, count(*)),
    'batch', (select code from public.coupons batch where batch.id = coupon.batch_id)
  )
  from public.coupon_redemptions where coupon_id in (select public.coupon_ids(coupon)) and released_at is null
$$;

-- As in 0195; a batch is one row, and one of its codes is found by itself.
create or replace function public.list_coupons(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  -- One code of a batch is found by the whole of it alone.
  one_code constant text := upper(regexp_replace(left(asked ->> 'words', 100), '\s', '', 'g'));
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with uses as (
    select coalesce(batch_id, coupon_id) as coupon_id, count(*) as used
    from public.coupon_redemptions join public.coupons on coupons.id = coupon_id where released_at is null group by 1
  ),
  looked_at as (
    select id from public.coupons
    where batch_id is null
      and (words is null or public.normalize_search(code || ' ' || note) like '%' || public.escape_like(words) || '%')
    union all
    select id from public.coupons where batch_id is not null and code = one_code
  ),
  found as (
    select coupons.id, coupons.created_at, public.coupon_state(coupons, case
      when batch_id is null then coalesce(used, 0)
      else (select count(*) from public.coupon_redemptions where coupon_redemptions.coupon_id = coupons.id and released_at is null)
    end) as state
    from looked_at join public.coupons on coupons.id = looked_at.id left join uses on coupon_id = coupons.id
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

-- As in 0195; of a batch the uses of its codes, each with its code.
create or replace function public.read_coupon_for_staff(asked jsonb) returns jsonb
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
        'categories', array(select category from public.coupon_categories where coupon_id = coalesce(found_coupon.batch_id, found_coupon.id) order by 1),
        'products', (
          select coalesce(jsonb_agg(jsonb_build_object('id', product.id, 'sku', product.sku, 'name', public.name_in(product, asked ->> 'language')) order by product.id), '[]')
          from public.coupon_products join public.products product on product.id = product_id
          where coupon_id = coalesce(found_coupon.batch_id, found_coupon.id)
        ),
        'more', (
          select count(*) > 50 from (
            select from public.coupon_redemptions
            where coupon_id in (select public.coupon_ids(found_coupon)) and (before is null or created_at < before) limit 51
          ) listed
        ),
        'uses', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'order_number', orders.order_number, 'at', used.created_at, 'amount', used.amount_eur, 'total', orders.total_eur,
            'status', orders.status, 'code', orders.coupon_code, 'is_released', used.released_at is not null
          ) order by used.created_at desc), '[]')
          from (
            select * from public.coupon_redemptions
            where coupon_id in (select public.coupon_ids(found_coupon)) and (before is null or created_at < before)
            order by created_at desc limit 50
          ) used join public.orders on orders.id = used.order_id
        )
      )
    end
  );
end
$$;

-- Gives the codes of a batch the terms that it has, and makes those that it has not yet. Of another coupon nothing.
create function public.make_coupon_codes(batch public.coupons) returns void
language plpgsql security definer set search_path = '' as $$
declare
  missing integer;
begin
  if batch.batch_size is null then
    return;
  end if;
  update public.coupons set kind = batch.kind, value = batch.value, minimum_goods = batch.minimum_goods, valid_from = batch.valid_from,
    valid_until = batch.valid_until, active = batch.active, restricted = batch.restricted
  where batch_id = batch.id;
  loop
    select batch.batch_size - count(*) into missing from public.coupons where batch_id = batch.id;
    exit when missing <= 0;
    insert into public.coupons (
      code, kind, value, minimum_goods, valid_from, valid_until, maximum_redemptions, active, restricted, batch_id, created_at
    )
    select batch.code || '-' || public.new_coupon_ending(), batch.kind, batch.value, batch.minimum_goods, batch.valid_from,
      batch.valid_until, 1, batch.active, batch.restricted, batch.id, batch.created_at
    from generate_series(1, missing)
    on conflict (code) do nothing;
  end loop;
end
$$;

-- As in 0195; `codes` makes a new coupon a batch of so many, and its code the beginning of theirs, which stays.
create or replace function public.save_coupon(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.coupons;
  coupon public.coupons := jsonb_populate_record(null::public.coupons, wanted - array['first_day', 'last_day', 'version', 'products', 'categories', 'codes']);
  first_day constant date := wanted ->> 'first_day';
  last_day constant date := wanted ->> 'last_day';
  product_ids constant text[] := array(select jsonb_array_elements_text(wanted -> 'products'));
  slugs constant text[] := array(select jsonb_array_elements_text(wanted -> 'categories'));
begin
  select * into known from public.coupons where id = coupon.id for no key update;
  if known.batch_id is not null or (known.id is null and wanted ->> 'version' is not null) then
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
    and ((known.batch_size is not null and known.code <> coupon.code)
      or exists (select from public.coupon_redemptions where coupon_id in (select public.coupon_ids(known)))) then
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
  coupon.batch_id := null;
  coupon.batch_size := case when known.id is null then (wanted ->> 'codes')::integer else known.batch_size end;
  if coupon.batch_size is not null then
    coupon.maximum_redemptions := coupon.batch_size;
    coupon.maximum_per_customer := null;
  end if;
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
  perform public.make_coupon_codes(coupon);
  return jsonb_build_object('ok', true, 'code', coupon.code);
exception when unique_violation then
  return jsonb_build_object('ok', false, 'code', 'code_taken');
end
$$;

-- As in 0195; a batch with all its codes.
create or replace function public.switch_coupon(coupon uuid, is_active boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.coupons set active = is_active where id = coupon and active <> is_active and batch_id is null;
  if found then
    update public.coupons set active = is_active where batch_id = coupon;
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.coupons where id = coupon and batch_id is null)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'coupon_unknown') end;
end
$$;

-- As in 0195; a batch goes with all its codes.
create or replace function public.delete_coupon(coupon uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever orders with one of the codes locks it.
  perform from public.coupons where id = coupon or batch_id = coupon order by id for update;
  if exists (
    select from public.coupon_redemptions where coupon_id in (select id from public.coupons where id = coupon or batch_id = coupon)
  ) then
    return jsonb_build_object('ok', false, 'code', 'coupon_used');
  end if;
  delete from public.coupons where id = coupon and batch_id is null;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- The order that a code was used for; the first one, where a late payment had it used again.
create function public.use_of_code(code_id uuid) returns setof public.coupon_redemptions
language sql stable security definer set search_path = '' as $$
  select * from public.coupon_redemptions where coupon_id = code_id and released_at is null order by created_at limit 1
$$;

-- Codes of a batch for administrators, a page by code: { codes: [{ code, order_number, at, amount }], used, unused, more }; null for anybody
-- else. `asked`: coupon (id of the batch), view (all, used, unused), after (the last code before the page).
create function public.read_coupon_codes(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  batch constant uuid := asked ->> 'coupon';
  view constant text := coalesce(asked ->> 'view', 'all');
  page_size constant integer := 100;
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    select code.code, used.order_id, used.amount_eur, used.created_at
    from public.coupons code left join lateral public.use_of_code(code.id) used on true
    where code.batch_id = batch and code.code > coalesce(asked ->> 'after', '')
      and (view = 'all' or (view = 'used') = (used.order_id is not null))
    order by code.code limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'codes', coalesce(jsonb_agg(jsonb_build_object(
      'code', code, 'order_number', (select order_number from public.orders where orders.id = order_id), 'at', created_at, 'amount', amount_eur
    ) order by code), '[]')
  ) into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{codes}', (answer -> 'codes') - page_size);
  end if;
  return answer || (
    select jsonb_build_object('used', count(used.order_id), 'unused', count(*) - count(used.order_id))
    from public.coupons code left join lateral public.use_of_code(code.id) used on true
    where code.batch_id = batch
  );
end
$$;

-- For a table: codes of a batch (`codes`: { key, code, used }) or uses of any coupon (`uses`: { key, code, at, order_number, amount, released_at,
-- euro cents }, the first first), five hundred after a key. `asked`: coupon (id), what, after.
create function public.export_coupon(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_coupon public.coupons;
  page_size constant integer := 500;
  rows jsonb;
begin
  select * into found_coupon from public.coupons where id = (asked ->> 'coupon')::uuid;
  if asked ->> 'what' = 'codes' then
    select coalesce(jsonb_agg(to_jsonb(page) order by key), '[]') into rows
    from (
      select code.code as key, code.code, used.order_id is not null as used
      from public.coupons code left join lateral public.use_of_code(code.id) used on true
      where code.batch_id = found_coupon.id and code.code > coalesce(asked ->> 'after', '') order by code.code limit page_size
    ) page;
  else
    -- The order's number tells uses of the same moment apart.
    select coalesce(jsonb_agg(to_jsonb(page) order by at, order_number), '[]') into rows
    from (
      select jsonb_build_array(used.created_at, orders.order_number) as key, orders.coupon_code as code, used.created_at as at,
        orders.order_number, used.amount_eur as amount, used.released_at
      from public.coupon_redemptions used join public.orders on orders.id = used.order_id
      where used.coupon_id in (select public.coupon_ids(found_coupon)) and (
        asked -> 'after' is null
        or (used.created_at, orders.order_number) > ((asked #>> '{after,0}')::timestamptz, asked #>> '{after,1}')
      )
      order by used.created_at, orders.order_number limit page_size
    ) page;
  end if;
  return jsonb_build_object('rows', rows, 'more', jsonb_array_length(rows) = page_size);
end
$$;

-- As in 0227; what codes of a batch did stands in one row under the code of the batch.
create or replace function public.coupon_rows(first_day date, last_day date)
returns table (key text, orders bigint, discount bigint, given bigint, revenue bigint, refunded bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins constant timestamptz := public.vilnius_begin(first_day);
  ends constant timestamptz := public.vilnius_begin(last_day + 1);
begin
  return query
  select coalesce(batch.code, figure.code), sum(figure.orders)::bigint, sum(figure.discount)::bigint, sum(figure.given)::bigint, sum(figure.revenue)::bigint,
    sum(figure.refunded)::bigint
  from (
    select sold.coupon_code as code, count(*) as orders, sum(sold.discount_eur) as discount,
      -- With the delivery that a coupon made free.
      sum(coalesce(used.amount_eur, sold.discount_eur)) as given, sum(sold.total_eur) as revenue, 0 as refunded
    from public.sold_between(begins, ends) sold left join public.coupon_redemptions used on used.order_id = sold.id
    where sold.coupon_code is not null group by 1
    union all
    select paid.coupon_code, 0, 0, 0, 0, sum(money.amount_eur)
    from public.gone_between(begins, ends) money join public.orders paid on paid.id = money.order_id
    where paid.coupon_code is not null group by 1
  ) figure
  left join public.coupons code on code.code = figure.code and code.batch_id is not null
  left join public.coupons batch on batch.id = code.batch_id
  group by 1;
end
$$;

-- As in 0233; a letter to many carries no code of a batch, nor its beginning.
create or replace function public.schedule_newsletter(newsletter uuid, version timestamptz, local_time text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  letter public.newsletters;
  due constant timestamptz := coalesce(local_time::timestamp at time zone 'Europe/Vilnius', now());
  recipients bigint;
begin
  select * into letter from public.newsletters where id = newsletter for no key update;
  if letter.id is null then
    return jsonb_build_object('ok', false, 'code', 'newsletter_unknown');
  end if;
  if letter.state <> 'draft' then
    return jsonb_build_object('ok', false, 'code', 'newsletter_closed');
  end if;
  if letter.updated_at <> version then
    return jsonb_build_object('ok', false, 'code', 'newsletter_stale');
  end if;
  if cardinality(letter.languages) = 0 then
    return jsonb_build_object('ok', false, 'code', 'newsletter_incomplete');
  end if;
  if due < now() then
    return jsonb_build_object('ok', false, 'code', 'time_past');
  end if;
  if exists (
    select from jsonb_array_elements(letter.blocks) block
    where block ->> 'kind' = 'coupon' and not exists (
      select from public.coupons where code = block ->> 'code' and active and batch_size is null and batch_id is null and (valid_until is null or valid_until > due)
    )
  ) then
    return jsonb_build_object('ok', false, 'code', 'coupon_unknown');
  end if;
  select count(*) into recipients from public.newsletter_audience(letter.segment, letter.languages, letter.fallback) where given is not null;
  if recipients = 0 then
    return jsonb_build_object('ok', false, 'code', 'nobody');
  end if;
  update public.newsletters set state = 'scheduled', scheduled_at = due, archived_at = null where id = newsletter;
  return jsonb_build_object('ok', true, 'recipients', recipients);
end
$$;

revoke execute on function
  public.new_coupon_ending(), public.coupon_ids(public.coupons), public.use_of_code(uuid), public.make_coupon_codes(public.coupons)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_coupon_codes(jsonb) from public, anon, service_role;
grant execute on function public.read_coupon_codes(jsonb) to authenticated;
revoke execute on function public.export_coupon(jsonb) from public, anon, authenticated;
grant execute on function public.export_coupon(jsonb) to service_role;
