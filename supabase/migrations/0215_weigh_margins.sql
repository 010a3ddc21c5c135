-- What the shop really earns on a product and on an order. The rule itself is src/domain/pricing/unit-margin.ts and order-margin.ts;
-- here are the facts for it, and the same sum of one piece, by which lists are narrowed (a test holds the two equal).

insert into public.settings (key, is_public, value, description) values
  ('card_fee_basis_points', false, '150', 'What the card provider takes of a payment, in hundredths of a percent'),
  ('card_fee_fixed', false, '25', 'What the card provider takes of each payment besides, euro cents'),
  ('bank_fee_basis_points', false, '0', 'What the bank link provider takes of a payment, in hundredths of a percent'),
  ('bank_fee_fixed', false, '29', 'What the bank link provider takes of each payment besides, euro cents'),
  ('parcel_cost_lithuania', false, '310', 'What a parcel within Lithuania costs the shop: carrier and packing, euro cents without VAT'),
  ('parcel_cost_abroad', false, '890', 'What a parcel to another country costs the shop: carrier and packing, euro cents without VAT'),
  ('return_piece_cost', false, '250', 'What a piece that comes back costs the shop: its way back, looking at it, packing it anew; euro cents without VAT');

-- What a product cost from a moment on, as its preferred supplier asked: orders are reckoned with the cost of their time.
create table public.cost_history (
  id bigint generated always as identity primary key,
  product_id text not null references public.products (id) on delete cascade,
  cost integer not null check (cost > 0),
  cost_includes_vat boolean not null,
  valid_from timestamptz not null default clock_timestamp()
);
create index cost_history_by_product on public.cost_history (product_id, valid_from, id);
create trigger cost_history_as_written before update or delete on public.cost_history
  for each row execute function public.keep_as_written('forget');
alter table public.cost_history enable row level security;
create policy "administrators read costs that were" on public.cost_history for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.cost_history from anon, authenticated, service_role;

create function public.record_cost() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_preferred and (new.cost, new.cost_includes_vat) is distinct from (
    select (cost, cost_includes_vat) from public.cost_history where product_id = new.product_id order by valid_from desc, id desc limit 1
  ) then
    insert into public.cost_history (product_id, cost, cost_includes_vat) values (new.product_id, new.cost, new.cost_includes_vat);
  end if;
  return null;
end
$$;
create trigger record_cost after insert or update of cost, cost_includes_vat, is_preferred on public.supplier_products
  for each row execute function public.record_cost();
insert into public.cost_history (product_id, cost, cost_includes_vat, valid_from)
select product_id, cost, cost_includes_vat, updated_at from public.supplier_products where is_preferred;

-- Half up, as Math.round. This one and the next are called for thousands of products at once: without settings of their own they are
-- written out where they stand.
create function public.half_up(value double precision) returns integer
language sql immutable as $$ select pg_catalog.floor(value + 0.5)::integer $$;

-- A cost without the VAT that it may include, euro cents.
create function public.net_cost(cost integer, includes_vat boolean, vat_basis_points integer) returns integer
language sql immutable as $$
  select cost - case when includes_vat then public.half_up(cost::double precision * vat_basis_points / (10000 + vat_basis_points)) else 0 end
$$;

-- What was measured of orders and returns, kept by `measure_margins`: a hundred thousand orders are not counted anew at each look.
create table public.order_measures (
  -- One row.
  id boolean primary key default true check (id),
  measured_at timestamptz not null default now(),
  orders integer not null check (orders >= 0),
  orders_abroad integer not null check (orders_abroad >= 0),
  pieces integer not null check (pieces >= 0),
  -- What was paid for delivery, without VAT, euro cents.
  delivery_paid bigint not null check (delivery_paid >= 0)
);
create table public.return_measures (
  product_id text primary key references public.products (id) on delete cascade,
  -- How many of a hundred sent pieces come back for their money, in hundredths of a percent.
  basis_points integer not null check (basis_points between 0 and 10000),
  -- Whose returns were measured: of the product from twenty sent pieces on, else of its category, else of the shop.
  basis text not null check (basis in ('product', 'category', 'shop'))
);
do $$
declare
  name text;
