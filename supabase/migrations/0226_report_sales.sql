-- What the shop sold, earned, owes in VAT and took back in a period, beside the period before. Days are those of Vilnius, both ends
-- inclusive; sums in euro cents. A sale is an order that was paid and given its goods, at the time when it was paid; money that goes
-- back counts when it went. Money that was paid twice, too late or wrongly was never a sale and is in none of these figures.

create index returns_by_request on public.returns (requested_at);
create index returns_by_acceptance on public.returns (accepted_at) where accepted_at is not null;
create index stock_movements_of_orders on public.stock_movements (created_at) include (variant_id, change)
  where kind in ('sale', 'restock') and order_id is not null;
create index disputes_lost on public.disputes (closed_at) where state = 'lost';

-- The instant at which a day of Vilnius begins.
create function public.vilnius_begin(day date) returns timestamptz
language sql immutable set search_path = '' as $$ select day::timestamp at time zone 'Europe/Vilnius' $$;

-- Orders sold between two instants. Not `security definer`, so that it becomes a part of the query that asks.
create function public.sold_between(begins timestamptz, ends timestamptz) returns setof public.orders
language sql stable as $$
  select sold.* from public.orders sold
  where sold.paid_at >= begins and sold.paid_at < ends
    and sold.payment_status in ('paid', 'partially_refunded', 'refunded', 'disputed')
    and (sold.status <> 'cancelled' or not exists (
      select from public.refunds late where late.order_id = sold.id and late.reason = 'late_payment'
    ))
$$;

-- Money that went back for goods between two instants: refunds, and disputes that the bank decided for the cardholder.
create function public.gone_between(begins timestamptz, ends timestamptz)
returns table (order_id uuid, at timestamptz, amount bigint, amount_eur bigint, vat_eur bigint)
language sql stable as $$
  select refund.order_id, refund.completed_at, refund.amount::bigint, refund.amount_eur::bigint,
    -- As its credit note has it; one that is still to be written takes the order's VAT in proportion.
    coalesce(
      (
        select -sum(entry.vat_eur)::bigint from public.credit_notes note
        join public.vat_entries entry on entry.series = note.series and entry.number = note.number
        where note.refund_id = refund.id
      ),
      round(refund.amount_eur::numeric * paid.vat_eur / nullif(paid.total_eur, 0))::bigint, 0
    )
  from public.refunds refund join public.orders paid on paid.id = refund.order_id
  where refund.state = 'succeeded' and refund.completed_at >= begins and refund.completed_at < ends
    and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
  union all
  -- No credit note is written for it: the VAT stays owed.
  select lost.order_id, lost.closed_at, lost.amount::bigint, round(lost.amount * 1000000.0 / paid.rate_millionths)::bigint, 0::bigint
  from public.disputes lost join public.orders paid on paid.id = lost.order_id
  where lost.state = 'lost' and lost.closed_at >= begins and lost.closed_at < ends
$$;

-- What a row of a report is about: the first day of its day, week (from Monday) or month, or what the order says.
create function public.report_key(rows_by text, at timestamptz, first_day date, sold public.orders) returns text
language sql stable as $$
  select case rows_by
    when 'day' then (at at time zone 'Europe/Vilnius')::date::text
    when 'week' then greatest(date_trunc('week', at at time zone 'Europe/Vilnius')::date, first_day)::text
    when 'month' then greatest(date_trunc('month', at at time zone 'Europe/Vilnius')::date, first_day)::text
    when 'country' then sold.delivery_country
    when 'language' then sold.language
    when 'method' then sold.payment_method
    when 'currency' then sold.currency
  end
$$;

-- The rows of time that a period has; none for other groupings.
create function public.report_buckets(rows_by text, first_day date, last_day date) returns table (place bigint, key text)
language sql stable set search_path = '' as $$
  select row_number() over (order by begins), begins::text
  from (
    select greatest(step::date, first_day) as begins
    from generate_series(
      date_trunc(case when rows_by in ('week', 'month') then rows_by else 'day' end, first_day::timestamp), last_day::timestamp,
      ('1 ' || case when rows_by in ('week', 'month') then rows_by else 'day' end)::interval
    ) step
    where rows_by in ('day', 'week', 'month')
  ) steps
$$;

