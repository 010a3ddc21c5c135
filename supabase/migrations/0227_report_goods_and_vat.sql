-- Reports on goods, returns and coupons, and on VAT with what the One Stop Shop asks for; as in 0226.

-- What happened to each product in a period: pieces and money of orders sold, pieces that came back for good, money that went back for them.
create function public.product_figures(first_day date, last_day date)
returns table (product_id text, sold bigint, revenue bigint, returned bigint, refunded bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins constant timestamptz := public.vilnius_begin(first_day);
  ends constant timestamptz := public.vilnius_begin(last_day + 1);
begin
  return query
  select figure.of_product, sum(figure.sold)::bigint, sum(figure.revenue)::bigint, sum(figure.returned)::bigint, sum(figure.refunded)::bigint
  from (
    select item.product_id as of_product, sum(item.quantity) as sold, sum(item.total_eur) as revenue, 0 as returned, 0 as refunded
    from public.sold_between(begins, ends) sold join public.order_items item on item.order_id = sold.id group by 1
    union all
    -- An exchange takes nothing back, unless it ended with the money.
    select item.product_id, 0, 0, sum(part.received_quantity), 0
    from public.returns came join public.return_items part on part.return_id = came.id
    join public.order_items item on item.id = part.order_item_id
    where came.accepted_at >= begins and came.accepted_at < ends and (came.reason <> 'exchange' or came.refund_id is not null)
    group by 1
    union all
    select item.product_id, 0, 0, 0, sum(part.amount_eur)
    from public.refunds refund join public.refund_items part on part.refund_id = refund.id
    join public.order_items item on item.id = part.order_item_id
    where refund.state = 'succeeded' and refund.completed_at >= begins and refund.completed_at < ends
      and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
    group by 1
  ) figure
  group by 1;
end
$$;

-- Products by what they brought in (`by` product), fifty at a time after `after` ({net, key} of the last row), or the categories that
-- they stand in (`by` category, all at once). `shape` export: by id, five hundred at a time, after `after.key`.
create function public.report_products(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_export constant boolean := asked ->> 'shape' = 'export' and asked ->> 'by' = 'product';
  is_category constant boolean := asked ->> 'by' = 'category';
  page_size constant integer := case when is_category then 5000 when is_export then 500 else 50 end;
  after_key constant text := asked #>> '{after,key}';
  after_net constant bigint := asked #>> '{after,net}';
  answer jsonb;
begin
  with
    now_rows as materialized (
      select * from public.product_figures((asked ->> 'from')::date, (asked ->> 'to')::date)
    ),
    before_rows as materialized (
      select * from public.product_figures((asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
    ),
    joined as (
      select coalesce(figure.product_id, earlier.product_id) as product_id, coalesce(figure.sold, 0) as sold,
        coalesce(figure.revenue, 0) as revenue, coalesce(figure.returned, 0) as returned, coalesce(figure.refunded, 0) as refunded,
        coalesce(earlier.sold, 0) as before_sold, coalesce(earlier.revenue - earlier.refunded, 0) as before
      from now_rows figure full join before_rows earlier on earlier.product_id = figure.product_id
    ),
    named as (
      select case when is_category then coalesce(product.category, '') else joined.product_id end as key, sum(sold)::bigint as sold,
        sum(revenue)::bigint as revenue, sum(returned)::bigint as returned, sum(refunded)::bigint as refunded,
        sum(before_sold)::bigint as before_sold, sum(before)::bigint as before, sum(revenue - refunded)::bigint as net
      from joined left join public.products product on product.id = joined.product_id group by 1
    ),
    page as (
      select * from named
      where after_key is null
        or case when is_export then key > after_key else net < after_net or net = after_net and key > after_key end
      order by case when is_export then 0 else -net end, key limit page_size + 1
    )
  select jsonb_build_object(
    'more', (select count(*) > page_size from page),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', page.key, 'sku', product.sku,
        'name', coalesce(product.name, page.key), 'name_lt', coalesce(product.name_lt, ''), 'name_ru', coalesce(product.name_ru, ''),
        'category', product.category, 'sold', page.sold, 'revenue', page.revenue, 'returned', page.returned, 'refunded', page.refunded,
        'net', page.net, 'before_sold', page.before_sold, 'before', page.before
      ) order by case when is_export then 0 else -page.net end, page.key), '[]')
      from (select * from page order by case when is_export then 0 else -net end, key limit page_size) page
      left join public.products product on not is_category and product.id = page.key
    )
  ) || case when after_key is null then jsonb_build_object(
    'count', (select count(*) from named),
    'total', (
      select jsonb_build_object('sold', coalesce(sum(sold), 0), 'revenue', coalesce(sum(revenue), 0), 'returned', coalesce(sum(returned), 0),
        'refunded', coalesce(sum(refunded), 0), 'net', coalesce(sum(revenue - refunded), 0))
      from now_rows
    ),
    'before', (
      select jsonb_build_object('sold', coalesce(sum(sold), 0), 'revenue', coalesce(sum(revenue), 0), 'returned', coalesce(sum(returned), 0),
        'refunded', coalesce(sum(refunded), 0), 'net', coalesce(sum(revenue - refunded), 0))
      from before_rows
    ),
    'categories', public.named_category_tree()
  ) else '{}' end
  into answer;
  return answer;