begin
  foreach name in array array['order_measures', 'return_measures'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "administrators read" on public.%I for select to authenticated using ((select public.is_admin()))', name);
    execute format('revoke insert, update, delete, truncate on public.%I from anon, authenticated, service_role', name);
  end loop;
end
$$;

-- What margins are reckoned with: settings, the VAT rate of today, and what was measured of the orders of ninety days: pieces of an
-- order in thousandths, and what the shop bore of an order's delivery (what the parcel cost less what was paid for it, without VAT;
-- below 0 where it earned). With no orders: one piece, and a parcel that nobody paid for.
create function public.pricing_terms() returns jsonb
language sql stable security definer set search_path = '' as $$
  with kept as (
    select jsonb_object_agg(key, value) as values from public.settings where key in (
      'card_fee_basis_points', 'card_fee_fixed', 'bank_fee_basis_points', 'bank_fee_fixed', 'parcel_cost_lithuania',
      'parcel_cost_abroad', 'return_piece_cost', 'repricing_markup_percent'
    )
  ),
  costs as (
    select (values ->> 'parcel_cost_lithuania')::integer as home, (values ->> 'parcel_cost_abroad')::integer as abroad from kept
  )
  select kept.values || jsonb_build_object(
    'vat_basis_points', (
      select basis_points from public.vat_rates
      where country = 'LT' and valid_from <= (now() at time zone 'Europe/Vilnius')::date order by valid_from desc limit 1
    ),
    'orders_measured', coalesce(measured.orders, 0),
    'pieces_per_order_thousandths', coalesce(greatest(1000, public.half_up(1000.0 * measured.pieces / nullif(measured.orders, 0))), 1000),
    'delivery_borne_per_order', coalesce(public.half_up(
      ((measured.orders - measured.orders_abroad)::bigint * costs.home + measured.orders_abroad::bigint * costs.abroad - measured.delivery_paid)::double precision
        / nullif(measured.orders, 0)
    ), costs.home)
  )
  from kept cross join costs left join public.order_measures measured on true
$$;

-- Measures the orders of ninety days and the returns of a year anew. Exchanges keep their money and count for nothing. { orders, products }.
create function public.measure_margins() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  measured integer;
begin
  insert into public.order_measures (orders, orders_abroad, pieces, delivery_paid)
  select count(*), count(*) filter (where delivery_country <> 'LT'), coalesce(sum((select sum(quantity) from public.order_items where order_id = recent.id)), 0),
    coalesce(sum(shipping_eur - public.half_up(shipping_eur::double precision * vat_basis_points / (10000 + vat_basis_points))), 0)
  from public.orders recent where paid_at > now() - interval '90 days'
  on conflict (id) do update set measured_at = now(), orders = excluded.orders, orders_abroad = excluded.orders_abroad,
    pieces = excluded.pieces, delivery_paid = excluded.delivery_paid;
  with sent as (
    select item.product_id, sum(item.quantity) as pieces
    from public.orders join public.order_items item on item.order_id = orders.id
    where paid_at > now() - interval '1 year' and status in ('shipped', 'delivered', 'returned')
    group by item.product_id
  ),
  returned as (
    select item.product_id, sum(part.received_quantity) as pieces
    from public.returns
    join public.return_items part on part.return_id = returns.id
    join public.order_items item on item.id = part.order_item_id
    join public.orders on orders.id = item.order_id
    where returns.reason <> 'exchange' and part.received_quantity > 0 and orders.paid_at > now() - interval '1 year'
    group by item.product_id
  ),
  counted as (
    select product.id, product.category, coalesce(sent.pieces, 0) as sent, coalesce(returned.pieces, 0) as returned
    from public.products product
    left join sent on sent.product_id = product.id left join returned on returned.product_id = product.id
  ),
  widened as (
    select counted.*, sum(sent) over of_category as category_sent, sum(returned) over of_category as category_returned,
      sum(sent) over () as shop_sent, sum(returned) over () as shop_returned
    from counted window of_category as (partition by category)
  ),
  chosen as (
    select id, case when sent >= 20 then 'product' when category is not null and category_sent >= 20 then 'category' else 'shop' end as basis,
      case when sent >= 20 then returned::double precision / sent
        when category is not null and category_sent >= 20 then category_returned::double precision / category_sent
        else shop_returned::double precision / shop_sent end as share
    from widened where sent >= 20 or (category is not null and category_sent >= 20) or shop_sent >= 20
  ),
  gone as (
    delete from public.return_measures where product_id not in (select id from chosen)
  )
  insert into public.return_measures (product_id, basis_points, basis)
  select id, least(10000, public.half_up(10000 * share)), basis from chosen
  on conflict (product_id) do update set basis_points = excluded.basis_points, basis = excluded.basis
  where (return_measures.basis_points, return_measures.basis) <> (excluded.basis_points, excluded.basis);
  get diagnostics measured = row_count;
  return jsonb_build_object('orders', (select orders from public.order_measures), 'products', measured);
