-- Stock in the back office: what lies in the store by variant, its movements, and changes by hand with their reason.

alter table public.stock_movements
  add column note text check (length(note) <= 1000),
  -- Made by who asks: said twice, it is one movement.
  add column request_id uuid unique;

-- What staff did to the stock; sales and the like move it on nobody's behalf.
create trigger record_audit after insert on public.stock_movements
  for each row execute function public.record_audit('id', 'created_at', 'staff');

-- What a product is found by among staff, shown or not.
create function public.product_words(name text, name_lt text, name_ru text, sku text, brand text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select public.normalize_search(name || ' ' || name_lt || ' ' || name_ru || ' ' || sku || ' ' || brand)
$$;
create index products_by_any_words on public.products
  using gin (public.product_words(name, name_lt, name_ru, sku, brand) extensions.gin_trgm_ops);

drop function public.adjust_stock(uuid, integer, text, text, text);
-- Changes what lies in the store: positive for goods that arrive, negative for loss. Answers { ok, changed, on_hand, reserved } as
-- they are now, or why not: variant_unknown, stock_short (fewer lie there), stock_reserved (orders hold the pieces), stock_too_high.
-- `request` says who asks twice.
create function public.adjust_stock(
  variant uuid, change integer, kind text, reason text, actor text, note text default null, request uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_variant public.product_variants;
begin
  perform from public.products
    where id = (select product_id from public.product_variants where id = variant) for no key update;
  select * into found_variant from public.product_variants where id = variant for no key update;
  if found_variant.id is null then
    return jsonb_build_object('ok', false, 'code', 'variant_unknown');
  end if;
  if exists (select from public.stock_movements where request_id = adjust_stock.request) then
    return jsonb_build_object('ok', true, 'changed', false, 'on_hand', found_variant.on_hand, 'reserved', found_variant.reserved);
  end if;
  if found_variant.on_hand + change < 0 then
    return jsonb_build_object('ok', false, 'code', 'stock_short', 'on_hand', found_variant.on_hand);
  end if;
  if found_variant.on_hand + change < found_variant.reserved then
    return jsonb_build_object('ok', false, 'code', 'stock_reserved',
      'on_hand', found_variant.on_hand, 'reserved', found_variant.reserved);
  end if;
  if found_variant.on_hand + change > 1000000 then
    return jsonb_build_object('ok', false, 'code', 'stock_too_high');
  end if;
  update public.product_variants set on_hand = on_hand + change where id = variant;
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, reason, actor, note, request_id)
  values (variant, adjust_stock.kind, adjust_stock.change, found_variant.on_hand + adjust_stock.change,
    adjust_stock.reason, adjust_stock.actor, nullif(trim(adjust_stock.note), ''), adjust_stock.request);
  return jsonb_build_object('ok', true, 'changed', true, 'on_hand', found_variant.on_hand + change, 'reserved', found_variant.reserved);
end
$$;

-- The variants that words find (names in any language, brand, the beginning of an SKU; all of them without words), each with what
-- its product is called in a language. `asked`: words, language.
create function public.found_variants(asked jsonb) returns table (
  id uuid, sku text, size text, color text, "position" integer, on_hand integer, reserved integer, free integer,
  product_id text, active boolean, picture text, name text, category text
)
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '') as words, upper(trim(left(asked ->> 'words', 100))) as code
  )
  select variant.id, variant.sku, variant.size, variant.color, variant.position, variant.on_hand, variant.reserved, variant.free,
    product.id, product.active, product.images[1],
    coalesce(nullif(case asked ->> 'language' when 'lt' then product.name_lt when 'ru' then product.name_ru end, ''), product.name),
    product.category
  from public.product_variants variant join public.products product on product.id = variant.product_id, wanted
  where wanted.words is null or variant.sku like public.escape_like(wanted.code) || '%' or product.id in (
    select products.id from public.products
    where public.product_words(products.name, name_lt, name_ru, products.sku, brand) like '%' || public.escape_like(wanted.words) || '%'
  )
$$;