end
$$;

-- Returns that were asked for in a period, by reason: how many, how many pieces, what became of them, what went back for them, and the
-- days from the parcel's arrival until the money went.
create function public.return_rows(first_day date, last_day date) returns table (
  key text, requests bigint, pieces bigint, accepted bigint, refused bigint, waiting bigint, refunded bigint, paid bigint,
  seconds numeric, longest numeric, late bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select came.reason, count(*), coalesce(sum(part.pieces), 0)::bigint, count(came.accepted_at),
    count(*) filter (where came.refusal is not null and came.accepted_at is null),
    count(*) filter (where came.closed_at is null and came.accepted_at is null and came.refusal is null),
    coalesce(sum(refund.amount_eur) filter (where refund.state = 'succeeded'), 0)::bigint,
    count(*) filter (where refund.state = 'succeeded' and came.received_at is not null),
    coalesce(sum(extract(epoch from refund.completed_at - came.received_at)) filter (where refund.state = 'succeeded'), 0),
    coalesce(max(extract(epoch from refund.completed_at - came.received_at)) filter (where refund.state = 'succeeded'), 0),
    count(*) filter (where refund.state = 'succeeded' and refund.completed_at > came.refund_due_at)
  from public.returns came
  left join lateral (select sum(quantity) as pieces from public.return_items where return_id = came.id) part on true
  left join public.refunds refund on refund.id = came.refund_id
  where came.requested_at >= public.vilnius_begin(first_day) and came.requested_at < public.vilnius_begin(last_day + 1)
  group by came.reason;
end
$$;

create function public.return_totals(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with goods as materialized (
    select coalesce(sum(sold), 0) as sold, coalesce(sum(returned), 0) as returned from public.product_figures(first_day, last_day)
  )
  select jsonb_build_object(
    'requests', coalesce(sum(requests), 0), 'pieces', coalesce(sum(pieces), 0), 'accepted', coalesce(sum(accepted), 0),
    'refused', coalesce(sum(refused), 0), 'waiting', coalesce(sum(waiting), 0), 'refunded', coalesce(sum(refunded), 0),
    'paid', coalesce(sum(paid), 0), 'days', round(sum(seconds) / nullif(sum(paid), 0) / 86400, 1),
    'longest', case when sum(paid) > 0 then round(max(longest) / 86400, 1) end, 'late', coalesce(sum(late), 0),
    -- The rate: pieces that came back for good in the period by pieces that were sold in it.
    'sold', (select sold from goods), 'returned', (select returned from goods)
  )
  from public.return_rows(first_day, last_day)
$$;

create function public.report_returns(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', public.return_totals((asked ->> 'from')::date, (asked ->> 'to')::date),
    'before', public.return_totals((asked ->> 'before_from')::date, (asked ->> 'before_to')::date),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', reason, 'requests', coalesce(came.requests, 0), 'pieces', coalesce(came.pieces, 0), 'accepted', coalesce(came.accepted, 0),
        'refused', coalesce(came.refused, 0), 'waiting', coalesce(came.waiting, 0), 'refunded', coalesce(came.refunded, 0),
        'days', round(came.seconds / nullif(came.paid, 0) / 86400, 1), 'before', coalesce(earlier.requests, 0)
      ) order by nth), '[]')
      from unnest(array['withdrawal', 'return', 'exchange', 'complaint']) with ordinality reasons (reason, nth)
      left join public.return_rows((asked ->> 'from')::date, (asked ->> 'to')::date) came on came.key = reason
      left join public.return_rows((asked ->> 'before_from')::date, (asked ->> 'before_to')::date) earlier on earlier.key = reason
    )
  )