create function public.sales_rows(rows_by text, first_day date, last_day date) returns table (
  -- What it is held against in the period before: the same place of time, or the same key.
  mark text, place bigint, key text, orders bigint, pieces bigint, gross bigint, discount bigint, shipping bigint, refunded bigint,
  net bigint, vat bigint, refunded_vat bigint, charged bigint, charged_refunded bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins constant timestamptz := public.vilnius_begin(first_day);
  ends constant timestamptz := public.vilnius_begin(last_day + 1);
begin
  return query
  with
    sold as materialized (
      select bought.id, public.report_key(rows_by, bought.paid_at, first_day, bought) as of_key,
        bought.subtotal_eur, bought.discount_eur, bought.shipping_eur, bought.vat_eur, bought.total_amount
      from public.sold_between(begins, ends) bought
    ),
    summed as (
      select sold.of_key, count(*) as orders, sum(subtotal_eur) as gross, sum(discount_eur) as discount, sum(shipping_eur) as shipping,
        sum(vat_eur) as vat, sum(total_amount) as charged
      from sold group by 1
    ),
    counted as (
      select sold.of_key, sum(item.quantity) as pieces
      from sold join public.order_items item on item.order_id = sold.id group by 1
    ),
    gone as (
      select public.report_key(rows_by, money.at, first_day, paid) as of_key, sum(money.amount_eur) as refunded,
        sum(money.vat_eur) as refunded_vat, sum(money.amount) as charged_refunded
      from public.gone_between(begins, ends) money join public.orders paid on paid.id = money.order_id group by 1
    ),
    keys as (
      select bucket.key as of_key from public.report_buckets(rows_by, first_day, last_day) bucket
      union select of_key from summed union select of_key from gone
    ),
    joined as (
      select keys.of_key, coalesce(summed.orders, 0) as orders, coalesce(counted.pieces, 0)::bigint as pieces,
        coalesce(summed.gross, 0)::bigint as gross, coalesce(summed.discount, 0)::bigint as discount,
        coalesce(summed.shipping, 0)::bigint as shipping, coalesce(gone.refunded, 0)::bigint as refunded,
        (coalesce(summed.gross, 0) - coalesce(summed.discount, 0) + coalesce(summed.shipping, 0) - coalesce(gone.refunded, 0))::bigint as net,
        coalesce(summed.vat, 0)::bigint as vat, coalesce(gone.refunded_vat, 0)::bigint as refunded_vat,
        coalesce(summed.charged, 0)::bigint as charged, coalesce(gone.charged_refunded, 0)::bigint as charged_refunded
      from keys left join summed using (of_key) left join counted using (of_key) left join gone using (of_key)
    ),
    placed as (
      select joined.*, case when rows_by in ('day', 'week', 'month') then row_number() over (order by joined.of_key)
        else row_number() over (order by joined.net desc, joined.of_key) end as nth
      from joined
    )
  select case when rows_by in ('day', 'week', 'month') then nth::text else of_key end, nth, of_key, placed.orders, placed.pieces,
    placed.gross, placed.discount, placed.shipping, placed.refunded, placed.net, placed.vat, placed.refunded_vat, placed.charged,
    placed.charged_refunded
  from placed;
end
$$;

-- Sales by day, week, month, country, language, method of payment or currency (`by`): what the goods cost before coupons, what
-- coupons took off, delivery, what went back, and what is left of it; `charged` is what was paid in the currency of the row.
create function public.report_sales(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    now_rows as materialized (
      select * from public.sales_rows(asked ->> 'by', (asked ->> 'from')::date, (asked ->> 'to')::date)
    ),
    before_rows as materialized (
      select * from public.sales_rows(asked ->> 'by', (asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
    ),
    totals as (
      select 1 as period, orders, pieces, gross, discount, shipping, refunded, net from now_rows
      union all select 2, orders, pieces, gross, discount, shipping, refunded, net from before_rows
    ),
    summed as (
      select period, jsonb_build_object(
        'orders', sum(orders), 'pieces', sum(pieces), 'gross', sum(gross), 'discount', sum(discount), 'shipping', sum(shipping),
        'refunded', sum(refunded), 'net', sum(net)
      ) as figures
      from totals group by period
    ),
    nothing as (
      select jsonb_build_object('orders', 0, 'pieces', 0, 'gross', 0, 'discount', 0, 'shipping', 0, 'refunded', 0, 'net', 0) as figures
    )
  select jsonb_build_object(
    'total', coalesce((select figures from summed where period = 1), (select figures from nothing)),
    'before', coalesce((select figures from summed where period = 2), (select figures from nothing)),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', sold.key, 'before_key', earlier.key,
        'orders', coalesce(sold.orders, 0), 'pieces', coalesce(sold.pieces, 0), 'gross', coalesce(sold.gross, 0),
        'discount', coalesce(sold.discount, 0), 'shipping', coalesce(sold.shipping, 0), 'refunded', coalesce(sold.refunded, 0),
        'net', coalesce(sold.net, 0), 'before', coalesce(earlier.net, 0), 'charged', coalesce(sold.charged, 0),
        'charged_refunded', coalesce(sold.charged_refunded, 0)
      ) order by coalesce(sold.place, 1000000 + earlier.place)), '[]')
      from now_rows sold full join before_rows earlier on earlier.mark = sold.mark
    )
  )
