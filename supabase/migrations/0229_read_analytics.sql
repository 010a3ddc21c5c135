-- What visitors did, from cookieless counting alone: counts of what happened, never of people. Days are those of Vilnius, both ends
-- inclusive; as in 0226 each figure stands beside the period before.

-- Counts of these events between two days: whole months from their sums (the present one as far as it has come), what is left by day.
create function public.visits_between(wanted text[], first_day date, last_day date)
returns table (event text, subject text, language text, count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  today constant date := (now() at time zone 'Europe/Vilnius')::date;
  months_from constant date := date_trunc('month', first_day + interval '1 month' - interval '1 day');
  months_until constant date := case
    when last_day >= today or extract(day from last_day + 1) = 1 then date_trunc('month', last_day + interval '1 month')
    else date_trunc('month', last_day)
  end;
begin
  if months_from >= months_until then
    return query select days.event, days.subject, days.language, days.count from public.visit_counts days
    where days.day between first_day and last_day and days.event = any (wanted);
    return;
  end if;
  return query
  select months.event, months.subject, months.language, months.count from public.visit_months months
  where months.month >= months_from and months.month < months_until and months.event = any (wanted)
  union all
  select days.event, days.subject, days.language, days.count from public.visit_counts days
  where days.day >= first_day and days.day < months_from and days.event = any (wanted)
  union all
  select days.event, days.subject, days.language, days.count from public.visit_counts days
  where days.day >= months_until and days.day <= last_day and days.event = any (wanted);
end
$$;

-- The way to an order by day, week, month or language. `paid` is what browsers counted; `orders` are those that were really paid,
-- of people who are not counted too.
create function public.funnel_rows(rows_by text, first_day date, last_day date) returns table (
  mark text, place bigint, key text, visits bigint, pages bigint, products bigint, carts bigint, checkouts bigint, paid bigint, orders bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  with
    counted as (
      select public.report_key(rows_by, public.vilnius_begin(total.day), first_day, null) as of_key, total.language, total.event, total.count
      from public.visit_totals total where total.day between first_day and last_day
    ),
    summed as (
      select case when rows_by = 'language' then counted.language else counted.of_key end as of_key,
        sum(count) filter (where event = 'visit') as visits, sum(count) filter (where event = 'page_view') as pages,
        sum(count) filter (where event = 'product_view') as products, sum(count) filter (where event = 'add_to_cart') as carts,
        sum(count) filter (where event = 'begin_checkout') as checkouts, sum(count) filter (where event = 'purchase') as paid
      from counted group by 1
    ),
    bought as (
      select public.report_key(rows_by, sold.paid_at, first_day, sold) as of_key, count(*) as orders
      from public.sold_between(public.vilnius_begin(first_day), public.vilnius_begin(last_day + 1)) sold group by 1
    ),
    keys as (
      select bucket.key as of_key from public.report_buckets(rows_by, first_day, last_day) bucket
      union select of_key from summed union select of_key from bought
    ),
    placed as (
      select keys.of_key, case when rows_by = 'language' then row_number() over (order by coalesce(summed.visits, 0) desc, keys.of_key)
          else row_number() over (order by keys.of_key) end as nth,
        summed.visits, summed.pages, summed.products, summed.carts, summed.checkouts, summed.paid, bought.orders
      from keys left join summed using (of_key) left join bought using (of_key)
    )
  select case when rows_by = 'language' then of_key else nth::text end, nth, of_key, coalesce(placed.visits, 0)::bigint,
    coalesce(placed.pages, 0)::bigint, coalesce(placed.products, 0)::bigint, coalesce(placed.carts, 0)::bigint,
    coalesce(placed.checkouts, 0)::bigint, coalesce(placed.paid, 0)::bigint, coalesce(placed.orders, 0)
  from placed;
end
$$;

create function public.funnel_totals(first_day date, last_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'visits', coalesce(sum(visits), 0), 'pages', coalesce(sum(pages), 0), 'products', coalesce(sum(products), 0),
    'carts', coalesce(sum(carts), 0), 'checkouts', coalesce(sum(checkouts), 0), 'paid', coalesce(sum(paid), 0),
    'orders', coalesce(sum(orders), 0)
  )
  from public.funnel_rows('language', first_day, last_day)
$$;

create function public.analyse_funnel(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    now_rows as materialized (
      select * from public.funnel_rows(asked ->> 'by', (asked ->> 'from')::date, (asked ->> 'to')::date)
    ),
    before_rows as materialized (
      select * from public.funnel_rows(asked ->> 'by', (asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
    )
  select jsonb_build_object(
    'total', public.funnel_totals((asked ->> 'from')::date, (asked ->> 'to')::date),
    'before', public.funnel_totals((asked ->> 'before_from')::date, (asked ->> 'before_to')::date),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', came.key, 'before_key', earlier.key, 'visits', coalesce(came.visits, 0), 'pages', coalesce(came.pages, 0),
        'products', coalesce(came.products, 0), 'carts', coalesce(came.carts, 0), 'checkouts', coalesce(came.checkouts, 0),
        'paid', coalesce(came.paid, 0), 'orders', coalesce(came.orders, 0), 'before', coalesce(earlier.visits, 0)
      ) order by coalesce(came.place, 1000000 + earlier.place)), '[]')
      from now_rows came full join before_rows earlier on earlier.mark = came.mark
    ),
    -- Visits by country where the host says it (ZZ: any that the shop does not deliver to), orders by where they went.
    'countries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', country, 'visits', visits, 'orders', orders, 'before_visits', before_visits, 'before_orders', before_orders
      ) order by orders desc, visits desc, country), '[]')
      from (
        select country, sum(visits) as visits, sum(orders) as orders, sum(before_visits) as before_visits, sum(before_orders) as before_orders
        from (
          select subject as country, count as visits, 0 as orders, 0 as before_visits, 0 as before_orders
          from public.visits_between(array['visit_from'], (asked ->> 'from')::date, (asked ->> 'to')::date)
          union all
          select subject, 0, 0, count, 0
          from public.visits_between(array['visit_from'], (asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
          union all
          select delivery_country, 0, 1, 0, 0 from public.sold_between(
            public.vilnius_begin((asked ->> 'from')::date), public.vilnius_begin((asked ->> 'to')::date + 1)
          )
          union all
          select delivery_country, 0, 0, 0, 1 from public.sold_between(
            public.vilnius_begin((asked ->> 'before_from')::date), public.vilnius_begin((asked ->> 'before_to')::date + 1)
          )
        ) each group by country
      ) summed
    )
  )