$$;

create function public.coupon_rows(first_day date, last_day date)
returns table (key text, orders bigint, discount bigint, given bigint, revenue bigint, refunded bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins constant timestamptz := public.vilnius_begin(first_day);
  ends constant timestamptz := public.vilnius_begin(last_day + 1);
begin
  return query
  select figure.code, sum(figure.orders)::bigint, sum(figure.discount)::bigint, sum(figure.given)::bigint, sum(figure.revenue)::bigint,
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
  group by 1;
end
$$;

-- Coupons of orders sold in a period: uses, what they took off goods (`discount`) and in all (`given`), and what these orders brought.
create function public.report_coupons(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    now_rows as materialized (select * from public.coupon_rows((asked ->> 'from')::date, (asked ->> 'to')::date)),
    before_rows as materialized (select * from public.coupon_rows((asked ->> 'before_from')::date, (asked ->> 'before_to')::date)),
    totals as (
      select 1 as period, orders, discount, given, revenue, refunded from now_rows
      union all select 2, orders, discount, given, revenue, refunded from before_rows
    ),
    summed as (
      select period, jsonb_build_object('orders', coalesce(sum(orders), 0), 'discount', coalesce(sum(discount), 0),
        'given', coalesce(sum(given), 0), 'revenue', coalesce(sum(revenue), 0), 'refunded', coalesce(sum(refunded), 0),
        'net', coalesce(sum(revenue - refunded), 0)) as figures
      from generate_series(1, 2) period left join totals using (period) group by period
    )
  select jsonb_build_object(
    'total', (select figures from summed where period = 1), 'before', (select figures from summed where period = 2),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', coalesce(used.key, earlier.key), 'orders', coalesce(used.orders, 0), 'discount', coalesce(used.discount, 0),
        'given', coalesce(used.given, 0), 'revenue', coalesce(used.revenue, 0), 'refunded', coalesce(used.refunded, 0),
        'net', coalesce(used.revenue - used.refunded, 0), 'before', coalesce(earlier.orders, 0)
      ) order by used.revenue desc nulls last, coalesce(used.key, earlier.key)), '[]')
      from now_rows used full join before_rows earlier on earlier.key = used.key
    )
  )
$$;

-- How near cross-border sales to consumers in the European Union come to the 10 000 euro above which the VAT of the country of
-- arrival is owed (Directive 2006/112/EC, art. 59c): this calendar year of Vilnius and the year before, without VAT, by the
-- invoices less the credit notes of each year.
create function public.read_oss_meter() returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    years as (
      select this_year, public.vilnius_begin(make_date(this_year, 1, 1)) as begins,
        public.vilnius_begin(make_date(this_year - 1, 1, 1)) as begins_before
      from (select extract(year from now() at time zone 'Europe/Vilnius')::integer as this_year) clock
    ),
    -- Whether a country is in the Union is asked once a country.
    by_country as (
      select entry.delivery_country as country,
        sum(net_eur) filter (where issued_at >= begins and net_eur > 0) as sold,
        sum(net_eur) filter (where issued_at >= begins and net_eur < 0) as credited,
        sum(net_eur) filter (where issued_at < begins) as before
      from years join public.vat_entries entry on entry.issued_at >= begins_before
      where entry.delivery_country <> 'LT' and not entry.is_business group by 1
    )
  select jsonb_build_object(
    'year', (select this_year from years), 'threshold', 1000000, 'is_registered', public.setting('oss_registered') = 'true',
    'sold', coalesce(sum(sold), 0), 'credited', coalesce(-sum(credited), 0),
    'net', coalesce(sum(sold), 0) + coalesce(sum(credited), 0), 'before', coalesce(sum(before), 0)
  )
  from by_country where public.is_eu_country(country)