$$;

-- What one piece costs the shop without VAT, euro cents: the preferred supplier's price as it is now, else the lowest.
create function public.piece_costs() returns table (product_id text, cost bigint)
language sql stable set search_path = '' as $$
  select distinct on (offer.product_id) offer.product_id,
    case when offer.cost_includes_vat then round(offer.cost * 10000.0 / (10000 + (
      select basis_points from public.vat_rates
      where country = 'LT' and valid_from <= (now() at time zone 'Europe/Vilnius')::date order by valid_from desc limit 1
    )))::bigint else offer.cost end
  from public.supplier_products offer order by offer.product_id, offer.is_preferred desc, offer.cost
$$;

-- What the pieces cost that left for orders in a period, less those that went back into the store; and how many have no cost.
create function public.cost_rows(rows_by text, first_day date, last_day date)
returns table (key text, cost bigint, pieces bigint, uncosted bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select public.report_key(rows_by, movement.created_at, first_day, null::public.orders),
    coalesce(sum(-movement.change * piece.cost), 0)::bigint, -sum(movement.change),
    coalesce(-sum(movement.change) filter (where piece.cost is null), 0)
  from public.stock_movements movement
  join public.product_variants variant on variant.id = movement.variant_id
  left join public.piece_costs() piece on piece.product_id = variant.product_id
  where movement.kind in ('sale', 'restock') and movement.order_id is not null
    and movement.created_at >= public.vilnius_begin(first_day) and movement.created_at < public.vilnius_begin(last_day + 1)
  group by 1;
end
$$;

create function public.profit_rows(rows_by text, first_day date, last_day date)
returns table (mark text, place bigint, key text, sales bigint, vat bigint, cost bigint, pieces bigint, uncosted bigint)
language sql stable security definer set search_path = '' as $$
  select sold.mark, sold.place, sold.key, sold.net, sold.vat - sold.refunded_vat, coalesce(spent.cost, 0),
    coalesce(spent.pieces, 0), coalesce(spent.uncosted, 0)
  from public.sales_rows(rows_by, first_day, last_day) sold
  left join public.cost_rows(rows_by, first_day, last_day) spent on spent.key = sold.key
$$;

-- What is left of sales without VAT and what the goods cost, by day, week or month. `uncosted`: pieces of which no supplier's price
-- is known, which are in the sales and not in the cost. What providers and carriers took is kept nowhere yet.
create function public.report_profit(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    now_rows as materialized (
      select * from public.profit_rows(asked ->> 'by', (asked ->> 'from')::date, (asked ->> 'to')::date)
    ),
    before_rows as materialized (
      select * from public.profit_rows(asked ->> 'by', (asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
    ),
    totals as (
      select jsonb_build_object('sales', coalesce(sum(sales), 0), 'vat', coalesce(sum(vat), 0), 'cost', coalesce(sum(cost), 0),
        'pieces', coalesce(sum(pieces), 0), 'uncosted', coalesce(sum(uncosted), 0)) as figures
      from now_rows
    ),
    earlier_totals as (
      select jsonb_build_object('sales', coalesce(sum(sales), 0), 'vat', coalesce(sum(vat), 0), 'cost', coalesce(sum(cost), 0),
        'pieces', coalesce(sum(pieces), 0), 'uncosted', coalesce(sum(uncosted), 0)) as figures
      from before_rows
    )
  select jsonb_build_object(
    'total', (select figures from totals), 'before', (select figures from earlier_totals),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', sold.key, 'before_key', earlier.key, 'sales', coalesce(sold.sales, 0), 'vat', coalesce(sold.vat, 0),
        'cost', coalesce(sold.cost, 0), 'before', coalesce(earlier.sales - earlier.vat - earlier.cost, 0)
      ) order by coalesce(sold.place, 1000000 + earlier.place)), '[]')
      from now_rows sold full join before_rows earlier on earlier.mark = sold.mark
    )
  )
$$;
