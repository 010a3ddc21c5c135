-- Why the coupon of an order that is being placed cannot be redeemed, as place_order answers it; null when it can. Locks the
-- coupon until the order is there, so that its last use is had once. `discounted` lines are held against what it covers now.
create function public.refuse_coupon(priced jsonb, lines jsonb, goods_eur integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  coupon public.coupons;
  customer constant text := priced ->> 'customer_hash';
  discounted constant text[] := array(
    select distinct line ->> 'product_id' from jsonb_array_elements(lines) line where (line ->> 'discount_eur')::integer > 0
  );
  used bigint;
  waiting bigint;
begin
  select * into coupon from public.coupons where id = (priced ->> 'id')::uuid for no key update;
  if coupon.id is null or not coupon.active then
    return jsonb_build_object('ok', false, 'code', 'coupon_unknown');
  elsif coupon.valid_from > now() then
    return jsonb_build_object('ok', false, 'code', 'coupon_not_yet_valid');
  elsif coupon.valid_until <= now() then
    return jsonb_build_object('ok', false, 'code', 'coupon_expired');
  elsif (coupon.kind, coupon.value) is distinct from (priced ->> 'kind', (priced ->> 'value')::integer)
    or not public.products_under_coupon(coupon, discounted) @> discounted then
    return jsonb_build_object('ok', false, 'code', 'coupon_changed');
  elsif goods_eur < coupon.minimum_goods then
    return jsonb_build_object('ok', false, 'code', 'coupon_minimum',
      'missing', coupon.minimum_goods - goods_eur, 'minimum', coupon.minimum_goods);
  end if;

  if coupon.maximum_redemptions is not null then
    select count(*) into used from public.coupon_redemptions where coupon_id = coupon.id and released_at is null;
    if used >= coupon.maximum_redemptions then
      return jsonb_build_object('ok', false, 'code', 'coupon_used_up');
    end if;
  end if;
  if coupon.maximum_per_customer is not null then
    if customer is null then
      return jsonb_build_object('ok', false, 'code', 'coupon_needs_email');
    end if;
    select count(*), count(*) filter (where orders.status = 'pending') into used, waiting
    from public.coupon_redemptions redemption join public.orders on orders.id = redemption.order_id
    where redemption.coupon_id = coupon.id and redemption.customer_hash = customer and redemption.released_at is null;
    if used >= coupon.maximum_per_customer then
      -- An order of theirs that is still to be paid gives the coupon back when it is let go.
      return jsonb_build_object('ok', false, 'code', 'coupon_used_already',
        'waiting', used - waiting < coupon.maximum_per_customer);
    end if;
  end if;
  return null;
end
$$;

-- The whole order in one call and one transaction: order, items, reservation, payment, first event.
--
-- payload: { order: {columns of orders}, lines: [{product_id, variant_id, quantity, amounts}], provider,
--            coupon: {id, kind, value, customer_hash, amount_eur} or none,
--            expires_in_seconds, open_orders_per_email, open_orders_per_client }
--
-- Amounts were computed outside (domain/pricing); here they are held against the locked rows: active, price, free stock, coupon.
-- Whatever changed is answered as data. Lock order, everywhere: checkout, e-mail and client locks, orders, products by id,
-- variants by id, coupon.
--
-- An order of nothing needs no provider: it is paid when it is placed, its goods sold and its mail owed at once.
--
-- A few rows by key, always: without the planner's guess of 100 lines a cart, small tables too are read through their index,
-- and the plans of the first order serve all that follow.
create or replace function public.place_order(payload jsonb) returns jsonb
language plpgsql security definer
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  placed public.orders := jsonb_populate_record(null::public.orders, payload -> 'order');
  existing public.orders;
  lines constant jsonb := payload -> 'lines';
  product_ids constant text[] := array(select distinct line ->> 'product_id' from jsonb_array_elements(lines) line);
  variant_ids constant uuid[] := array(select (line ->> 'variant_id')::uuid from jsonb_array_elements(lines) line);
  open_by_email integer := 0;
  open_by_client integer := 0;
  problems jsonb;
  goods bigint;
  coupon constant jsonb := nullif(payload -> 'coupon', 'null');
  refusal jsonb;
begin
  -- A second request with the same checkout id waits here until the first one has its order.
  perform pg_advisory_xact_lock(2001, hashtext(placed.checkout_id::text));
  select * into existing from public.orders where checkout_id = placed.checkout_id;
  if found then
    if existing.content_hash <> placed.content_hash
      or existing.status <> 'pending' and (existing.payment_method <> 'none' or existing.status = 'cancelled') then
      return jsonb_build_object('ok', false, 'code', 'checkout_already_used',
        'order_number', existing.order_number, 'status', existing.status);
    end if;
    return public.describe_placed_order(existing, false);
  end if;

  -- `coalesce` keeps the lists of all open orders out of the planner's choice: chosen while they were empty, they were read
  -- whole for every order.
  if placed.customer_email is not null then
    perform pg_advisory_xact_lock(2002, hashtext(placed.customer_email));
    select count(*) into open_by_email from public.orders
    where customer_email = placed.customer_email and coalesce(status, '') = 'pending';
  end if;
  if placed.client_hash is not null then
    perform pg_advisory_xact_lock(2003, hashtext(placed.client_hash));
    select count(*) into open_by_client from public.orders
    where client_hash = placed.client_hash and coalesce(status, '') = 'pending';
  end if;
  if open_by_email >= (payload ->> 'open_orders_per_email')::integer
    or open_by_client >= (payload ->> 'open_orders_per_client')::integer then
    return jsonb_build_object('ok', false, 'code', 'rate_limited');
  end if;

  perform from public.products where id = any (product_ids) order by id for no key update;
  perform from public.product_variants where id = any (variant_ids) order by id for no key update;

  select
    sum(line.total),
    jsonb_agg(jsonb_build_object(
      'product_id', line.product_id, 'size', variant.size, 'color', variant.color,
      'problem', case
        when product.id is null or not product.active then 'invalid_products'
        when coalesce(product.sale_price, product.price) <> line.unit_price_eur then 'price_changed'
        else 'out_of_stock'
      end,
      'price', coalesce(product.sale_price, product.price),
      'wanted', line.quantity, 'free', coalesce(variant.on_hand - variant.reserved, 0)
    ) order by line.position) filter (
      where product.id is null or not product.active
        or coalesce(product.sale_price, product.price) <> line.unit_price_eur
        or variant.on_hand - variant.reserved < line.quantity
    )
  into goods, problems
  from jsonb_to_recordset(lines) as line (
    position integer, product_id text, variant_id uuid, quantity integer, unit_price_eur integer, total bigint
  )
  left join public.product_variants variant on variant.id = line.variant_id
  left join public.products product on product.id = line.product_id and product.id = variant.product_id;

  if problems is not null then
    return jsonb_build_object('ok', false, 'lines', problems, 'code', case
      when problems @? '$[*] ? (@.problem == "invalid_products")' then 'invalid_products'
      when problems @? '$[*] ? (@.problem == "price_changed")' then 'price_changed'
      else 'out_of_stock'
    end);
  end if;
  if goods is distinct from placed.subtotal - placed.discount then
    raise exception 'the lines add up to %, the order says %', goods, placed.subtotal - placed.discount;
  end if;
  if (placed.total_amount = 0) <> (placed.payment_method = 'none') then
    raise exception 'an order of % is paid by %', placed.total_amount, placed.payment_method;
  end if;
  if coupon is null and placed.discount > 0 then
    raise exception 'a discount of % without a coupon', placed.discount;
  end if;
  if coupon is not null then
    refusal := public.refuse_coupon(coupon, lines, placed.subtotal_eur);
    if refusal is not null then
      return refusal;
    end if;
  end if;

  update public.product_variants variant set reserved = variant.reserved + line.quantity
  from jsonb_to_recordset(lines) as line (variant_id uuid, quantity integer)
  where variant.id = line.variant_id;

  placed.id := gen_random_uuid();
  placed.access_token := gen_random_uuid();
  placed.status := 'pending';
  placed.payment_status := 'unpaid';
  placed.created_at := now();
  placed.updated_at := placed.created_at;
  placed.expires_at := placed.created_at + make_interval(secs => (payload ->> 'expires_in_seconds')::integer);
  placed.paid_at := null;
  placed.cancelled_at := null;
  placed.coupon_code := (select code from public.coupons where id = (coupon ->> 'id')::uuid);
  loop
    placed.order_number := public.new_order_number();
    insert into public.orders values (placed.*) on conflict (order_number) do nothing;
    exit when found;
  end loop;

  with
    line as (
      select * from jsonb_to_recordset(lines) as line (
        position integer, product_id text, variant_id uuid, quantity integer, picture text,
        unit_price integer, list_price integer, discount integer, total integer, vat_amount integer,
        unit_price_eur integer, list_price_eur integer, discount_eur integer, total_eur integer
      )
    ),
    reservation as (
      insert into public.stock_reservations (order_id, variant_id, quantity)
      select placed.id, variant_id, quantity from line
    ),
    payment as (
      insert into public.payments (order_id, provider, amount, currency)
      values (placed.id, payload ->> 'provider', placed.total_amount, placed.currency)
    ),
    event as (
      insert into public.order_events (order_id, kind, code, to_state, actor)
      values (placed.id, 'status', 'order_placed', 'pending', 'customer')
    )
  insert into public.order_items (
    order_id, position, product_id, variant_id, sku, name, name_lt, name_ru, size, color, picture, quantity,
    unit_price, list_price, discount, total, vat_amount, vat_basis_points,
    unit_price_eur, list_price_eur, discount_eur, total_eur
  )
  select
    placed.id, line.position, product.id, variant.id, variant.sku, product.name, product.name_lt, product.name_ru,
    variant.size, variant.color, line.picture, line.quantity,
    line.unit_price, line.list_price, line.discount, line.total, line.vat_amount, placed.vat_basis_points,
    line.unit_price_eur, line.list_price_eur, line.discount_eur, line.total_eur
  from line
  join public.product_variants variant on variant.id = line.variant_id
  join public.products product on product.id = line.product_id;

  if coupon is not null then
    insert into public.coupon_redemptions (order_id, coupon_id, customer_hash, amount_eur)
    values (placed.id, (coupon ->> 'id')::uuid, coupon ->> 'customer_hash', (coupon ->> 'amount_eur')::integer);
  end if;
  if placed.payment_method = 'none' then
    -- The success page asks by the session, which is the order itself.
    perform public.settle_paid(placed, payments, jsonb_build_object('session_id', placed.id))
    from public.payments where order_id = placed.id;
    select * into placed from public.orders where id = placed.id;
  end if;
  return public.describe_placed_order(placed, true);
end
$$;

-- A redemption goes with its order: given back when the order is cancelled, taken again when a late payment revives it. Then it
-- counts even above the coupon's limits, because the shopper has paid what was agreed; the note tells the administrator.
create function public.follow_order_with_coupon() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  redeemed public.coupon_redemptions;
  coupon public.coupons;
begin
  if new.status = 'cancelled' then
    update public.coupon_redemptions set released_at = now() where order_id = new.id and released_at is null;
    return null;
  end if;
  select * into redeemed from public.coupon_redemptions where order_id = new.id;
  select * into coupon from public.coupons where id = redeemed.coupon_id for no key update;
  update public.coupon_redemptions set released_at = null where order_id = new.id;
  if (
    select count(*) > coupon.maximum_redemptions
      or count(*) filter (where customer_hash = redeemed.customer_hash) > coupon.maximum_per_customer
    from public.coupon_redemptions where coupon_id = coupon.id and released_at is null
  ) then
    insert into public.order_events (order_id, kind, code, details)
    values (new.id, 'note', 'coupon_over_limit', jsonb_build_object('coupon', coupon.code));
  end if;
  return null;
end
$$;

create trigger follow_order_with_coupon after update of status on public.orders
  for each row when (
    new.coupon_code is not null and old.status is distinct from new.status
    and (new.status = 'cancelled' or old.status = 'cancelled')
  ) execute function public.follow_order_with_coupon();

revoke execute on function public.refuse_coupon(jsonb, jsonb, integer), public.follow_order_with_coupon()
  from public, anon, authenticated, service_role;