-- A page of variants for administrators; null for anybody else. `asked`: view (all, low: under ten and for sale, sold_out: for sale,
-- waited: the most awaited first), words, language (of names and their order), after (`place` of the last row before the page),
-- size. Total and counts of the views come with the first page.
create function public.list_stock(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  after constant jsonb := asked -> 'after';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with waiting as (
    select variant_id, count(*) as people from public.back_in_stock_requests
    where confirmed_at is not null and notified_at is null group by variant_id
  ),
  placed as (
    select variant.*, coalesce(people, 0) as people,
      case view when 'low' then free when 'waited' then -people else 0 end as rank
    from public.found_variants(asked) variant left join waiting on variant_id = variant.id
    where case view
      when 'low' then active and free < 10
      when 'sold_out' then active and free = 0
      when 'waited' then people > 0
      else true
    end
  ),
  page as (
    select * from placed
    where after is null or (rank, name, product_id, "position", id) > (
      (after ->> 0)::bigint, after ->> 1, after ->> 2, (after ->> 3)::integer, (after ->> 4)::uuid
    )
    order by rank, name, product_id, "position", id limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'variants', coalesce(jsonb_agg(to_jsonb(page) - array['rank', 'position', 'category'] || jsonb_build_object(
      'sold', (
        select -coalesce(sum(change), 0) from public.stock_movements
        where variant_id = page.id and kind = 'sale' and created_at > now() - interval '30 days'
      ),
      'place', jsonb_build_array(rank, name, product_id, "position", id)
    ) order by rank, name, product_id, "position", id), '[]')
  ) || case when after is null then jsonb_build_object('total', (select count(*) from placed)) else '{}' end
  into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{variants}', (answer -> 'variants') - page_size);
  end if;
  if after is null then
    answer := answer || jsonb_build_object('counts', (
      select jsonb_build_object(
        'low', count(*) filter (where product.active and variant.free < 10),
        'sold_out', count(*) filter (where product.active and variant.free = 0),
        'waited', (
          select count(distinct variant_id) from public.back_in_stock_requests
          where confirmed_at is not null and notified_at is null
        )
      )
      from public.product_variants variant join public.products product on product.id = variant.product_id
    ));
  end if;
  return answer;
end
$$;

-- Movements of a variant, the last first, `size` of them before the one named (null: the last).
create function public.movements_of(variant uuid, before bigint, size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'more', count(*) > size,
    'movements', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'change', change, 'on_hand_after', on_hand_after, 'reason', reason, 'note', note,
      'order_number', (select order_number from public.orders where orders.id = page.order_id),
      'actor', public.actor_name(actor), 'at', created_at
    ) order by id desc) filter (where place <= size), '[]')
  )
  from (
    select *, row_number() over (order by id desc) as place from public.stock_movements
    where variant_id = variant and (before is null or id < before) order by id desc limit size + 1
  ) page
$$;

-- Pieces of a variant that are sold and still lie here.
create function public.packing_of(variant uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(line.unsent), 0)::integer
  from public.orders, public.list_unsent(orders.id) line
  where orders.status = 'processing' and line.variant_id = variant
    and orders.id in (select order_id from public.order_items where variant_id = variant)
$$;

-- One variant by its SKU for administrators, { variant } or { variant: null }; null for anybody else. With `before`, the id of a
-- movement, only those before it. `packing` are pieces that are sold and still lie here, so that the shelf holds on_hand + packing.
create function public.read_stock(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_variant public.product_variants;
begin
  if not public.is_admin() then
    return null;
  end if;
  select * into found_variant from public.product_variants where sku = asked ->> 'sku';
  if found_variant.id is null then
    return jsonb_build_object('variant', null);
  end if;
  return (
    select jsonb_build_object('variant', jsonb_build_object(
      'id', found_variant.id, 'sku', found_variant.sku, 'product_id', product.id, 'active', product.active,
      'name', coalesce(nullif(case asked ->> 'language' when 'lt' then name_lt when 'ru' then name_ru end, ''), name),
      'size', found_variant.size, 'color', found_variant.color, 'picture', product.images[1],
      'on_hand', found_variant.on_hand, 'reserved', found_variant.reserved, 'free', found_variant.free,
      'moved', (select coalesce(sum(change), 0) from public.stock_movements where variant_id = found_variant.id),
      'packing', public.packing_of(found_variant.id),
      'sold', (
        select jsonb_build_object(
          'month', -coalesce(sum(change) filter (where created_at > now() - interval '30 days'), 0),
          'quarter', -coalesce(sum(change), 0)
        )
        from public.stock_movements
        where variant_id = found_variant.id and kind = 'sale' and created_at > now() - interval '90 days'
      ),
      'people', (
        select count(*) from public.back_in_stock_requests
        where variant_id = found_variant.id and confirmed_at is not null and notified_at is null
      ),
      'held', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'order_number', order_number, 'quantity', quantity, 'at', reservation.created_at
        ) order by reservation.created_at), '[]')
        from public.stock_reservations reservation join public.orders on orders.id = order_id
        where reservation.variant_id = found_variant.id and state = 'open'
      )
    ) || public.movements_of(found_variant.id, (asked ->> 'before')::bigint, 50))
    from public.products product where product.id = found_variant.product_id
  );
end
$$;

revoke execute on function
  public.product_words(text, text, text, text, text), public.movements_of(uuid, bigint, integer), public.found_variants(jsonb),
  public.packing_of(uuid)
  from public, anon, authenticated, service_role;
-- Whoever writes a product writes its place in the index.
grant execute on function public.product_words(text, text, text, text, text) to authenticated, service_role;
revoke execute on function public.adjust_stock(uuid, integer, text, text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.adjust_stock(uuid, integer, text, text, text, text, uuid) to service_role;
revoke execute on function public.list_stock(jsonb), public.read_stock(jsonb) from public, anon, service_role;
grant execute on function public.list_stock(jsonb), public.read_stock(jsonb) to authenticated;