end
$$;

-- What is left of a piece that is sold at a price (`unitMargin`), euro cents.
create function public.unit_margin(paid integer, cost integer, includes_vat boolean, return_basis_points integer, terms jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  rate constant integer := terms ->> 'vat_basis_points';
  pieces constant integer := terms ->> 'pieces_per_order_thousandths';
  kept constant integer := paid - public.half_up(paid::double precision * rate / (10000 + rate)) - public.net_cost(cost, includes_vat, rate);
begin
  return kept - public.half_up(paid::double precision * (terms ->> 'card_fee_basis_points')::integer / 10000)
    - public.half_up(1000 * (terms ->> 'card_fee_fixed')::double precision / pieces)
    - public.half_up(1000 * (terms ->> 'delivery_borne_per_order')::double precision / pieces)
    - public.half_up(return_basis_points::double precision * (kept + (terms ->> 'return_piece_cost')::integer) / 10000);
end
$$;

-- The facts of products from which margins and new prices follow; `lowest_30` is the lowest price in force within thirty days.
create function public.pricing_facts(ids text[], language text) returns table (product_id text, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select product.id, jsonb_build_object(
    'id', product.id, 'sku', product.sku, 'name', public.name_in(product, language), 'picture', product.images[1],
    'category', product.category, 'active', product.active, 'price', product.price, 'sale_price', product.sale_price,
    'lowest_price', product.lowest_price, 'version', product.updated_at,
    'supplier', (select jsonb_build_object('id', id, 'name', name) from public.suppliers where id = bought.supplier_id),
    'cost', bought.cost, 'cost_includes_vat', bought.cost_includes_vat, 'cost_version', bought.updated_at,
    'return_basis_points', coalesce(rate.basis_points, 0), 'return_basis', coalesce(rate.basis, 'none'),
    'lowest_30', (
      select min(coalesce(sale_price, price)) from (
        select *, lead(valid_from) over (order by valid_from, id) as valid_until
        from public.price_history where price_history.product_id = product.id and price > 0
      ) history where coalesce(valid_until, 'infinity') > now() - interval '30 days'
    )
  )
  from public.products product
  left join public.return_measures rate on rate.product_id = product.id
  left join public.supplier_products bought on bought.product_id = product.id and bought.is_preferred
  where product.id = any (ids)
$$;

-- Products of which less than nothing is left of a piece, as far as their cost is known.
create function public.losing_products() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  terms constant jsonb := public.pricing_terms();
begin
  return array(
    select product.id from public.products product
    join public.supplier_products bought on bought.product_id = product.id and bought.is_preferred
    left join public.return_measures rate on rate.product_id = product.id
    where archived_at is null and price > 0
      and public.unit_margin(coalesce(sale_price, price), bought.cost, bought.cost_includes_vat, coalesce(rate.basis_points, 0), terms) < 0
  );
end
$$;

-- Products of a view, the newest first: all, loss (what is left of a piece is below 0), without_cost, reduced; none of them archived.
create function public.find_products_to_price(asked jsonb, most integer, losing text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  slugs constant text[] := case when asked ->> 'category' is not null then array(select public.category_branch(asked ->> 'category')) end;
  ids constant text[] := case when jsonb_typeof(asked -> 'products') = 'array' then array(select jsonb_array_elements_text(asked -> 'products')) end;
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant text := asked #>> '{after,id}';
begin
  return array(
    select product.id from public.products product
    where archived_at is null
      and (after_id is null or (product.created_at, product.id) < (after_at, after_id))
      and (words is null or public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%')
      and (slugs is null or category = any (slugs))
      and (ids is null or product.id = any (ids))
      and case view
        when 'without_cost' then not exists (select from public.supplier_products where product_id = product.id and is_preferred)
        when 'reduced' then sale_price is not null
        when 'loss' then product.id = any (losing)
        else true
      end
    order by product.created_at desc, product.id desc limit most
  );
end
$$;

-- A page of products with what their margin follows from, for administrators; null for anybody else. `asked`: view, words,
-- category (with all below it), language, after ({at, id} of the last before the page), size. Terms, counts, categories and suppliers come with the first.
create function public.list_margins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(public.normalize_search(trim(left(asked ->> 'words', 100))), '');
  slugs constant text[] := case when asked ->> 'category' is not null then array(select public.category_branch(asked ->> 'category')) end;
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  is_first constant boolean := asked -> 'after' is null;
  losing text[];
  page text[];
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  if is_first or asked ->> 'view' = 'loss' then
    losing := public.losing_products();
  end if;
  page := public.find_products_to_price(asked - 'products', page_size + 1, losing);
  select jsonb_build_object(
    'more', cardinality(page) > page_size,
    'products', coalesce(jsonb_agg(
      found.facts || jsonb_build_object('place', jsonb_build_object('at', product.created_at, 'id', product.id))
      order by product.created_at desc, product.id desc
    ), '[]')
  ) into answer
  from public.pricing_facts(page[1:page_size], asked ->> 'language') found join public.products product on product.id = found.product_id;
  if not is_first then
    return answer;
  end if;
  return answer || jsonb_build_object(
    'terms', public.pricing_terms(), 'categories', public.named_category_tree(),
    'suppliers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name)), '[]') from public.suppliers where is_active),
    'counts', (
      select jsonb_build_object(
        'all', count(*), 'loss', count(*) filter (where product.id = any (losing)),
        'without_cost', count(*) filter (where bought.product_id is null), 'reduced', count(*) filter (where sale_price is not null)
      )
      from public.products product
      left join public.supplier_products bought on bought.product_id = product.id and bought.is_preferred
      where archived_at is null and (slugs is null or category = any (slugs))
        and (words is null or public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%')
    )
  );
end
$$;

-- One product with what its margin follows from, and every price that it had, for administrators; null for anybody else. `asked`: id,
-- language. Each reduction has the lowest price of the thirty days before it began (Directive 98/6/EC, art. 6a); one that deepens is still the same.
create function public.read_pricing(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'terms', public.pricing_terms(),
    'suppliers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name)), '[]') from public.suppliers where is_active),
    'product', (select facts from public.pricing_facts(array[asked ->> 'id'], asked ->> 'language')),
    'costs', (
      select coalesce(jsonb_agg(jsonb_build_object('cost', cost, 'cost_includes_vat', cost_includes_vat, 'from', valid_from) order by valid_from desc, id desc), '[]')
      from (select * from public.cost_history where product_id = asked ->> 'id' order by valid_from desc, id desc limit 50) latest
    ),
    'prices', (
      with history as (
        select *, lead(valid_from) over (order by valid_from, id) as valid_until,
          coalesce(sale_price, price) as in_force
        from public.price_history where product_id = asked ->> 'id' and price > 0
      ),
      reduced as (
        select history.*, (
          select max(before.valid_until) from history before where before.sale_price is null and (before.valid_from, before.id) < (history.valid_from, history.id)
        ) as began
        from history
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'price', price, 'sale_price', sale_price, 'from', valid_from, 'until', valid_until,
        'lowest', case when sale_price is not null then (
          select min(in_force) from history before
          where before.valid_from < reduced.began and before.valid_until > reduced.began - interval '30 days'
        ) end
      ) order by valid_from desc, id desc), '[]')
      from (select * from reduced order by valid_from desc, id desc limit 100) reduced
    )
  );
end
$$;

create index orders_by_payment_and_id on public.orders (paid_at desc, id desc) where paid_at is not null;
drop index public.orders_by_payment;

-- A page of paid orders with what their margin follows from, the last paid first, for administrators; null for anybody else. `asked`:
-- words (an order number), after ({at, id}), size. Sums in euro cents: `paid` is what came, `refunded` what went back (lost disputes
-- too), `goods` what the pieces cost that left for good, each by the cost of its time, without VAT; `costless` pieces had none.
create function public.list_order_margins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  words constant text := nullif(upper(trim(left(asked ->> 'words', 40))), '');
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  terms constant jsonb := public.pricing_terms();
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    select * from public.orders
    where paid_at is not null and (words is null or order_number like public.escape_like(words) || '%')
      and (after_id is null or (paid_at, id) < (after_at, after_id))
    order by paid_at desc, id desc limit page_size + 1
  )
  select jsonb_build_object('terms', terms, 'more', count(*) > page_size, 'orders', coalesce(jsonb_agg(jsonb_build_object(
    'order_number', page.order_number, 'paid_at', page.paid_at, 'status', page.status, 'payment_method', page.payment_method,
    'vat_basis_points', page.vat_basis_points, 'is_home', page.delivery_country = 'LT', 'paid', money.paid, 'refunded', money.refunded,
    'goods', pieces.cost, 'pieces', pieces.number, 'costless', pieces.costless, 'parcels', parcels.number, 'returned', back.number,
    'place', jsonb_build_object('at', page.paid_at, 'id', page.id)
  ) order by page.paid_at desc, page.id desc), '[]'))
  into answer
  from page
  cross join lateral (
    select (
      select coalesce(sum(case
        when payment.amount = page.total_amount then page.total_eur
        when payment.currency = 'EUR' then payment.amount
        else public.half_up(payment.amount * 1000000.0 / page.rate_millionths)
      end), 0) from public.payments payment
      where payment.order_id = page.id and payment.state in ('paid', 'partially_refunded', 'refunded', 'disputed')
    ) as paid,
    (select coalesce(sum(amount_eur), 0) from public.refunds where order_id = page.id and state = 'succeeded') + (
      select coalesce(sum(case when currency = 'EUR' then amount else public.half_up(amount * 1000000.0 / page.rate_millionths) end), 0)
      from public.disputes where order_id = page.id and state = 'lost'
    ) as refunded
  ) money
  cross join lateral (
    select coalesce(sum(left_for_good), 0) as number, coalesce(sum(left_for_good) filter (where cost is null), 0) as costless,
      coalesce(sum(left_for_good * public.net_cost(cost, cost_includes_vat, (terms ->> 'vat_basis_points')::integer)), 0) as cost
    from (
      select variant.product_id, -sum(movement.change) as left_for_good
      from public.stock_movements movement join public.product_variants variant on variant.id = movement.variant_id
      where movement.order_id = page.id group by variant.product_id
    ) moved
    left join lateral (
      select cost, cost_includes_vat from public.cost_history
      where product_id = moved.product_id
      order by valid_from <= page.paid_at desc, case when valid_from <= page.paid_at then valid_from end desc nulls last, valid_from, id desc limit 1
    ) then_known on true
  ) pieces
  cross join lateral (
    select count(*) as number from public.parcels where order_id = page.id and shipped_at is not null
  ) parcels
  cross join lateral (
    select coalesce(sum(part.received_quantity), 0) as number
    from public.returns join public.return_items part on part.return_id = returns.id where returns.order_id = page.id
  ) back;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{orders}', (answer -> 'orders') - page_size);
  end if;
  return answer;
end
$$;

-- Says what a product costs. `wanted`: product, supplier, cost (euro cents; null: nobody sells it to the shop any more), includes_vat, version
-- (`cost_version` that was read; null where it had none). { ok } or product_unknown, supplier_unknown, cost_stale.
create function public.set_product_cost(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.supplier_products;
begin
  perform from public.products where id = wanted ->> 'product' for no key update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  select * into known from public.supplier_products where product_id = wanted ->> 'product' and is_preferred for update;
  if known.updated_at is distinct from (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'cost_stale');
  end if;
  if wanted ->> 'cost' is null then
    delete from public.supplier_products where product_id = known.product_id and supplier_id = known.supplier_id;
    return jsonb_build_object('ok', true);
  end if;
  if not exists (select from public.suppliers where id = (wanted ->> 'supplier')::uuid) then
    return jsonb_build_object('ok', false, 'code', 'supplier_unknown');
  end if;
  update public.supplier_products set is_preferred = false
  where product_id = wanted ->> 'product' and is_preferred and supplier_id <> (wanted ->> 'supplier')::uuid;
  insert into public.supplier_products (supplier_id, product_id, cost, cost_includes_vat)
  values ((wanted ->> 'supplier')::uuid, wanted ->> 'product', (wanted ->> 'cost')::integer, (wanted ->> 'includes_vat')::boolean)
  on conflict (supplier_id, product_id) do update set
    cost = excluded.cost, cost_includes_vat = excluded.cost_includes_vat, is_preferred = true;
  return jsonb_build_object('ok', true);
end
$$;

-- Changes what margins are reckoned with. Both hold the keys of `pricing_terms` that are settings: `seen` as they were read. { ok } or terms_stale.
create function public.save_pricing_terms(wanted jsonb, seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.settings where key in (select jsonb_object_keys(wanted)) order by key for update;
  if exists (select from public.settings join jsonb_each(seen) as said on said.key = settings.key where said.value <> settings.value) then
    return jsonb_build_object('ok', false, 'code', 'terms_stale');
  end if;
  update public.settings set value = said.value from jsonb_each(wanted) as said
  where said.key = settings.key and said.value <> settings.value and settings.key in (
    'card_fee_basis_points', 'card_fee_fixed', 'bank_fee_basis_points', 'bank_fee_fixed', 'parcel_cost_lithuania', 'parcel_cost_abroad', 'return_piece_cost'
  );
  return jsonb_build_object('ok', true);
end
$$;

-- The facts of all products that are asked for, { terms, products }: `asked` as find_products_to_price, `products` are ids.
create function public.read_pricing_facts(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('terms', public.pricing_terms(), 'products', coalesce(jsonb_agg(facts - 'picture' order by product_id), '[]'))
  from public.pricing_facts(public.find_products_to_price(asked - 'after', null, case when asked ->> 'view' = 'loss' then public.losing_products() end), 'en')
$$;

revoke execute on function
  public.record_cost(), public.half_up(double precision), public.net_cost(integer, boolean, integer), public.pricing_terms(), public.losing_products(),
  public.unit_margin(integer, integer, boolean, integer, jsonb), public.pricing_facts(text[], text), public.find_products_to_price(jsonb, integer, text[])
  from public, anon, authenticated, service_role;
revoke execute on function public.list_margins(jsonb), public.read_pricing(jsonb), public.list_order_margins(jsonb) from public, anon, service_role;
grant execute on function public.list_margins(jsonb), public.read_pricing(jsonb), public.list_order_margins(jsonb) to authenticated;
revoke execute on function public.set_product_cost(jsonb), public.save_pricing_terms(jsonb, jsonb), public.read_pricing_facts(jsonb), public.measure_margins()
  from public, anon, authenticated;
grant execute on function public.set_product_cost(jsonb), public.save_pricing_terms(jsonb, jsonb), public.read_pricing_facts(jsonb), public.measure_margins()
  to service_role;