$$;

create function public.vat_rows(first_day date, last_day date)
returns table (key text, country text, vat_country text, basis_points integer, invoiced bigint, invoiced_vat bigint, credited bigint, credited_vat bigint)
language sql stable security definer set search_path = '' as $$
  select entry.delivery_country || ' ' || entry.vat_country || ' ' || entry.basis_points, entry.delivery_country, entry.vat_country,
    entry.basis_points, coalesce(sum(net_eur) filter (where invoice), 0)::bigint,
    coalesce(sum(vat_eur) filter (where invoice), 0)::bigint, coalesce(-sum(net_eur) filter (where not invoice), 0)::bigint,
    coalesce(-sum(vat_eur) filter (where not invoice), 0)::bigint
  from (select *, series = 'GJ' as invoice from public.vat_entries) entry
  where entry.issued_at >= public.vilnius_begin(first_day) and entry.issued_at < public.vilnius_begin(last_day + 1)
  group by 1, 2, 3, 4
$$;

create function public.vat_totals(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('invoiced', coalesce(sum(invoiced), 0), 'invoiced_vat', coalesce(sum(invoiced_vat), 0),
    'credited', coalesce(sum(credited), 0), 'credited_vat', coalesce(sum(credited_vat), 0),
    'net', coalesce(sum(invoiced - credited), 0), 'vat', coalesce(sum(invoiced_vat - credited_vat), 0))
  from public.vat_rows(first_day, last_day)
$$;

-- VAT by the invoices and credit notes that were issued in a period: by where the goods went, whose VAT was charged, and the rate.
-- `uninvoiced`, `uncredited`: sales and refunds of the period whose document is still to be issued.
create function public.report_vat(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', public.vat_totals((asked ->> 'from')::date, (asked ->> 'to')::date),
    'before', public.vat_totals((asked ->> 'before_from')::date, (asked ->> 'before_to')::date),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', coalesce(owed.key, earlier.key), 'country', coalesce(owed.country, earlier.country),
        'vat_country', coalesce(owed.vat_country, earlier.vat_country), 'basis_points', coalesce(owed.basis_points, earlier.basis_points),
        'invoiced', coalesce(owed.invoiced, 0), 'invoiced_vat', coalesce(owed.invoiced_vat, 0), 'credited', coalesce(owed.credited, 0),
        'credited_vat', coalesce(owed.credited_vat, 0), 'net', coalesce(owed.invoiced - owed.credited, 0),
        'vat', coalesce(owed.invoiced_vat - owed.credited_vat, 0), 'before', coalesce(earlier.invoiced_vat - earlier.credited_vat, 0)
      ) order by coalesce(owed.country, earlier.country) <> 'LT', coalesce(owed.key, earlier.key)), '[]')
      from public.vat_rows((asked ->> 'from')::date, (asked ->> 'to')::date) owed
      full join public.vat_rows((asked ->> 'before_from')::date, (asked ->> 'before_to')::date) earlier on earlier.key = owed.key
    ),
    'uninvoiced', (
      select count(*) from public.sold_between(
        public.vilnius_begin((asked ->> 'from')::date), public.vilnius_begin((asked ->> 'to')::date + 1)
      ) sold
      where public.may_be_invoiced(sold) and not exists (select from public.invoices where invoices.order_id = sold.id)
    ),
    'uncredited', (
      select count(*) from public.refunds refund
      where refund.state = 'succeeded' and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
        and refund.completed_at >= public.vilnius_begin((asked ->> 'from')::date)
        and refund.completed_at < public.vilnius_begin((asked ->> 'to')::date + 1)
        and exists (select from public.invoices where invoices.order_id = refund.order_id)
        and not exists (select from public.credit_notes where credit_notes.refund_id = refund.id)
    ),
    'meter', public.read_oss_meter()
  )
