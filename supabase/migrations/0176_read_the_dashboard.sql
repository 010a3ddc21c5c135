-- The back office's first page: figures with the period before, what needs somebody, and whether everything runs.

-- What the shop earned and sold between two times: payments that came less refunds that were made, each at its own time, euro
-- cents; orders by the time they were paid.
create function public.sales_between(begins timestamptz, ends timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revenue', sold.total - (
      select coalesce(sum(amount_eur), 0) from public.refunds
      where state = 'succeeded' and completed_at >= begins and completed_at < ends
    ),
    'orders', sold.orders,
    -- Before refunds: what somebody buys at once.
    'average', case when sold.orders > 0 then round(sold.total::numeric / sold.orders) end,
    'product_views', (
      select coalesce(sum(count), 0) from public.visit_counts
      where event = 'product_view' and day >= (begins at time zone 'Europe/Vilnius')::date
        and day < (ends at time zone 'Europe/Vilnius')::date + 1
    )
  )
  from (
    select coalesce(sum(total_eur), 0) as total, count(*) as orders from public.orders
    where paid_at >= begins and paid_at < ends
  ) sold
$$;

-- Null for whoever may not see it: figures of money are an administrator's. `month` is the present month so far in Vilnius,
-- `before` as much of the month before; `days` the last thirty days, today the last.
create function public.read_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  local_now constant timestamp := now() at time zone 'Europe/Vilnius';
  month_begins constant timestamptz := date_trunc('month', local_now) at time zone 'Europe/Vilnius';
  before_begins constant timestamptz := (date_trunc('month', local_now) - interval '1 month') at time zone 'Europe/Vilnius';
begin
  if not public.is_admin() then
    return null;
  end if;
  return jsonb_build_object(
    'all', public.sales_between('-infinity', 'infinity'),
    'month', public.sales_between(month_begins, now()),
    'before', public.sales_between(before_begins, least(before_begins + (now() - month_begins), month_begins)),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', day::date,
        'revenue', coalesce((
          select sum(total_eur) from public.orders
          where paid_at >= day at time zone 'Europe/Vilnius' and paid_at < (day + interval '1 day') at time zone 'Europe/Vilnius'
        ), 0)
      ) order by day)
      from generate_series(local_now::date - interval '29 days', local_now::date, interval '1 day') day
    ),
    'waiting', (select count(*) from public.orders where status = 'pending'),
    'to_pack', (select count(*) from public.orders where status = 'processing'),
    'recent', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_number', order_number, 'access_token', access_token, 'created_at', created_at, 'status', status,
        'payment_status', payment_status, 'total_amount', total_amount, 'currency', currency,
        'customer', coalesce(customer_name, delivery_name, customer_email)
      ) order by created_at desc), '[]')
      from (select * from public.orders order by created_at desc limit 5) latest
    ),
    'top', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru, 'picture', images[1],
        'rating', rating, 'review_count', review_count
      ) order by rating * review_count desc, id), '[]')
      from (
        select * from public.products where review_count > 0 and active order by rating * review_count desc, id limit 5
      ) best
    ),
    'low_stock', jsonb_build_object(
      'count', (
        select count(*) from public.product_variants variant join public.products product on product.id = variant.product_id
        where product.active and variant.free < 10
      ),
      'lowest', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', product_id, 'name', name, 'name_lt', name_lt, 'name_ru', name_ru, 'sku', sku, 'size', size,
          'color', color, 'free', free
        ) order by free, sku), '[]')
        from (
          select variant.product_id, product.name, product.name_lt, product.name_ru, variant.sku, variant.size,
            variant.color, variant.free
          from public.product_variants variant join public.products product on product.id = variant.product_id
          where product.active and variant.free < 10 order by variant.free, variant.sku limit 8
        ) lowest
      )
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', task.id, 'kind', task.kind, 'due_at', task.due_at, 'order_number', orders.order_number,
        'access_token', orders.access_token
      ) order by task.due_at, task.id), '[]')
      from public.tasks task join public.orders on orders.id = task.order_id where task.done_at is null
    ),
    'health', jsonb_build_object(
      'mail_waiting', (select count(*) from public.outbox where state in ('waiting', 'sending')),
      'mail_failed', (select count(*) from public.outbox where state = 'failed'),
      'mail_oldest', (select min(created_at) from public.outbox where state in ('waiting', 'sending')),
      'last_payment_event', (select max(received_at) from public.webhook_events),
      'client_errors', (select coalesce(sum(count), 0) from public.client_errors where last_seen_at > now() - interval '1 day'),
      'last_build', (
        select jsonb_build_object('state', state, 'at', coalesce(finished_at, started_at, created_at))
        from public.builds order by created_at desc limit 1
      ),
      'jobs', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'job', job, 'at', started_at, 'succeeded', succeeded
        ) order by job), '[]')
        from (select distinct on (job) * from public.job_runs order by job, started_at desc) latest
      )
    )
  );
end
$$;

revoke execute on function public.sales_between(timestamptz, timestamptz) from public, anon, authenticated, service_role;
revoke execute on function public.read_dashboard() from public, anon, service_role;
grant execute on function public.read_dashboard() to authenticated;
