-- What has happened that somebody of the staff should know: read from the tables that say it already, of the last thirty days. Nothing
-- is written when it happens, so no order waits for it; each part is a short look into an index (docs/decisions/0032).

create index returns_by_time on public.returns (requested_at desc);
create index tasks_by_time on public.tasks (created_at desc);
-- Pieces that went below ten with this movement.
create index stock_movements_to_low on public.stock_movements (created_at desc) where on_hand_after < 10 and on_hand_after - change >= 10;
create index product_plans_refused on public.product_plans (due_at desc) where refusal is not null;

-- What somebody has read. Rows are of use for thirty days: older ones go when more are written.
create table public.notification_reads (
  user_id uuid not null references auth.users (id) on delete cascade,
  notification text not null check (length(notification) between 3 and 200),
  read_at timestamptz not null default now(),
  primary key (user_id, notification)
);
alter table public.notification_reads enable row level security;
revoke insert, update, delete, truncate on public.notification_reads from anon, authenticated, service_role;

-- Jobs whose last run failed (`job_failed`, since the first of those runs), or that have not run for half as long again as they used
-- to, and a quarter of an hour (`job_late`, since then).
create function public.jobs_in_trouble() returns table (kind text, job text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  -- One look at the index for each job, however often it ran.
  with recursive jobs as (
    (select job from public.job_runs order by job limit 1)
    union all
    select (select next.job from public.job_runs next where next.job > jobs.job order by next.job limit 1) from jobs where jobs.job is not null
  ),
  latest as (
    select jobs.job, run.started_at, run.succeeded, (
      select (run.started_at - min(before.started_at)) / nullif(count(*), 0) from (
        select earlier.started_at from public.job_runs earlier
        where earlier.job = jobs.job and earlier.started_at < run.started_at order by earlier.started_at desc limit 5
      ) before
    ) as pace
    from jobs cross join lateral (
      select started_at, succeeded from public.job_runs where job_runs.job = jobs.job order by started_at desc limit 1
    ) run
  )
  select 'job_failed', latest.job, (
    select min(failed.started_at) from public.job_runs failed where failed.job = latest.job and failed.started_at > coalesce((
      select max(well.started_at) from public.job_runs well where well.job = latest.job and well.succeeded
    ), '-infinity')
  )
  from latest where latest.succeeded = false
  union all
  select 'job_late', latest.job, latest.started_at + latest.pace * 1.5 + interval '15 minutes'
  from latest where latest.started_at + latest.pace * 1.5 + interval '15 minutes' < now()
$$;

-- The notifications of the last thirty days, thirty of a kind at most. `details` names what the sentence needs: an order's number, a
-- product, a size, a job; no person.
create function public.list_notifications(is_for_admin boolean, language text)
returns table (id text, kind text, at timestamptz, subject text, details jsonb)
language sql stable security definer set search_path = '' as $$
  with since as (select now() - interval '30 days' as time)
  (select 'order:' || order_number, 'order_paid', paid_at, order_number, '{}'::jsonb
  from public.orders, since where is_for_admin and paid_at > since.time order by paid_at desc limit 30)
  union all
  (select 'withdrawal:' || withdrawal.id, 'withdrawal', declared_at, orders.order_number, '{}'
  from public.withdrawals withdrawal left join public.orders on orders.id = withdrawal.order_id, since
  where is_for_admin and declared_at > since.time order by declared_at desc limit 30)
  union all
  (select 'return:' || asked_back.id, 'return', requested_at, orders.order_number, '{}'
  from public.returns asked_back join public.orders on orders.id = asked_back.order_id, since
  where is_for_admin and requested_at > since.time and withdrawal_id is null order by requested_at desc limit 30)
  union all
  (select 'task:' || task.id, task.kind, task.created_at, orders.order_number, '{}'
  from public.tasks task left join public.orders on orders.id = task.order_id, since
  where is_for_admin and task.kind in ('refund_failed', 'dispute', 'withdrawal_unsent') and task.created_at > since.time
  order by task.created_at desc limit 30)
  union all
  (select 'mail:' || mail.id, 'mail_failed', mail.created_at, (select order_number from public.orders where orders.id = mail.order_id),
    jsonb_build_object('mail', mail.kind)
  from public.outbox mail, since
  where is_for_admin and mail.state = 'failed' and mail.created_at > since.time order by mail.created_at desc limit 30)
  union all
  (select 'message:' || provider || ':' || left(event_id, 150), 'payment_unknown', received_at, provider, '{}'
  from public.webhook_events, since
  where is_for_admin and outcome in ('unknown_order', 'unknown_payment') and settled_at is null and received_at > since.time
  order by received_at desc limit 30)
  union all
  (select 'stock:' || movement.id, 'stock_low', movement.created_at, variant.sku, jsonb_build_object(
    'product', public.name_in(product, language), 'size', variant.size, 'color', variant.color, 'left', variant.free
  )
  from public.stock_movements movement join public.product_variants variant on variant.id = movement.variant_id
  join public.products product on product.id = variant.product_id, since
  where is_for_admin and movement.on_hand_after < 10 and movement.on_hand_after - movement.change >= 10 and movement.created_at > since.time
    and variant.free < 10 and product.active
  order by movement.created_at desc limit 30)
  union all
  (select trouble.kind || ':' || trouble.job || ':' || extract(epoch from date_trunc('minute', trouble.at))::bigint, trouble.kind, trouble.at, trouble.job, '{}'
  from public.jobs_in_trouble() trouble, since where is_for_admin and trouble.at > since.time)
  union all
  (select 'build:' || builds.id, 'build_failed', coalesce(finished_at, created_at), '', '{}'
  from public.builds, since where state = 'failed' and created_at > since.time order by created_at desc limit 30)
  union all
  (select 'plan:' || product_id || ':' || extract(epoch from due_at)::bigint, 'plan_refused', due_at, product_id,
    jsonb_build_object('product', public.name_in(products, language))
  from public.product_plans join public.products on products.id = product_id, since
  where refusal is not null and due_at > since.time order by due_at desc limit 30)
  union all
  (select 'review:' || review.id || ':' || review.revision, 'review', review.created_at, review.id::text,
    jsonb_build_object('product', public.name_in(product, language))
  from public.reviews review join public.products product on product.id = review.product_id, since
  where status = 'pending' and review.created_at > since.time order by review.created_at desc limit 30)
  union all
  (select 'contact:' || message.id, 'contact', message.created_at, message.id::text, '{}'
  from public.contact_messages message, since
  where is_for_admin and status = 'new' and message.created_at > since.time order by message.created_at desc limit 30)
$$;

-- For staff, null for anybody else: { unread, notifications }, the newest first, a hundred at most; what a role may see. `asked`: language.
create function public.read_notifications(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'unread', count(*) filter (where not is_read),
      'notifications', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'at', at, 'subject', coalesce(subject, ''), 'details', details, 'is_read', is_read
      ) order by at desc, id), '[]')
    )
    from (
      select listed.*, exists (
        select from public.notification_reads
        where user_id = public.acting_person() and notification = listed.id
      -- What was before somebody began to work here is no news to them.
      ) or listed.at < coalesce((select min(created_at) from public.user_roles where user_id = public.acting_person()), '-infinity') as is_read
      from public.list_notifications(public.is_admin(), asked ->> 'language') listed
      order by listed.at desc, listed.id limit 100
    ) newest
  );
end
$$;

-- Whoever asks has read these (`asked`: ids, a hundred at most). { ok }; null for whoever is not of the staff.
create function public.mark_notifications_read(asked jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  insert into public.notification_reads (user_id, notification)
  select public.acting_person(), said from (
    select distinct said from jsonb_array_elements_text(asked -> 'ids') said where length(said) between 3 and 200 order by said limit 100
  ) ids
  on conflict do nothing;
  delete from public.notification_reads where user_id = public.acting_person() and read_at < now() - interval '40 days';
  return jsonb_build_object('ok', true);
end
$$;

revoke execute on function public.jobs_in_trouble(), public.list_notifications(boolean, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_notifications(jsonb), public.mark_notifications_read(jsonb) from public, anon, service_role;
grant execute on function public.read_notifications(jsonb), public.mark_notifications_read(jsonb) to authenticated;