$$;

create function public.looked_at(first_day date, last_day date) returns table (product_id text, views bigint, added bigint, bought bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select figure.of_product, sum(figure.views)::bigint, sum(figure.added)::bigint, sum(figure.bought)::bigint
  from (
    select counted.subject as of_product, sum(counted.count) filter (where counted.event = 'product_view') as views,
      sum(counted.count) filter (where counted.event = 'add_to_cart') as added, 0 as bought
    from public.visits_between(array['product_view', 'add_to_cart'], first_day, last_day) counted group by 1
    union all
    select item.product_id, 0, 0, sum(item.quantity)
    from public.sold_between(public.vilnius_begin(first_day), public.vilnius_begin(last_day + 1)) sold
    join public.order_items item on item.order_id = sold.id group by 1
  ) figure
  group by 1;
end
$$;

-- Products by how often they were looked at (`by` product), fifty at a time after `after` ({views, key}), or their categories.
create function public.analyse_products(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_category constant boolean := asked ->> 'by' = 'category';
  page_size constant integer := case when is_category then 5000 else 50 end;
  after_key constant text := asked #>> '{after,key}';
  after_views constant bigint := asked #>> '{after,views}';
  answer jsonb;
begin
  with
    now_rows as materialized (select * from public.looked_at((asked ->> 'from')::date, (asked ->> 'to')::date)),
    before_rows as materialized (select * from public.looked_at((asked ->> 'before_from')::date, (asked ->> 'before_to')::date)),
    joined as (
      select coalesce(figure.product_id, earlier.product_id) as product_id, coalesce(figure.views, 0) as views,
        coalesce(figure.added, 0) as added, coalesce(figure.bought, 0) as bought, coalesce(earlier.views, 0) as before
      from now_rows figure full join before_rows earlier on earlier.product_id = figure.product_id
    ),
    named as (
      select case when is_category then coalesce(product.category, '') else joined.product_id end as key, sum(views)::bigint as views,
        sum(added)::bigint as added, sum(bought)::bigint as bought, sum(before)::bigint as before
      from joined left join public.products product on product.id = joined.product_id group by 1
    ),
    page as (
      select * from named
      where after_key is null or views < after_views or views = after_views and key > after_key
      order by views desc, key limit page_size + 1
    )
  select jsonb_build_object(
    'more', (select count(*) > page_size from page),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', page.key, 'sku', product.sku, 'name', coalesce(product.name, page.key), 'name_lt', coalesce(product.name_lt, ''),
        'name_ru', coalesce(product.name_ru, ''), 'category', product.category,
        'views', page.views, 'added', page.added, 'bought', page.bought, 'before', page.before
      ) order by page.views desc, page.key), '[]')
      from (select * from page order by views desc, key limit page_size) page
      left join public.products product on not is_category and product.id = page.key
    )
  ) || case when after_key is null then jsonb_build_object(
    'count', (select count(*) from named), 'categories', public.named_category_tree(),
    'total', (
      select jsonb_build_object('views', coalesce(sum(views), 0), 'added', coalesce(sum(added), 0), 'bought', coalesce(sum(bought), 0),
        'before', coalesce(sum(before), 0))
      from named
    )
  ) else '{}' end
  into answer;
  return answer;
end
$$;

