-- Mail that is owed. Written in the transaction that owes it, sent by a job, once: `id` is the idempotency key that the
-- mail provider sees, `idempotency_key` keeps the shop from owing the same message twice.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'lt', 'ru')),
  order_id uuid references public.orders (id),
  payload jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  provider_message_id text,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index outbox_due on public.outbox (next_attempt_at) where state in ('waiting', 'sending');
create index outbox_by_order on public.outbox (order_id) where order_id is not null;
create index outbox_by_creation on public.outbox (created_at desc);

create table public.job_runs (
  id bigint generated always as identity primary key,
  job text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  succeeded boolean,
  result jsonb not null default '{}'
);

create index job_runs_by_job on public.job_runs (job, started_at desc);

alter table public.outbox enable row level security;
alter table public.job_runs enable row level security;

create policy "administrators read the outbox" on public.outbox for select to authenticated using ((select public.is_admin()));
create policy "administrators read job runs" on public.job_runs for select to authenticated using ((select public.is_admin()));

revoke insert, update, delete, truncate on public.outbox, public.job_runs from anon, authenticated;
