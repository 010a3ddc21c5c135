-- One row an attempt to pay; `state` is a payment state, the order's payment_status is what all attempts amount to.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null check (provider in ('stripe', 'paysera', 'none')),
  provider_session_id text,
  provider_payment_id text,
  session_url text,
  amount integer not null check (amount >= 0),
  currency text not null check (currency in ('EUR', 'USD')),
  state text not null default 'unpaid'
    check (state in ('unpaid', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed')),
  paid_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index payments_by_session on public.payments (provider_session_id, provider)
  where provider_session_id is not null;

create index payments_by_order on public.payments (order_id);
create index payments_by_provider_payment on public.payments (provider, provider_payment_id)
  where provider_payment_id is not null;

-- A refund is a task from the moment that it is owed: money is never silently kept.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  payment_id uuid not null references public.payments (id),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('EUR', 'USD')),
  amount_eur integer not null check (amount_eur > 0),
  reason text not null check (reason in (
    'late_payment', 'double_payment', 'amount_mismatch', 'return', 'withdrawal', 'cancellation', 'goodwill'
  )),
  state text not null default 'pending' check (state in ('pending', 'submitted', 'succeeded', 'failed')),
  provider_refund_id text unique,
  due_at timestamptz not null default now() + interval '14 days',
  attempts integer not null default 0,
  last_error text,
  created_by text not null default 'system',
  created_at timestamptz not null default now(),
  completed_at timestamptz
);

create index refunds_by_order on public.refunds (order_id);
create index refunds_owed on public.refunds (due_at) where state in ('pending', 'submitted', 'failed');
-- The shop's own automatic refunds happen once a payment, whatever is replayed.
create unique index refunds_automatic_once on public.refunds (payment_id)
  where reason in ('late_payment', 'double_payment', 'amount_mismatch');

-- Every provider message, once. `outcome` is what we made of it.
create table public.webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id uuid,
  details jsonb not null default '{}',
  outcome text,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create index webhook_events_by_order on public.webhook_events (order_id);
create index webhook_events_by_time on public.webhook_events (received_at desc);

alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.webhook_events enable row level security;

create policy "administrators read payments" on public.payments for select to authenticated using ((select public.is_admin()));
create policy "administrators read refunds" on public.refunds for select to authenticated using ((select public.is_admin()));
create policy "administrators read provider messages" on public.webhook_events
  for select to authenticated using ((select public.is_admin()));
create policy "customers read the refunds of their own orders" on public.refunds
  for select to authenticated using (
    exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
  );

revoke insert, update, delete, truncate on public.payments, public.refunds, public.webhook_events from anon, authenticated;