-- What was searched for, the most often first, or (`by` empty) what found nothing; fifty at a time after `after` ({searches, key, language}).
create function public.analyse_searches(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_empty constant boolean := asked ->> 'by' = 'empty';
  after_key constant text := asked #>> '{after,key}';
  after_language constant text := asked #>> '{after,language}';
  after_searches constant bigint := asked #>> '{after,searches}';
  answer jsonb;
begin
  with
    summed as materialized (
      select query as key, language, sum(searches) filter (where day >= (asked ->> 'from')::date) as searches,
        sum(without_result) filter (where day >= (asked ->> 'from')::date) as without_result,
        sum(case when is_empty then without_result else searches end) filter (where day <= (asked ->> 'before_to')::date) as before
      from public.search_counts
      where day between (asked ->> 'from')::date and (asked ->> 'to')::date
        or day between (asked ->> 'before_from')::date and (asked ->> 'before_to')::date
      group by 1, 2
    ),
    ranked as (
      select *, case when is_empty then without_result else searches end as rank from summed
      where case when is_empty then without_result else searches end > 0
    ),
    page as (
      select * from ranked
      where after_key is null or rank < after_searches or rank = after_searches and (key, language) > (after_key, after_language)
      order by rank desc, key, language limit 51
    )
  select jsonb_build_object(
    'more', (select count(*) > 50 from page),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'language', language, 'searches', searches,
        'without_result', without_result, 'rank', rank, 'before', coalesce(before, 0)) order by rank desc, key, language), '[]')
      from (select * from page order by rank desc, key, language limit 50) page
    )
  ) || case when after_key is null then jsonb_build_object(
    'count', (select count(*) from ranked),
    'total', (
      select jsonb_build_object('searches', coalesce(sum(searches), 0), 'without_result', coalesce(sum(without_result), 0)) from summed
    )
  ) else '{}' end
  into answer;
  return answer;
end
$$;

-- Kinds of pages by how often they were opened, and how often a visit began there.
create function public.analyse_pages(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with
    summed as (
      select subject as key, sum(count) filter (where period = 1 and event = 'page_view') as views,
        sum(count) filter (where period = 1 and event = 'visit') as entries, sum(count) filter (where period = 2 and event = 'page_view') as before
      from (
        select 1 as period, * from public.visits_between(array['page_view', 'visit'], (asked ->> 'from')::date, (asked ->> 'to')::date)
        union all
        select 2, * from public.visits_between(array['page_view', 'visit'], (asked ->> 'before_from')::date, (asked ->> 'before_to')::date)
      ) counted group by 1
    )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'views', coalesce(views, 0), 'entries', coalesce(entries, 0),
        'before', coalesce(before, 0)) order by views desc nulls last, key), '[]')
      from summed
    ),
    'total', (
      select jsonb_build_object('views', coalesce(sum(views), 0), 'entries', coalesce(sum(entries), 0), 'before', coalesce(sum(before), 0))
      from summed
    )
  )
$$;

-- Kinds of faults that browsers told of, seen last in the period; `count` is how often since each was seen first.
create function public.analyse_faults(asked jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  with seen as (
    select * from public.client_errors
    where last_seen_at >= public.vilnius_begin((asked ->> 'from')::date) and last_seen_at < public.vilnius_begin((asked ->> 'to')::date + 1)
  )
  select jsonb_build_object(
    'count', (select count(*) from seen),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('key', fingerprint, 'message', message, 'path', path, 'browser', browser,
        'stack', stack, 'release', release, 'count', count, 'first_seen_at', first_seen_at, 'last_seen_at', last_seen_at) order by count desc, last_seen_at desc), '[]')
      from (select * from seen order by count desc, last_seen_at desc limit 100) first
    )
  )
$$;

-- A part of the analytics by its name, for administrators with all locks open; null for anybody else.
create function public.read_analytics(part text, asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when public.is_admin() then case part
    when 'funnel' then public.analyse_funnel(asked)
    when 'products' then public.analyse_products(asked)
    when 'searches' then public.analyse_searches(asked)
    when 'pages' then public.analyse_pages(asked)
    when 'faults' then public.analyse_faults(asked)
  end end;
end
$$;

revoke execute on function
  public.visits_between(text[], date, date), public.funnel_rows(text, date, date), public.funnel_totals(date, date),
  public.analyse_funnel(jsonb), public.looked_at(date, date), public.analyse_products(jsonb), public.analyse_searches(jsonb),
  public.analyse_pages(jsonb), public.analyse_faults(jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_analytics(text, jsonb) from public, anon, service_role;
grant execute on function public.read_analytics(text, jsonb) to authenticated;

-- As in 0176, by the same rules: what the dashboard calls revenue is what this report calls net. Money that was paid twice, too late or
-- wrongly is neither added when it comes nor taken off when it goes back; what was looked at comes from the day's sums.
create or replace function public.sales_between(begins timestamptz, ends timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revenue', sold.total - (select coalesce(sum(amount_eur), 0) from public.gone_between(begins, ends)),
    'orders', sold.orders,
    -- Before refunds: what somebody buys at once.
    'average', case when sold.orders > 0 then round(sold.total::numeric / sold.orders) end,
    'product_views', (
      select coalesce(sum(count), 0) from public.visit_totals
      where event = 'product_view' and day >= (begins at time zone 'Europe/Vilnius')::date
        and day < (ends at time zone 'Europe/Vilnius')::date + 1
    )
  )
  from (
    select coalesce(sum(total_eur), 0) as total, count(*) as orders from public.sold_between(begins, ends)
  ) sold
$$;