$$;

-- The return of a quarter to the One Stop Shop (Union scheme): supplies by member state of consumption and rate, and corrections of
-- earlier quarters, which are declared by quarter and member state (Regulation (EU) 282/2011, art. 61). A credit note of the same
-- quarter lowers its supplies. `foreign_currency`: documents in another currency, which stand here in the euro of their own rate,
-- while the return wants that of the European Central Bank on the quarter's last day (Directive 2006/112/EC, art. 369h).
create function public.report_oss(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    bounds as (
      select public.vilnius_begin((asked ->> 'from')::date) as begins, public.vilnius_begin((asked ->> 'to')::date + 1) as ends
    ),
    entries as materialized (
      select entry.*, entry.invoiced_at < bounds.begins as is_correction
      from bounds join public.vat_entries entry on entry.issued_at >= bounds.begins and entry.issued_at < bounds.ends
      where entry.vat_country <> 'LT'
    ),
    supplies as (
      select vat_country as country, basis_points, sum(net_eur) as net, sum(vat_eur) as vat from entries
      where not is_correction group by 1, 2
    ),
    corrections as (
      select vat_country as country, extract(year from local)::integer || '-Q' || extract(quarter from local)::integer as period, sum(vat_eur) as vat
      from (select *, invoiced_at at time zone 'Europe/Vilnius' as local from entries) entry where is_correction group by 1, 2
    )
  select jsonb_build_object(
    'supplies', (select coalesce(jsonb_agg(to_jsonb(supplies) order by country, basis_points), '[]') from supplies),
    'corrections', (select coalesce(jsonb_agg(to_jsonb(corrections) order by period, country), '[]') from corrections),
    'total', jsonb_build_object(
      'net', (select coalesce(sum(net), 0) from supplies), 'vat', (select coalesce(sum(vat), 0) from supplies),
      'corrected', (select coalesce(sum(vat), 0) from corrections)
    ),
    'businesses', (select count(distinct (series, number)) from entries where is_business),
    'foreign_currency', (select count(distinct (series, number)) from entries where currency <> 'EUR'),
    'meter', public.read_oss_meter()
  )
$$;

-- A report by its name; null for a name that is none. Whoever calls it has looked at who asks.
create function public.make_report(report text, asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case report
    when 'sales' then public.report_sales(asked)
    when 'profit' then public.report_profit(asked)
    when 'vat' then public.report_vat(asked)
    when 'oss' then public.report_oss(asked)
    when 'products' then public.report_products(asked)
    when 'returns' then public.report_returns(asked)
    when 'coupons' then public.report_coupons(asked)
  end;
end
$$;

-- The same for administrators with all locks open; null for anybody else.
create function public.read_report(report text, asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when public.is_admin() then public.make_report(report, asked - 'shape') end;
end
$$;

revoke execute on function
  public.vilnius_begin(date), public.sold_between(timestamptz, timestamptz), public.gone_between(timestamptz, timestamptz),
  public.report_key(text, timestamptz, date, public.orders), public.report_buckets(text, date, date),
  public.sales_rows(text, date, date), public.report_sales(jsonb), public.piece_costs(), public.cost_rows(text, date, date),
  public.profit_rows(text, date, date), public.report_profit(jsonb), public.product_figures(date, date),
  public.report_products(jsonb), public.return_rows(date, date), public.return_totals(date, date), public.report_returns(jsonb),
  public.coupon_rows(date, date), public.report_coupons(jsonb), public.read_oss_meter(), public.vat_rows(date, date),
  public.vat_totals(date, date), public.report_vat(jsonb), public.report_oss(jsonb), public.make_report(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.make_report(text, jsonb) to service_role;
revoke execute on function public.read_report(text, jsonb) from public, anon, service_role;
grant execute on function public.read_report(text, jsonb) to authenticated;
