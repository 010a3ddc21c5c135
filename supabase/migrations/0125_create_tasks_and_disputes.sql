-- A dispute that is won leaves what was refunded before (src/domain/order/states.ts).
insert into public.state_transitions (machine, from_state, to_state)
values ('payment', 'disputed', 'partially_refunded');

-- A refund is made of what its pieces were worth, the delivery that goes back, and what is taken off:
-- amount = Σ refund_items.amount + shipping + other − kept back. `other` is goodwill that belongs to no line; negative where
-- such goodwill was given before and counts towards this refund. The database checks it under lock (request_refund).
alter table public.refunds
  add column shipping_amount integer not null default 0 check (shipping_amount >= 0),
  add column shipping_amount_eur integer not null default 0 check (shipping_amount_eur >= 0),
  add column kept_back integer not null default 0 check (kept_back >= 0),
  add column kept_back_eur integer not null default 0 check (kept_back_eur >= 0),
  add column other_amount integer not null default 0,
  add column other_amount_eur integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  -- A cent of a dollar can be no cent of a euro.
  drop constraint refunds_amount_eur_check,
  add constraint refunds_amount_eur_check check (amount_eur >= 0),
  -- `void`: not owed any more, since the money went back another way (a lost dispute, a refund made at the provider).
  drop constraint refunds_state_check,
  add constraint refunds_state_check check (state in ('pending', 'submitted', 'succeeded', 'failed', 'void'));

create index refunds_to_send on public.refunds (next_attempt_at) where state in ('pending', 'submitted');

create table public.refund_items (
  refund_id uuid not null references public.refunds (id),
  order_item_id bigint not null references public.order_items (id),
  quantity integer not null check (quantity > 0),
  -- Pieces of it that were not on their way, and never will be.
  unsent integer not null default 0 check (unsent between 0 and quantity),
  -- What these pieces were worth after their part of the discount: minor units of the order's currency, and euro cents.
  amount integer not null check (amount >= 0),
  amount_eur integer not null check (amount_eur >= 0),
  restocked boolean not null default false,
  primary key (refund_id, order_item_id)
);

create index refund_items_by_item on public.refund_items (order_item_id);

-- A cardholder's complaint to the bank. `id` is the provider's.
create table public.disputes (
  id text primary key check (length(id) between 1 and 255),
  order_id uuid not null references public.orders (id),
  payment_id uuid not null references public.payments (id),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('EUR', 'USD')),
  reason text not null,
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  evidence_due_at timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create index disputes_by_order on public.disputes (order_id);
create index disputes_by_payment on public.disputes (payment_id);

-- What a person has to do by a day: one row a matter, however often it comes up. Settled by a person or by the event that
-- was waited for.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('refund_by_bank', 'refund_failed', 'refund_due', 'dispute')),
  order_id uuid not null references public.orders (id),
  refund_id uuid references public.refunds (id),
  dispute_id text references public.disputes (id),
  return_id uuid references public.returns (id),
  due_at timestamptz not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text,
  note text check (length(note) <= 1000),
  check ((done_at is null) = (done_by is null)),
  check (num_nonnulls(refund_id, dispute_id, return_id) = 1),
  unique nulls not distinct (kind, refund_id, dispute_id, return_id)
);

create index tasks_open on public.tasks (due_at) where done_at is null;
create index tasks_by_order on public.tasks (order_id);
create index tasks_by_refund on public.tasks (refund_id) where refund_id is not null;
create index tasks_by_dispute on public.tasks (dispute_id) where dispute_id is not null;
create index tasks_by_return on public.tasks (return_id) where return_id is not null;

alter table public.refund_items enable row level security;
alter table public.disputes enable row level security;
alter table public.tasks enable row level security;

create policy "customers read the lines of their own refunds" on public.refund_items for select to authenticated using (
  exists (
    select from public.refunds join public.orders on orders.id = refunds.order_id
    where refunds.id = refund_id and orders.user_id = (select auth.uid())
  )
);
create policy "administrators read the lines of refunds" on public.refund_items
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read disputes" on public.disputes
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read tasks" on public.tasks for select to authenticated using ((select public.is_admin()));

-- Written by functions alone.
revoke insert, update, delete, truncate on public.refund_items, public.disputes, public.tasks
  from anon, authenticated, service_role;

insert into public.settings (key, is_public, value, description) values
  ('card_refusals_per_order', false, '5', 'Cards refused for one order before its payment is ended'),
  ('card_refusals_per_client', false, '10', 'Cards refused for one address on the network within an hour before it has to wait');
