-- What follows a signed-in customer from browser to browser: the hearts and the cart.

-- How many rows of its own a table keeps of one person (first argument of the trigger). Counted after the insert, under a lock
-- of the person's: two browsers at once do not get past it, and a row that was there already (`on conflict`) costs nothing.
create function public.keep_within_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept integer;
begin
  perform pg_advisory_xact_lock(2006, hashtext(tg_table_name || new.user_id));
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into kept using new.user_id;
  if kept > tg_argv[0]::integer then
    raise exception 'no more than % rows of % a person', tg_argv[0], tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_within_limit';
  end if;
  return null;
end
$$;

create trigger favorites_within_limit after insert on public.favorites
  for each row execute function public.keep_within_limit('500');

-- Adds a browser's list (the latest first) to what the customer keeps, and answers the ids of all of it, the latest first.
-- What is kept already stays as it was, price and day included; what is not sold is left out; asked twice is asked once.
-- A single id is a heart that was pressed.
create function public.merge_favorites(product_ids text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := auth.uid();
  -- One for all, so that their order does not depend on how quickly rows are made.
  moment constant timestamptz := clock_timestamp();
  room integer;
begin
  if owner is null then
    raise exception 'nobody is signed in' using errcode = 'insufficient_privilege';
  end if;
  if cardinality(product_ids) > 200 then
    raise exception 'at most 200 products at once' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(2006, hashtext('favorites' || owner));
  room := 500 - (select count(*) from public.favorites where user_id = owner);
  insert into public.favorites (user_id, product_id, created_at)
  select owner, product.id, moment - wanted.place * interval '1 millisecond'
  from (
    select id, min(place) as place from unnest(product_ids) with ordinality as asked (id, place) group by id
  ) wanted
  join public.products product on product.id = wanted.id and product.active
  where not exists (select from public.favorites kept where kept.user_id = owner and kept.product_id = product.id)
  order by wanted.place limit greatest(0, room)
  on conflict (user_id, product_id) do nothing;
  return (
    select coalesce(jsonb_agg(product_id order by created_at desc, id), '[]') from public.favorites where user_id = owner
  );
end
$$;

-- The customer's favourites as the account shows them, the latest first: as they were when the heart was pressed, and under
-- `now` as they are sold today (prices in euro cents, free pieces), null for what is not sold any more.
create function public.list_favorites() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', kept.id, 'user_id', kept.user_id, 'product_id', kept.product_id, 'product_name', kept.product_name,
    'product_price', kept.product_price, 'product_image', kept.product_image, 'created_at', kept.created_at,
    'now', case when product.id is not null then jsonb_build_object(
      'name', product.name, 'name_lt', product.name_lt, 'name_ru', product.name_ru, 'image', product.images[1],
      'price', product.price, 'sale_price', product.sale_price, 'free', greatest(product.stock_quantity, 0),
      'variants', (
        select coalesce(jsonb_agg(
          jsonb_build_object('size', size, 'color', color, 'free', greatest(free, 0))
          order by position, public.size_rank(size)
        ), '[]')
        from public.product_variants where product_id = product.id
      )
    ) end
  ) order by kept.created_at desc, kept.id), '[]')
  from public.favorites kept
  left join public.products product on product.id = kept.product_id and product.active
  where kept.user_id = (select auth.uid())
$$;

-- Carts are written by save_cart alone, so that no browser writes over what another has saved since it looked.
revoke insert, update, delete on public.carts from authenticated;

-- The lines of a cart as they are kept: known fields alone, of known types. Prices are shown, never charged.
create function public.clean_cart_items(items jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 50 then
    raise exception 'a cart has at most 50 lines' using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from jsonb_array_elements(items) as line
    where jsonb_typeof(line) <> 'object' or jsonb_typeof(line -> 'id') is distinct from 'string'
      or length(line ->> 'id') not between 1 and 120
      or not coalesce((line ->> 'quantity')::numeric between 1 and 99, false)
  ) then
    raise exception 'a line of a cart has a product and a quantity' using errcode = 'invalid_parameter_value';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', line ->> 'id', 'name', left(coalesce(line ->> 'name', ''), 200),
      'name_lt', left(coalesce(line ->> 'name_lt', ''), 200), 'name_ru', left(coalesce(line ->> 'name_ru', ''), 200),
      'price', greatest(0, (line ->> 'price')::integer), 'image', left(coalesce(line ->> 'image', ''), 300),
      'size', left(coalesce(line ->> 'size', ''), 40), 'color', left(coalesce(line ->> 'color', ''), 40),
      'quantity', (line ->> 'quantity')::integer, 'available', greatest(0, (line ->> 'available')::integer)
    )) order by place), '[]')
    from jsonb_array_elements(items) with ordinality as lines (line, place)
  );
end
$$;

-- Saves the cart if nobody has saved since `version` was read (0: there was none). Answers { ok: true, version }, or
-- { ok: false, code: 'cart_changed', cart } with what is kept now: the browser merges and asks again.
create function public.save_cart(items jsonb, currency text, language text, version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := auth.uid();
  cleaned constant jsonb := public.clean_cart_items(items);
  saved integer;
begin
  if owner is null then
    raise exception 'nobody is signed in' using errcode = 'insufficient_privilege';
  end if;
  if version = 0 then
    insert into public.carts as kept (user_id, items, currency, language)
    values (owner, cleaned, save_cart.currency, save_cart.language)
    on conflict (user_id) do nothing returning kept.version into saved;
  else
    update public.carts as kept
    set items = cleaned, currency = save_cart.currency, language = save_cart.language, version = kept.version + 1
    where kept.user_id = owner and kept.version = save_cart.version returning kept.version into saved;
  end if;
  if saved is not null then
    return jsonb_build_object('ok', true, 'version', saved);
  end if;
  return jsonb_build_object('ok', false, 'code', 'cart_changed', 'cart', (
    select jsonb_build_object('items', kept.items, 'currency', kept.currency, 'language', kept.language,
      'version', kept.version)
    from public.carts kept where kept.user_id = owner
  ));
end
$$;

-- What a customer has paid for leaves the cart that follows them. Lines that another of their browsers put in meanwhile stay.
create function public.take_bought_from_cart() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.carts kept set version = kept.version + 1, items = (
    select coalesce(jsonb_agg(line order by place), '[]')
    from jsonb_array_elements(kept.items) with ordinality as lines (line, place)
    where not exists (
      select from public.order_items bought
      where bought.order_id = new.id and bought.product_id = line ->> 'id'
        and bought.size = coalesce(line ->> 'size', '') and bought.color = coalesce(line ->> 'color', '')
    )
  )
  where kept.user_id = new.user_id and kept.items <> '[]';
  return null;
end
$$;

-- Not when a dispute was won: that is paid again, and months later.
create trigger take_bought_from_cart after update of payment_status on public.orders
  for each row when (
    new.user_id is not null and new.payment_status = 'paid' and old.payment_status in ('unpaid', 'failed')
  ) execute function public.take_bought_from_cart();

revoke execute on function
  public.keep_within_limit(), public.clean_cart_items(jsonb), public.take_bought_from_cart()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.merge_favorites(text[]), public.list_favorites(), public.save_cart(jsonb, text, text, integer)
  from public, anon, service_role;
grant execute on function
  public.merge_favorites(text[]), public.list_favorites(), public.save_cart(jsonb, text, text, integer)
  to authenticated;
